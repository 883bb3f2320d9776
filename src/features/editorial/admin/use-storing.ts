import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import { dayIn, type TimeZone } from '@/domain/date'
import { draftTitle, isPublisher, withPublicationDay } from '@/domain/draft'
import { readRaw } from '@/lib/firebase/writes'
import { adoptProposals } from '@/lib/images/proposals'
import { invalidateContent } from '@/lib/query/content-clock'
import { adminKeys } from '@/lib/query/admin-keys'
import { publishingFailureQuery } from '@/lib/query/publishing-failure'
import { dropWork } from '@/stores/kept-work'
import { type Notice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/services/session/refresh-session'
import type { Person } from '@/stores/session'
import { undoingDeletion } from '@/stores/undo-deletion'
import type { EditorialKind } from './editorial-kind'
import { DELETED_TEXT, doneNotice, publishedLinks } from './notice-texts'
import { fingerprint, remove, storedContent } from './operations'
import { type Details, perform, type StoringAction } from './perform'
import type { Attempt, OpenForm } from './use-open-work'
import { validateFor } from './validate-for'
import { documentPath, formPath, type Source, type Work } from './work'

/** So many unanswered attempts are remembered. */
const MAX_ATTEMPTS = 5

/**
 * Stores what stands in an open form, and goes with the work to where it then is; what is typed
 * meanwhile stays. Throws an InvalidForm, and what the operations throw.
 */
export function useStoring(
  kind: EditorialKind,
  person: Person,
  zone: TimeZone,
  open: OpenForm,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { form, pictures, latest, isOpen, update, keep } = open

  async function store(action: StoringAction, details: Details): Promise<void> {
    await pictures.settled()
    const typed = structuredClone(form.getValues())
    const day = dayIn(zone, details.publishAt ?? new Date())
    const valid = validateFor(action, kind, latest().work.status, typed, day, person)
    const data = await readyFor(action, valid)
    const mark = fingerprint(data)
    const { work, attempt } = latest()
    const attempts = [...new Set([...attempt.attempts, mark])]
    const itemId = work.itemId || attempt.itemId || (action === 'publish' ? ulid() : '')
    update({ attempt: { itemId, attempts: attempts.slice(-MAX_ATTEMPTS) } })
    await keep()
    const by = { actor: person.uid, version: latest().work.updatedAt, attempts }
    const next = await perform(kind.kind, action, latest().work, itemId, data, details, by)
    const version = await readRaw(documentPath(kind, next.source)).catch(() => null)
    const isOurs =
      version?.updatedBy === person.uid && fingerprint(storedContent(version, data)) === mark
    settle(
      {
        ...next,
        values: adopt(typed, valid, data),
        updatedAt: isOurs ? version.updatedAt : latest().work.updatedAt,
        updatedBy: person.uid,
      },
      // Without knowing the version, the next save recognises it by its content.
      { itemId: next.itemId, attempts: isOurs ? [] : [mark] },
    )
    const isPublic = next.status === 'terbit'
    const failure = isPublic || action === 'unpublish' ? await whyUnpublished() : null
    notify(
      {
        ...doneNotice(kind, action, next.status, failure && { zone, ...failure }),
        links: isPublic ? publishedLinks(kind, { ...next, values: data }) : [],
      },
      formPath(kind, next.source),
    )
  }

  /** What is stored is stored, whether or not this can be asked. */
  function whyUnpublished() {
    if (!isPublisher(person.role)) return null
    return client.fetchQuery(publishingFailureQuery).catch(() => null)
  }

  /** What the public will see: with a date, and with pictures that nobody can exchange. */
  async function readyFor(action: StoringAction, values: Values): Promise<Values> {
    const { status } = latest().work
    const isSeen = action === 'save' && (status === 'terbit' || status === 'terjadwal')
    if (!isSeen && action !== 'publish' && action !== 'schedule') return values
    const adopted = await adoptProposals(client, values)
    return action === 'publish'
      ? withPublicationDay(kind.kind, adopted, dayIn(zone, new Date()))
      : adopted
  }

  /** Puts what was made of `valid` into the form, but for what has been changed there meanwhile. */
  function adopt(typed: Values, valid: Values, data: Values): Values {
    const made = Object.entries(data).filter(([name, value]) => value !== valid[name])
    for (const [name, value] of made)
      if (form.getValues(name) === typed[name]) form.setValue(name, value)
    return { ...typed, ...Object.fromEntries(made) }
  }

  async function moveToBin(): Promise<void> {
    const { work, entryId, attempt } = latest()
    const { source, updatedAt: version } = work
    const by = { actor: person.uid, version, attempts: attempt.attempts }
    const collection = source.type === 'item' ? kind.kind : 'drafts'
    await remove(collection, source.id, by)
    update({
      attempt: { itemId: '', attempts: [] },
      work: { ...work, values: structuredClone(form.getValues()) },
    })
    await dropWork({ uid: person.uid, id: entryId })
    refreshLists()
    const values = { title: draftTitle({ data: work.values }) }
    const actions = undoingDeletion({
      deleted: { collection, id: source.id, data: { ...values, data: values } },
      uid: person.uid,
      restored: {
        text: `“${values.title}” dikembalikan.`,
        links: [{ label: 'Buka', to: formPath(kind, source) }],
      },
      onRestored: refreshLists,
    })
    if (!isOpen())
      return showNotice({ kind: 'success', text: `“${values.title}”: ${DELETED_TEXT}`, actions })
    showNotice({ kind: 'success', text: DELETED_TEXT, actions }, kind.path)
    await navigate(kind.path)
  }

  /** The work is now `work`; what has been typed meanwhile is unsaved on top of it. */
  function settle(work: Work, attempt: Attempt) {
    const hasMoved = formPath(kind, work.source) !== formPath(kind, latest().work.source)
    update({ work, attempt })
    void keep()
    refreshLists()
    if (hasMoved && isOpen()) moveTo(work.source)
  }

  /** Shows a notice where the person is by now; its actions need the form, and go where it has gone. */
  function notify(notice: Notice, path?: string) {
    if (isOpen()) return showNotice(notice, path)
    const title = draftTitle({ data: form.getValues() })
    showNotice({ ...notice, text: `“${title}”: ${notice.text}`, actions: [] })
  }

  function refreshLists() {
    const drafts = [adminKeys.kind(kind.kind), adminKeys.returnedDrafts(person.uid)]
    void invalidateContent(client, ...drafts, ...kind.content)
    void refreshSession()
  }

  return { store, moveToBin, settle, notify }
}
