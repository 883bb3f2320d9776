import type { DocumentBudget } from './evaluation/budget'
import type { Plan } from '../firestore/queries/query-plan'
import type { Fields, WireTimestamp } from '../firestore/values/wire'

export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; uid: string; token: Readonly<Record<string, unknown>> }
  | { kind: 'owner' }

export interface RulesDocument {
  path: string
  fields: Fields
}

export interface RulesObject {
  name: string
  bucket: string
  generation: string
  metageneration: string
  size: number
  timeCreated: WireTimestamp
  updated: WireTimestamp
  md5Hash: string
  crc32c: string
  etag: string
  contentType?: string
  contentDisposition?: string
  contentEncoding?: string
  contentLanguage?: string
  cacheControl?: string
  metadata: Readonly<Record<string, string>>
}

interface Request {
  caller: Exclude<Caller, { kind: 'owner' }>
  time: WireTimestamp
  /** Budget of document lookups, shared by the requests of a batch. By default each request has its own budget. */
  budget?: DocumentBudget
  lookup: (path: string, when: 'before' | 'after') => RulesDocument | null
}

export type FirestoreRequest = Request & { path: string } & (
    | { method: 'get'; resource: RulesDocument | null }
    | {
        /** Method of a write. Whether the document may or must exist is checked later, with the preconditions. */
        method: 'create' | 'update'
        resource: RulesDocument | null
        requestResource: RulesDocument
      }
    | { method: 'delete'; resource: RulesDocument | null }
  )

export type FirestoreListRequest = Request & {
  method: 'list'
  query: Pick<Plan, 'parent' | 'collectionId' | 'allDescendants' | 'branches' | 'limit' | 'offset'>
}

export type StorageRequest = Request & { bucket: string; path: string } & (
    | { method: 'get' | 'delete'; resource: RulesObject | null }
    | { method: 'list'; resource: null }
    | { method: 'create'; resource: RulesObject | null; requestResource: RulesObject }
    | { method: 'update'; resource: RulesObject; requestResource: RulesObject }
  )

export interface Verdict {
  allowed: boolean
  reasons: string[]
}

/** Compiled rules file. It denies requests that it cannot evaluate. */
export interface Ruleset {
  firestore(request: FirestoreRequest | FirestoreListRequest): Verdict
  storage(request: StorageRequest): Verdict
  /** Called with the result of each request or batch. `ask` evaluates the request with other rules. */
  onAnswer?(path: string, isAllowed: boolean, ask: (rules: Ruleset) => boolean): void
}
