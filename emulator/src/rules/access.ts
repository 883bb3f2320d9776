import type { DocumentBudget } from './evaluation/budget'
import type { Plan } from '../firestore/queries/query-plan'
import type { Fields, WireTimestamp } from '../firestore/values/wire'

/** Who asks: signed out, signed in (claims of the ID token), or the project's administrator. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; uid: string; token: Readonly<Record<string, unknown>> }
  | { kind: 'owner' }

/** A document as rules see it. `path` is relative to the database: `news/a`. */
export interface RulesDocument {
  path: string
  fields: Fields
}

/** An object's metadata as storage rules see it. */
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
  /** Shared by the requests of one batch; a request of its own has its own. */
  budget?: DocumentBudget
  /** Document at `path` (`users/u1`) before or after the whole batch; null where there is none. */
  lookup: (path: string, when: 'before' | 'after') => RulesDocument | null
}

export type FirestoreRequest = Request & { path: string } & (
    | { method: 'get'; resource: RulesDocument | null }
    | {
        /**
         * What the precondition claims, else what the document's existence makes it. Rules come
         * before preconditions, so a create may meet a document and an update none.
         */
        method: 'create' | 'update'
        resource: RulesDocument | null
        requestResource: RulesDocument
      }
    | { method: 'delete'; resource: RulesDocument | null }
  )

/** A list is decided from the query alone. */
export type FirestoreListRequest = Request & {
  method: 'list'
  query: Pick<Plan, 'parent' | 'collectionId' | 'allDescendants' | 'branches' | 'limit' | 'offset'>
}

export type StorageRequest = Request & { bucket: string; path: string } & (
    | { method: 'get' | 'delete'; resource: RulesObject | null }
    | { method: 'list'; resource: null }
    /** Of content, whatever it replaces. */
    | { method: 'create'; resource: RulesObject | null; requestResource: RulesObject }
    /** Of metadata alone. */
    | { method: 'update'; resource: RulesObject; requestResource: RulesObject }
  )

export interface Verdict {
  allowed: boolean
  /** For the developer: each evaluation error with line and column, and why the answer is no. */
  reasons: string[]
}

/** A compiled rules file. What it does not understand it denies. */
export interface Ruleset {
  firestore(request: FirestoreRequest | FirestoreListRequest): Verdict
  storage(request: StorageRequest): Verdict
  /** Hears whether a whole request was allowed, and how other rules would answer it (shadow-rules.ts). */
  onAnswer?(path: string, isAllowed: boolean, ask: (rules: Ruleset) => boolean): void
}
