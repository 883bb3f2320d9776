import type { QueryClient } from '@tanstack/react-query'
import { InvalidForm, validate, validateUnfinished, type Values } from '@/components/form/validate'
import { binPath, moveToBin } from '@/domain/bin/bin'
import type { DraftKind } from '@/domain/collections'
import {
  type EditorialAction,
  type EditorialStatus,
  isForPublic,
  isPublisher,
  unpublishedDraftId,
  withPublicationDay,
} from '@/domain/drafts/draft'
import type { DraftState } from '@/domain/drafts/draft-schema'
import { showsOwnPictures, showsPublicPictures } from '@/domain/pictures/public-pictures'
import { replaceStaged } from '@/domain/pictures/staged-picture'
import { changeMetadata, publishedItem } from '@/domain/publishing/published-item'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { app } from '@/lib/firebase/app'
import { type RawDocument, readRaw, serverTime, transact, type Write } from '@/lib/firebase/writes'
import { promoteStaged } from '@/lib/images/staged-pictures'
import { Conflict } from '@/lib/saving/conflict'
import { type Edited, isKnownVersion } from '@/lib/saving/known-version'
import { newId, serverNow } from '@/lib/server-clock'
import type { Person } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import {
  documentPath,
  type EditorDocument,
  type OpenDocument,
  type Source,
} from './editor-document'

/*
 * Actions of the editor and of bulk upload. Each action validates the content, and then stores it in one repeatable
 * transaction. Ids and attempts come from the open document, so that a repeated action takes effect once.
 */

export type StoringAction = Exclude<EditorialAction, 'delete'>

/** Additional input of an action, such as the scheduled time. */
export interface Details {
  publishAt?: Date
  /** Note to the contributor when a draft is returned. */
  note?: string
}

export interface Editing {
  kind: EditorialKind
  person: Person
  zone: TimeZone
  client: QueryClient
}

/** User, the version that the user opened, and earlier attempts to save it, in the format of `canonicalJson`. */
export type Actor = Edited<string>

/** Maximum number of remembered attempts whose response was lost. */
const MAX_ATTEMPTS = 5

export class DocumentDeleted extends Error {}

/**
 * Validates and stores `typed`. Calls `remember` with the attempt before sending it. Resolves with the stored document,
 * still with its old `updatedAt`. Rejects with an InvalidForm or the errors of `store`.
 */
export async function runAction(
  editing: Editing,
  action: StoringAction,
  open: OpenDocument,
  typed: Values,
  details: Details,
  remember: (attempt: Pick<OpenDocument, 'itemId' | 'attempts'>) => Promise<void>,
) {
  const { kind, person, zone, client } = editing
  const { document } = open
  const valid = validateFor(editing, action, document.status, typed, details.publishAt)
  // Published content refers to public copies of staged pictures.
  const isPublic = isForPublic(action, document.status)
  const promoted = isPublic ? await promoteStaged(client, valid) : valid
  const data =
    action === 'publish'
      ? withPublicationDay(kind.kind, promoted, dayIn(zone, serverNow()))
      : promoted

  const itemId = document.itemId || open.itemId || (action === 'publish' ? newId() : '')
  const attempts = [...new Set([...open.attempts, canonicalJson(data)])].slice(-MAX_ATTEMPTS)
  await remember({ itemId, attempts })
  const by = { actor: person.uid, version: document.updatedAt, attempts }
  const to = draftAfter(action, document, details)
  const source = await store(kind.kind, document.source, itemId, data, to, by)
  const stored: EditorDocument = {
    ...document,
    source,
    status: to?.state ?? 'terbit',
    values: data,
    publishAt: to?.publishAt?.toISOString() ?? null,
    itemId: to ? document.itemId : itemId,
    note: to?.note ?? '',
    createdBy: document.createdBy || person.uid,
  }
  return { stored, valid }
}

export interface DraftFields {
  state: DraftState
  publishAt: Date | null
  note: string
}

