import type { Values } from '@/components/form/validate'
import { binPath, moveToBin } from '@/domain/bin/bin'
import type { DraftKind } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import type { DraftState } from '@/domain/drafts/draft-schema'
import { publishedItem, changeMetadata } from '@/domain/publishing/published-item'
import { transact, type RawDocument, readRaw, serverTime, type Write } from '@/lib/firebase/writes'
import { Conflict } from '@/lib/saving/conflict'
import { type Edited, isKnownVersion } from '@/lib/saving/known-version'

/*
 * Operations that change content. Each is atomic and repeatable: ids come from the caller and stay
 * the same for all tries. Each throws the SDK's errors, a Conflict with the stored version, or one
 * of the errors below.
 */

export class DocumentDeleted extends Error {}

/** Thrown when an earlier attempt or another tab has already published the draft. */
export class AlreadyPublished extends Error {
  constructor(readonly item: RawDocument) {
    super()
  }
}

/** Uid of the user, the version that the user edited, and the contents of the user's attempts as canonical JSON. */
export type Actor = Edited<string>

/** Serialises content independently of the order of its fields. */
export function canonicalJson(content: Values): string {
  return JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Throws a Conflict if `found` is a version that the actor does not know. */
function refuseUnknown(found: RawDocument, content: Values, by: Actor): void {
  if (!isKnownVersion(found, by, storing(content))) throw new Conflict(found)
}

const storing = (content: Values) => (attempt: string) => attempt === canonicalJson(content)

/** Returns the stored values of the fields that `like` has, from a draft or an item. */
export function storedContent({ plain }: RawDocument, like: Values): Values {
  const holder = (plain['data'] ?? plain) as Values
  return Object.fromEntries(Object.keys(like).map((name) => [name, holder[name]]))
}

const draftContent = ({ plain }: RawDocument) => plain['data'] as Values

export interface DraftContent {
  data: Values
  state: DraftState
  publishAt: Date | null
  note: string
}

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
    if (!found && by.version !== '') throw new DocumentDeleted()
    const before = found?.data ?? { id, kind, itemId: '', createdBy: by.actor }
    return [
      { set: path, data: { ...before, ...content, ...changeMetadata(by.actor, serverTime()) } },
    ]
  })
}

/**
 * Publishes a draft in two steps, because the rules delete a draft only together with the item whose id it contains.
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
      const isDone = canonicalJson(content) === canonicalJson(data)
      return isDone
        ? []
        : [
            {
              set: itemPath,
              data: { ...published.data, ...data, ...changeMetadata(by.actor, serverTime()) },
            },
          ]
    }
    if (!draft) {
      if (by.version !== '') throw new DocumentDeleted()
      return [item()]
    }
    refuseUnknown(draft, draftContent(draft), by)
    isDraft = true
    createdBy = String(draft.data['createdBy'])
    // Keeps state and time, so that a scheduled draft is still published on time if this fails.
    const ready = { data, itemId }
    return [
      {
        set: draftPath,
        data: { ...draft.data, ...ready, ...changeMetadata(by.actor, serverTime()) },
      },
    ]
  })
  if (!isDraft) return
  // The SDK repeats a transaction when its response is lost, so this step may be done already.
  await transact([draftPath, itemPath], ([draft, published]) => {
    const found = published ?? draft
    if (!found) throw new DocumentDeleted()
    const content = published ? storedContent(published, data) : draftContent(found)
    const isOurs = found.updatedBy === by.actor && canonicalJson(content) === canonicalJson(data)
    if (!isOurs) throw new Conflict(found)
    return published ? [] : [item(), { remove: draftPath }]
  })
}

export function saveItem(kind: DraftKind, id: string, data: Values, by: Actor): Promise<void> {
  const path = `${kind}/${id}`
  return transact([path], ([found]) => {
    if (!found) throw new DocumentDeleted()
    refuseUnknown(found, storedContent(found, data), by)
    // Items older than the field lack it, but the rules require it.
    const before = { createdBy: '', ...found.data }
    return [{ set: path, data: { ...before, ...data, ...changeMetadata(by.actor, serverTime()) } }]
  })
}

/** Turns an item into a draft. The draft keeps the item's id, so links work again after it is republished. */
export function unpublish(kind: DraftKind, id: string, data: Values, by: Actor): Promise<void> {
  const [path, draftId] = [`${kind}/${id}`, unpublishedDraftId(kind, id)]
  return transact([path, `drafts/${draftId}`], ([found, draft]): Write[] => {
    if (!found) {
      if (draft && isKnownVersion(draft, by, storing(draftContent(draft)))) return []
      throw new DocumentDeleted()
    }
    refuseUnknown(found, storedContent(found, data), by)
    const createdBy = String(found.data['createdBy'] || by.actor)
    const content = { data, state: 'draf', publishAt: null, note: '', itemId: id, createdBy }
    return [
      {
        set: `drafts/${draftId}`,
        data: { id: draftId, kind, ...content, ...changeMetadata(by.actor, serverTime()) },
      },
      { remove: path },
    ]
  })
}

/** Moves a document into the bin. A document that is already in the bin counts as deleted. */
export async function remove(collection: string, id: string, by: Actor): Promise<void> {
  let isMissing = false
  await transact([`${collection}/${id}`], ([found]): Write[] => {
    isMissing = !found
    if (!found) return []
    if (!isKnownVersion(found, by, () => true)) throw new Conflict(found)
    return moveToBin(collection, id, found.data, by.actor, serverTime())
  })
  if (isMissing && !(await readRaw(binPath(collection, id)))) throw new DocumentDeleted()
}
