import type { Values } from '@/components/form/validate'
import { binPath, moveToBin } from '@/domain/bin/bin'
import type { DraftKind } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import type { DraftState } from '@/domain/drafts/draft-schema'
import { publishedItem, stamp } from '@/domain/publishing/published-item'
import { transact, type RawDocument, readRaw, serverTime, type Write } from '@/lib/firebase/writes'
import { Conflict } from '@/lib/saving/conflict'
import { type Edited, isKnownVersion } from '@/lib/saving/known-version'

/*
 * Every change of content. Each is all or nothing, replaces whole documents, and may be tried as often
 * as one likes: the ids are the caller's and the same for all tries, and what an earlier try did
 * without its answer arriving is recognised. Each throws the SDK's errors, a Conflict with what is
 * stored, or one of those below.
 */

/** What was to be changed is not there any more. */
export class Gone extends Error {}

/** The draft has become an item, by an earlier try or another tab. */
export class AlreadyPublished extends Error {
  constructor(readonly item: RawDocument) {
    super()
  }
}

/** Who acts, on which version, and the fingerprints of their attempts. */
export type Actor = Edited<string>

/** The same for equal content, whatever the order of its fields. */
export function fingerprint(content: Values): string {
  return JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Throws a Conflict where `found`, which says `content`, is no version that the actor knows. */
function refuseUnknown(found: RawDocument, content: Values, by: Actor): void {
  if (!isKnownVersion(found, by, storing(content))) throw new Conflict(found)
}

const storing = (content: Values) => (attempt: string) => attempt === fingerprint(content)

/** The fields of `like` as a draft or an item has them. */
export function storedContent({ plain }: RawDocument, like: Values): Values {
  const holder = (plain['data'] ?? plain) as Values
  return Object.fromEntries(Object.keys(like).map((name) => [name, holder[name]]))
}

const draftContent = ({ plain }: RawDocument) => plain['data'] as Values

export interface DraftContent {
  data: Values
  state: DraftState
  publishAt: Date | null
  /** What the contributor is told. */
  note: string
}

/** Stores work under `drafts/{id}`, whether it stands there already or not. */
export function storeDraft(
  kind: DraftKind,
  id: string,
  itemId: string,
  content: DraftContent,
  by: Actor,
): Promise<void> {
  const path = `drafts/${id}`
  const paths = itemId === '' ? [path] : [path, `${kind}/${itemId}`]
  return transact(paths, ([found, item]) => {
    if (item) throw new AlreadyPublished(item)
    if (found) refuseUnknown(found, draftContent(found), by)
    if (!found && by.version !== '') throw new Gone()
    const before = found?.data ?? { id, kind, itemId: '', createdBy: by.actor }
    return [{ set: path, data: { ...before, ...content, ...stamp(by.actor, serverTime()) } }]
  })
}

/**
 * Puts work before the public as `itemId`: new work at once, a draft in two steps, because the rules
 * let a draft go only for the item that it names. Half done by an earlier try, it is finished.
 */
export async function publish(
  kind: DraftKind,
  draftId: string,
  itemId: string,
  data: Values,
  by: Actor,
): Promise<void> {
  const [draftPath, itemPath] = [`drafts/${draftId}`, `${kind}/${itemId}`]
  let createdBy = by.actor
  let isDraft = false
  const item = (): Write => ({
    set: itemPath,
    data: publishedItem({
      kind,
      id: itemId,
      content: data,
      createdBy,
      updatedBy: by.actor,
      serverTime: serverTime(),
    }),
  })
  await transact([draftPath, itemPath], ([draft, published]) => {
    if (published) {
      const content = storedContent(published, data)
      refuseUnknown(published, content, by)
      const isDone = fingerprint(content) === fingerprint(data)
      return isDone
        ? []
        : [
            {
              set: itemPath,
              data: { ...published.data, ...data, ...stamp(by.actor, serverTime()) },
            },
          ]
    }
    if (!draft) {
      if (by.version !== '') throw new Gone()
      return [item()]
    }
    refuseUnknown(draft, draftContent(draft), by)
    isDraft = true
    createdBy = String(draft.data['createdBy'])
    // It keeps its state and hour: if this goes no further, it is still published in time.
    const ready = { data, itemId }
    return [{ set: draftPath, data: { ...draft.data, ...ready, ...stamp(by.actor, serverTime()) } }]
  })
  if (!isDraft) return
  // The SDK begins a transaction again when its answer is lost, so this too may have been done.
  await transact([draftPath, itemPath], ([draft, published]) => {
    const found = published ?? draft
    if (!found) throw new Gone()
    const content = published ? storedContent(published, data) : draftContent(found)
    const isOurs = found.updatedBy === by.actor && fingerprint(content) === fingerprint(data)
    if (!isOurs) throw new Conflict(found)
    return published ? [] : [item(), { remove: draftPath }]
  })
}

/** Changes what the public sees. */
export function saveItem(kind: DraftKind, id: string, data: Values, by: Actor): Promise<void> {
  const path = `${kind}/${id}`
  return transact([path], ([found]) => {
    if (!found) throw new Gone()
    refuseUnknown(found, storedContent(found, data), by)
    // An item older than the field has none; the rules want one.
    const before = { createdBy: '', ...found.data }
    return [{ set: path, data: { ...before, ...data, ...stamp(by.actor, serverTime()) } }]
  })
}

/** Takes an item from the public; as a draft it keeps its id, and so its links when it returns. */
export function unpublish(kind: DraftKind, id: string, data: Values, by: Actor): Promise<void> {
  const [path, draftId] = [`${kind}/${id}`, unpublishedDraftId(kind, id)]
  return transact([path, `drafts/${draftId}`], ([found, draft]): Write[] => {
    if (!found) {
      if (draft && isKnownVersion(draft, by, storing(draftContent(draft)))) return []
      throw new Gone()
    }
    refuseUnknown(found, storedContent(found, data), by)
    const createdBy = String(found.data['createdBy'] || by.actor)
    const content = { data, state: 'draf', publishAt: null, note: '', itemId: id, createdBy }
    return [
      {
        set: `drafts/${draftId}`,
        data: { id: draftId, kind, ...content, ...stamp(by.actor, serverTime()) },
      },
      { remove: path },
    ]
  })
}

/** Deletes a document; its copy lies in the bin until it is emptied. What lies there is deleted. */
export async function remove(collection: string, id: string, by: Actor): Promise<void> {
  let isMissing = false
  await transact([`${collection}/${id}`], ([found]): Write[] => {
    isMissing = !found
    if (!found) return []
    if (!isKnownVersion(found, by, () => true)) throw new Conflict(found)
    return moveToBin(collection, id, found.data, by.actor, serverTime())
  })
  if (isMissing && !(await readRaw(binPath(collection, id)))) throw new Gone()
}
