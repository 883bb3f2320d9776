import { ulid } from 'ulid'
import { binId } from '@/domain/schemas/bin'
import type { Draft, DraftState } from '@/domain/schemas/draft'
import { change, commit, type RawDocument, serverTime, type Write } from '@/lib/firebase/writes'
import type { Values } from '@/components/form/check-values'
import type { EditorialKind } from './editorial-kind'

/*
 * Every change of content. Each is all or nothing, replaces whole documents, and throws the SDK's
 * errors, or a ChangedMeanwhile.
 */

/** Somebody saved the same thing after it was opened here. */
export class ChangedMeanwhile extends Error {
  constructor(
    readonly by: string,
    readonly at: string,
  ) {
    super(`Changed by ${by} at ${at}`)
  }
}

/** Who acts, and which version of the document they have seen ('' writes over any). */
export interface Change {
  uid: string
  seen: string
}

const stampOf = (uid: string) => ({ updatedBy: uid, updatedAt: serverTime() })

function assertUnchanged(found: RawDocument | null, seen: string): asserts found is RawDocument {
  if (!found) throw new ChangedMeanwhile('', '')
  if (seen !== '' && found.updatedAt !== seen)
    throw new ChangedMeanwhile(found.updatedBy, found.updatedAt)
}

/** Stores new work and returns its id. */
export async function createDraft(
  { kind }: EditorialKind,
  data: Values,
  state: DraftState,
  publishAt: Date | null,
  uid: string,
): Promise<string> {
  const id = ulid()
  const document = { id, kind, data, state, publishAt, itemId: '', createdBy: uid }
  await commit({ set: `drafts/${id}`, data: { ...document, ...stampOf(uid) } })
  return id
}

/** Stores work that was stored before, in the state given. */
export function saveDraft(
  id: string,
  data: Values,
  state: DraftState,
  publishAt: Date | null,
  { uid, seen }: Change,
): Promise<void> {
  return change([`drafts/${id}`], ([found = null]) => {
    assertUnchanged(found, seen)
    return [
      {
        set: `drafts/${id}`,
        data: { ...found.data, data, state, publishAt, ...stampOf(uid) },
      },
    ]
  })
}

/** Puts new work before the public at once and returns its id. */
export async function publishNew(
  { kind, added }: EditorialKind,
  data: Values,
  uid: string,
): Promise<string> {
  const id = ulid()
  await commit({ set: `${kind}/${id}`, data: { ...added, ...data, id, ...stampOf(uid) } })
  return id
}

/**
 * Puts a draft before the public, with `data`, and returns the item's id. The draft first learns the
 * id that will stand in its place (the rules ask for it); what fails after that leaves a draft.
 */
export async function publishDraft(
  { kind, added }: EditorialKind,
  draft: Draft,
  data: Values,
  { uid, seen }: Change,
): Promise<string> {
  const itemId = draft.itemId || ulid()
  const path = `drafts/${draft.id}`
  const state = draft.state === 'terjadwal' ? 'draf' : draft.state
  await change([path], ([found = null]) => {
    assertUnchanged(found, seen)
    return [
      {
        set: path,
        data: { ...found.data, data, state, publishAt: null, itemId, ...stampOf(uid) },
      },
    ]
  })
  await commit(
    { set: `${kind}/${itemId}`, data: { ...added, ...data, id: itemId, ...stampOf(uid) } },
    { remove: path },
  )
  return itemId
}

/** Changes what the public sees. */
export function saveItem(
  { kind }: EditorialKind,
  id: string,
  data: Values,
  { uid, seen }: Change,
): Promise<void> {
  const path = `${kind}/${id}`
  return change([path], ([found = null]) => {
    assertUnchanged(found, seen)
    return [{ set: path, data: { ...found.data, ...data, ...stampOf(uid) } }]
  })
}

/** Takes an item from the public; as a draft it keeps its id, and so its links when it returns. */
export function unpublish(
  { kind }: EditorialKind,
  id: string,
  data: Values,
  { uid, seen }: Change,
): Promise<void> {
  const path = `${kind}/${id}`
  return change([path], ([found = null]) => {
    assertUnchanged(found, seen)
    const draft = { id, kind, data, state: 'draf', publishAt: null, itemId: id, createdBy: uid }
    return [{ set: `drafts/${id}`, data: { ...draft, ...stampOf(uid) } }, { remove: path }]
  })
}

/** Deletes a document; its copy lies in the bin until it is emptied. */
export function moveToBin(collection: string, id: string, { uid, seen }: Change): Promise<void> {
  const path = `${collection}/${id}`
  return change([path], ([found = null]): Write[] => {
    assertUnchanged(found, seen)
    return [
      {
        set: `bin/${binId(collection, id)}`,
        data: { collection, id, data: found.data, deletedBy: uid, deletedAt: serverTime() },
      },
      { remove: path },
    ]
  })
}
