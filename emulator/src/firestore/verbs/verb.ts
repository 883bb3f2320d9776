import type { Caller } from '../../rules/access'
import type { Database } from '../database'

/** `POST /v1/projects/P/databases/(default)/documents/{path}:{verb}` with its body parsed. */
export interface Call {
  database: Database
  caller: Caller
  /** '' or the path of a document. */
  path: string
  body: unknown
}

/** A verb's answer; that of a streaming verb is the list of what it streams. */
export type Verb = (call: Call) => unknown