function draftAfter(
  action: StoringAction,
  { status, publishAt, note }: Pick<EditorDocument, 'status' | 'publishAt' | 'note'>,
  details: Details,
): DraftFields | null {
  const inState = (state: DraftState, note = '', publishAt: Date | null = null) => ({
    ...{ state, publishAt, note },
  })
  switch (action) {
    case 'save':
      if (status === 'terbit') return null
      if (status === 'terjadwal' && publishAt) return inState(status, note, new Date(publishAt))
      return inState(status === 'diajukan' ? status : 'draf', note)
    case 'submit':
      return inState('diajukan')
    case 'withdraw':
      return inState('draf', details.note)
    case 'schedule':
      return inState('terjadwal', '', details.publishAt ?? null)
    case 'unpublish':
      return inState('draf')
    case 'publish':
      return null
  }
}

/** Returns the content as JSON, independent of the order of its fields. */
export function canonicalJson(content: Values): string {
  return JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns the values of a stored draft or item, limited to the fields of `like`. */
export function storedContent({ plain }: RawDocument, like: Values): Values {
  const holder = (plain['data'] ?? plain) as Values
  return Object.fromEntries(Object.keys(like).map((name) => [name, holder[name]]))
}

/**
 * Stores `data` in the draft, or as the published item if `to` is null. Resolves with the draft or item. Rejects with
 * DocumentDeleted, a Conflict with the stored version, or an error of the SDK. A Conflict with an item instead of the
 * draft means that the draft was published by an earlier attempt or in another tab.
 */
export async function store(
  kind: DraftKind,
  { type, id }: Source,
  itemId: string,
  data: Values,
  to: DraftFields | null,
  by: Actor,
): Promise<Source> {
  const isItem = type === 'item'
  // An unpublished draft contains the item's id, so that links work again when it is republished.
  const draftId = isItem ? unpublishedDraftId(kind, id) : id
  const [draftPath, itemPath] = [`drafts/${draftId}`, `${kind}/${itemId}`]
  const paths = itemId === '' ? [draftPath] : [draftPath, itemPath]
  const content = (found: RawDocument) => canonicalJson(storedContent(found, data))
  const isKnown = (found: RawDocument) =>
    isKnownVersion(found, by, (attempt) => attempt === content(found))
  const set = (path: string, fields: object): Write => ({
    set: path,
    data: { ...fields, ...changeMetadata(by.actor, serverTime()) },
  })
  let createdBy = by.actor
  let isDraft = false
  const newItem = (): Write => {
    const item = { kind, id: itemId, content: data, createdBy, updatedBy: by.actor }
    return { set: itemPath, data: publishedItem({ ...item, serverTime: serverTime() }) }
  }

  await transact(paths, ([draft, item]) => {
    if (item) {
      if ((to && !isItem) || !isKnown(item)) throw new Conflict(item)
      if (!to) {
        if (!isItem && content(item) === canonicalJson(data)) return []
        // Items from earlier versions of the app may lack `createdBy`, which the rules require.
        return [set(itemPath, { createdBy: '', ...item.data, ...data })]
      }
      const createdBy = String(item.data['createdBy'] || by.actor)
      const draft = { id: draftId, kind, itemId, createdBy, data, ...to }
      return [set(draftPath, draft), { remove: itemPath }]
    }
    // An earlier attempt has already unpublished the item.
    if (isItem && to && draft && isKnown(draft)) return []
    if (isItem || (!draft && by.version !== '')) throw new DocumentDeleted()
    if (draft && !isKnown(draft)) throw new Conflict(draft)
    if (!draft && !to) return [newItem()]
    const before = draft?.data ?? { id, kind, itemId: '', createdBy: by.actor }
    if (to) return [set(draftPath, { ...before, data, ...to })]
    // The rules require that a deleted draft contains the id of a published item, so publishing needs two transactions.
    // The first leaves state and time unchanged, so that a scheduled draft is published even if the second fails.
    isDraft = true
    createdBy = String(before['createdBy'])
    return [set(draftPath, { ...before, data, itemId })]
  })
  if (isDraft)
    // An earlier attempt of this transaction may have succeeded although its response was lost.
    await transact([draftPath, itemPath], ([draft, item]) => {
      const found = item ?? draft
      if (!found) throw new DocumentDeleted()
      if (found.updatedBy !== by.actor || content(found) !== canonicalJson(data))
        throw new Conflict(found)
      return item ? [] : [newItem(), { remove: draftPath }]
    })
  return to ? { type: 'draft', id: draftId } : { type: 'item', id: itemId }
}

/** Moves a document into the bin. Succeeds if it is already in the bin. */
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

/** Way in which the document was removed. `by` is the uid of the user, or '' if unknown. */
export type Deletion = { type: 'deleted' | 'unpublished' | 'published'; by: string }

/** Returns how a document was removed, or null if it still exists or was never stored. */
export async function lookUpDeletion(
  kind: EditorialKind,
  source: Source,
): Promise<Deletion | null> {
  const { type, id } = source
  const binned = await readRaw(binPath(type === 'item' ? kind.kind : 'drafts', id))
  if (binned) return { type: 'deleted', by: String(binned.data['deletedBy']) }
  if (type === 'new' || (await readRaw(documentPath(kind, source)))) return null
  // A missing draft that is not in the bin was published.
  if (type === 'draft') return { type: 'published', by: '' }
  const draft = await readRaw(`drafts/${unpublishedDraftId(kind.kind, id)}`)
  return draft ? { type: 'unpublished', by: draft.updatedBy } : { type: 'deleted', by: '' }
}

const PRIVATE =
  'Teks ini memuat alamat penyimpanan (“/o/”) yang tidak boleh terbit. Hapus alamat itu, lalu pilih foto lewat tombol Foto.'

const FOREIGN =
  'Teks ini memuat alamat penyimpanan (“/o/”) yang bukan foto Anda, sehingga tidak dapat disimpan. Hapus alamat itu, lalu pilih foto lewat tombol Foto.'

/** Throws an InvalidForm if a contributor's text contains file addresses that the rules reject. */
function refuseForeign(values: Values, { uid, role }: Pick<Person, 'uid' | 'role'>): Values {
  const { projectId = '' } = app.options
  const { content } = values
  if (isPublisher(role) || typeof content !== 'string') return values
  if (!showsOwnPictures(content, uid, projectId)) throw new InvalidForm([['content', FOREIGN]])
  return values
}

/** Throws an InvalidForm for addresses of private files. Allows staged pictures, because publishing copies them. */
function refusePrivate(values: Values): Values {
  const promoted: Values = replaceStaged(values, () => '')
  if (!showsPublicPictures(JSON.stringify(promoted['content'] ?? '')))
    throw new InvalidForm([['content', PRIVATE]])
  return values
}

/** Returns the validated values for an action, or throws an InvalidForm. Drafts may be incomplete and have no date. */
export function validateFor(
  { kind: { kind, input }, person, zone }: Omit<Editing, 'client'>,
  action: StoringAction,
  status: EditorialStatus,
  values: Values,
  publishAt = serverNow(),
): Values {
  if (action !== 'submit' && !isForPublic(action, status))
    return refuseForeign(validateUnfinished(input, values), person)
  const day = dayIn(zone, publishAt)
  const dated = status === 'terbit' ? values : withPublicationDay(kind, values, day)
  const valid = refuseForeign(refusePrivate(validate(input, dated)), person)
  return values['date'] === '' ? { ...valid, date: '' } : valid
}

/** Returns the validation errors of an action, except those of `pending` fields, whose pictures are uploading. */
export function errorsFor(
  pending: readonly string[],
  ...validated: Parameters<typeof validateFor>
): InvalidForm['fieldErrors'] {
  try {
    validateFor(...validated)
    return []
  } catch (error) {
    if (!(error instanceof InvalidForm)) throw error
    return error.fieldErrors.filter(([field]) => !pending.includes(field))
  }
}
