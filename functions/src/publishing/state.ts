import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import * as v from 'valibot'
import { PUBLISHING_FAILURES, type ExplainedFailure } from '@/domain/publishing/publishing-failure'
import type { PublishingState } from '@/domain/publishing/publishing-state-schema'

type Stored<Value> = {
  [Field in keyof Value]: Value[Field] extends string | null
    ? null extends Value[Field]
      ? Timestamp | null
      : Value[Field]
    : Value[Field]
}

export type StoredState = Omit<Stored<PublishingState>, 'failure' | 'hidden'> & {
  failure: (Pick<ExplainedFailure, 'code' | 'pages'> & { at: Timestamp }) | null
}

const time = v.fallback(v.nullable(v.instance(Timestamp)), null)
const number = v.fallback(v.number(), 0)
const text = v.fallback(v.string(), '')

/** Document `publishing/state`. Missing or invalid fields default to their values before the first publication. */
const state = v.object({
  dirty: time,
  began: time,
  number,
  released: time,
  version: text,
  day: text,
  build: text,
  failure: v.fallback(
    v.nullable(
      v.object({
        code: v.picklist(PUBLISHING_FAILURES),
        at: v.instance(Timestamp),
        pages: v.optional(v.array(v.string())),
      }),
    ),
    null,
  ),
  keeps: number,
}) satisfies v.GenericSchema<unknown, StoredState>

export function stateOf(firestore: Firestore): DocumentReference {
  return firestore.doc('publishing/state')
}

/** Returns the lease's document. It is below the state document, so that writing it does not trigger `site-publish`. */
export function leaseOf(firestore: Firestore): DocumentReference {
  return stateOf(firestore).collection('publishing_lease').doc('publisher')
}

export function parseState(document: DocumentSnapshot | undefined): StoredState {
  return v.parse(state, document?.data() ?? {})
}
