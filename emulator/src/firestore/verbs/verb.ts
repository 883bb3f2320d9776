import type { Caller } from '../../rules/access'
import type { Database } from '../database'

/** A parsed request `POST /v1/projects/P/databases/(default)/documents/{path}:{verb}`. */
export interface Call {
  database: Database
  caller: Caller
  /** '' or the path of a document. */
  path: string
  body: unknown
}

/** Returns the response, which for a streaming verb is a list of messages. */
export type Verb = (call: Call) => unknown
