import type { Caller } from '../../rules/access'
import type { Database } from '../database'

export interface Call {
  database: Database
  caller: Caller
  path: string
  body: unknown
}

export type Verb = (call: Call) => unknown
