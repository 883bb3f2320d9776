import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Values } from '@/components/form/validate'
import {
  draftTitle,
  type EditorialAction,
  isForPublic,
  isPublisher,
  withPublicationDay,
} from '@/domain/drafts/draft'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { readRaw } from '@/lib/firebase/writes'
import { promoteStaged } from '@/lib/images/staged-pictures'
import { publishingStateQuery } from '@/lib/query/publishing-state'
import { measureServerClock, newId, serverNow } from '@/lib/server-clock'
import { dropEntry } from '@/services/autosave/entries'
import { undoingDeletion } from '@/services/saving/undo-deletion'
import { showNotice } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import { DELETED_TEXT, doneNotice, publishedLinks } from './notice-texts'
import { canonicalJson, remove, storedContent } from './operations'
import { type Details, perform, type StoringAction } from './perform'
import type { OpenDocument } from './use-open-document'
import { validateFor } from './validate-for'
import { documentPath, formPath, type EditorDocument } from './editor-document'

/** Runs actions on the document. Keeps text typed meanwhile. Throws an InvalidForm and the errors of operations.ts. */
export function useAction(kind: EditorialKind, person: Person, zone: TimeZone, open: OpenDocument) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { form, pictures, latest, isLeft, send, flush, settle, notify, refreshLists } = open

  async function store(action: StoringAction, details: Details): Promise<void> {
    await Promise.all([pictures.settled(), measureServerClock()])
    const typed = structuredClone(form.getValues())
    const day = dayIn(zone, details.publishAt ?? serverNow())
    const valid = validateFor(action, kind, latest().document.status, typed, day, person)
    const data = await readyFor(action, valid)

    const attempt = canonicalJson(data)
    const known = latest().document.itemId || latest().itemId
    send({ type: 'attempted', itemId: known || (action === 'publish' ? newId() : ''), attempt })
    await flush()
    const { document, itemId, attempts } = latest()
    const by = { actor: person.uid, version: document.updatedAt, attempts }
    const next = await perform(kind.kind, action, document, itemId, data, details, by)

    const found = await readRaw(documentPath(kind, next.source)).catch(() => null)
    const isOurs =
      found?.updatedBy === person.uid && canonicalJson(storedContent(found, data)) === attempt
    const updatedAt = isOurs ? found.updatedAt : latest().document.updatedAt
    const values = promote(typed, valid, data)
    settle(
      { ...next, values, updatedAt, updatedBy: person.uid },
      // The new version is unknown, so the next save recognises the content by this attempt.
      { attempts: isOurs ? [] : [attempt] },
    )
    await showDoneNotice(action, { ...next, values: data })
  }

  /** Adds the date and replaces staged pictures by public copies before publishing. */
  async function readyFor(action: StoringAction, values: Values): Promise<Values> {
    if (!isForPublic(action, latest().document.status)) return values
    const promoted = await promoteStaged(client, values)
    return action === 'publish'
      ? withPublicationDay(kind.kind, promoted, dayIn(zone, serverNow()))
      : promoted
  }

  /** Puts the stored content into the form, except for fields that have been changed meanwhile. */
  function promote(typed: Values, valid: Values, data: Values): Values {
    const made = Object.entries(data).filter(([name, value]) => value !== valid[name])
    for (const [name, value] of made)
      if (form.getValues(name) === typed[name]) form.setValue(name, value)
    return { ...typed, ...Object.fromEntries(made) }
  }

  async function showDoneNotice(action: StoringAction, document: EditorDocument): Promise<void> {
    const isPublic = document.status === 'terbit'
    const failure = isPublic || action === 'unpublish' ? await whyUnpublished() : null
    notify(
      {
        ...doneNotice(kind, action, document.status, failure && { zone, ...failure }),
        links: isPublic ? publishedLinks(kind, document) : [],
      },
      formPath(kind, document.source),
    )
  }

  /** Returns why the site is not updated. A failure of this check does not affect the stored document. */
  function whyUnpublished() {
    if (!isPublisher(person.role)) return null
    return client.fetchQuery(publishingStateQuery).then(
      ({ failure }) => failure,
      () => null,
    )
  }

  async function moveToBin(): Promise<void> {
    const { document, entryId, attempts } = latest()
    const { source, updatedAt: version } = document
    const collection = source.type === 'item' ? kind.kind : 'drafts'
    await remove(collection, source.id, { actor: person.uid, version, attempts })
    // Everything in the form is saved.
    const values = structuredClone(form.getValues())
    send({ type: 'settled', document: { ...document, values }, itemId: '' })
    await dropEntry({ uid: person.uid, id: entryId })
    refreshLists()
    await showDeletedNotice(collection, document)
  }

  async function showDeletedNotice(
    collection: string,
    { source, values }: EditorDocument,
  ): Promise<void> {
    const data = { title: draftTitle({ data: values }) }
    const actions = undoingDeletion({
      deleted: { collection, id: source.id, data: { ...data, data } },
      uid: person.uid,
      restored: {
        text: `“${data.title}” dikembalikan.`,
        links: [{ label: 'Buka', to: formPath(kind, source) }],
      },
      onRestored: refreshLists,
    })
    if (isLeft())
      return showNotice({ kind: 'success', text: `“${data.title}”: ${DELETED_TEXT}`, actions })
    showNotice({ kind: 'success', text: DELETED_TEXT, actions }, kind.path)
    await navigate(kind.path)
  }

  return (action: EditorialAction, details: Details) =>
    action === 'delete' ? moveToBin() : store(action, details)
}
