import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { containsPicture } from '@/components/form/markup/text-pictures'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { InvalidForm, showFieldErrors, type Values } from '@/components/form/validate'
import {
  draftTitle,
  type EditorialAction,
  isForPublic,
  isPublisher,
  publishingAction,
} from '@/domain/drafts/draft'
import { pictureFolder } from '@/domain/pictures/staged-picture'
import { dayIn, type TimeZone } from '@/domain/time/date'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { UserFacingError } from '@/lib/errors'
import { errorKind, errorText, isUnreachable } from '@/lib/firebase/errors'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import { logUnexpected } from '@/lib/log'
import { adminKeys } from '@/lib/query/admin-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { publishingStateQuery } from '@/lib/query/publishing-state'
import { Conflict } from '@/lib/saving/conflict'
import { pick } from '@/lib/saving/merge-by-field'
import { measureServerClock, newId, serverNow } from '@/lib/server-clock'
import { claimEntry, dropEntry } from '@/services/autosave/entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { undoingDeletion } from '@/services/saving/undo-deletion'
import { warnIfAppOutdated } from '@/services/saving/warn-if-outdated'
import { refreshSession } from '@/services/session/refresh-session'
import { dismissNotice, type Notice, showNotice } from '@/stores/notice'
import { type Person, useSession } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import {
  canonicalJson,
  type Details,
  DocumentDeleted,
  errorsFor,
  lookUpDeletion,
  remove,
  runAction,
  storedContent,
  type StoringAction,
} from './actions'
import {
  documentFromStored,
  documentPath,
  type EditorDocument,
  entryFields,
  formPath,
  newDocument,
  type OpenDocument,
  openDocument,
  restoredDocument,
  type Source,
} from './editor-document'
import {
  DELETED_TEXT,
  deletionText,
  doneNotice,
  postponedNotice,
  publishedLinks,
  STAYS_TEXT,
} from './texts'

export interface EditorInit {
  document: EditorDocument
  entryId: string
  restored: AutosavedEntry | null
}

export interface ShownConflict {
  theirs: EditorDocument
  interrupted: { action: EditorialAction; details: Details } | null
}

type Phase =
  | { name: 'idle' }
  | { name: 'running'; action: EditorialAction }
  | ({ name: 'conflict' } & ShownConflict)
  /** The document no longer exists, so no action can be stored. */
  | { name: 'deleted' }
  /** The form is unmounted. An action may still be running. */
  | { name: 'left' }

const IDLE: Phase = { name: 'idle' }

/** Returns the state and the actions of an editor. Failures preserve typed text. Repeated actions take effect once. */
export function useEditor(
  kind: EditorialKind,
  person: Person,
  zone: TimeZone,
  initial: EditorInit,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const editing = { kind, person, zone, client }
  const { restored } = initial
  const form = useForm<Values>({
    defaultValues: restored?.values ?? initial.document.values,
    mode: 'onChange',
  })
  const [state, show] = useState<OpenDocument & { entryId: string; phase: Phase }>(() => ({
    ...(restored ? restoredDocument(initial.document, restored) : openDocument(initial.document)),
    entryId: initial.entryId,
    phase: IDLE,
  }))
  /** Latest `state`, including updates that are not rendered yet. */
  const latest = useRef(state)
  const update = useCallback((changes: Partial<typeof state>) => {
    latest.current = { ...latest.current, ...changes }
    show(latest.current)
  }, [])
  const isIn = (...names: Phase['name'][]) => names.includes(latest.current.phase.name)
  const isReady = () => isIn('idle', 'deleted')
  /** Sets the phase, unless the form is unmounted. */
  const enter = (phase: Phase) => {
    if (!isIn('left')) update({ phase })
  }
  useEffect(() => {
    if (latest.current.phase.name === 'left') update({ phase: IDLE })
    return () => update({ phase: { name: 'left' } })
  }, [update])

  const pictures = usePictureQueue()
  const { flush } = useFormAutosave(form, () => {
    const { document, entryId, attempts, isPostponed } = latest.current
    const values = form.getValues()
    const chosen = pictures.pending()
    const isUnsaved =
      isPostponed ||
      attempts.length > 0 ||
      Object.keys(chosen).length > 0 ||
      canonicalJson(values) !== canonicalJson(document.values)
    const entry = { ...entryFields(kind, latest.current), values, pictures: chosen }
    return { uid: person.uid, id: entryId, entry: isUnsaved ? entry : null }
  })
  useSendPictures(pictures, form, pictureFolder(person), () => void flush())
  useEffect(() => {
    if (restored) pictures.restore(restored.pictures)
  }, [pictures, restored])

  /** Releases the lock of the autosave entry that was restored. */
  const [release, setRelease] = useState<() => void>()
  useEffect(() => release, [release])

  const asking = useDoubtQuestions(form)

  /** Runs an action. Before publishing, asks about implausible values. */
  async function run(action: EditorialAction, details: Details = {}) {
    if (!isReady()) return
    // A scheduled draft is checked for the day of its publication.
    const today = dayIn(zone, details.publishAt ?? serverNow())
    const { status, itemId, values: stored } = latest.current.document
    const doubts = () => kind.doubts?.(form.getValues(), { client, today, itemId, stored }) ?? []
    await asking.ask(
      () => (isForPublic(action, status) ? doubts() : []),
      () => runNow(action, details),
    )
  }

  async function runNow(action: EditorialAction, details: Details) {
    // Ignores the second click of a double click, which arrives before the button is disabled.
    if (!isReady()) return
    enter({ name: 'running', action })
    dismissNotice()
    try {
      if (isPublishing(action) && !onlineManager.isOnline()) await postponeComplete(action)
      else if (action === 'delete') await moveToBin()
      else await store(action, details)
    } catch (error) {
      await explain(error, { action, details })
    } finally {
      if (isIn('running')) enter(IDLE)
    }
  }

  const isPublishing = (action?: EditorialAction): action is 'publish' | 'save' =>
    action === publishingAction(latest.current.document.status)

  async function store(action: StoringAction, details: Details): Promise<void> {
    await Promise.all([pictures.settled(), measureServerClock()])
    const typed = structuredClone(form.getValues())
    const open = latest.current
    const { stored, valid } = await runAction(editing, action, open, typed, details, (attempt) => {
      update(attempt)
      return flush()
    })
    const data = stored.values
    const attempt = canonicalJson(data)
    const found = await readRaw(documentPath(kind, stored.source)).catch(() => null)
    const isOurs =
      found?.updatedBy === person.uid && canonicalJson(storedContent(found, data)) === attempt
    const { updatedAt } = isOurs ? found : stored
    // Copies values that were changed when storing into the form, unless the user has edited them meanwhile.
    const made = Object.entries(data).filter(([name, value]) => value !== valid[name])
    for (const [name, value] of made)
      if (form.getValues(name) === typed[name]) form.setValue(name, value)
    const values = { ...typed, ...Object.fromEntries(made) }
    // If the stored version is unknown, the next save recognises the content by this attempt.
    const attempts = isOurs ? [] : [attempt]
    settle({ ...stored, values, updatedAt, updatedBy: person.uid }, { attempts })
    await showDoneNotice(action, stored)
  }

  /** Continues with the stored `document`. Text that was typed while storing stays unsaved. */
  function settle(document: EditorDocument, unanswered: Partial<OpenDocument> = {}) {
    const { document: before } = latest.current
    const { values: base, itemId, source } = document
    update({ document, base, itemId, attempts: [], isPostponed: false, ...unanswered })
    void flush()
    refreshLists()
    const hasMoved = formPath(kind, source) !== formPath(kind, before.source)
    if (hasMoved && !isIn('left')) moveTo(source)
  }

  function refreshLists() {
    const drafts = [adminKeys.kind(kind.kind), adminKeys.returnedDrafts(person.uid)]
    void invalidateContent(client, ...drafts, ...kind.content)
    void refreshSession()
  }

  async function moveToBin(): Promise<void> {
    const { document, entryId, attempts } = latest.current
    const { source, updatedAt: version } = document
    const collection = source.type === 'item' ? kind.kind : 'drafts'
    await remove(collection, source.id, { actor: person.uid, version, attempts })
    const base = structuredClone(form.getValues())
    const saved = { ...document, values: base }
    update({ document: saved, base, itemId: '', attempts: [], isPostponed: false })
    await dropEntry({ uid: person.uid, id: entryId })
    refreshLists()

    const title = draftTitle({ data: document.values })
    const actions = undoingDeletion({
      deleted: { collection, id: source.id, data: { title, data: { title } } },
      uid: person.uid,
      restored: {
        text: `“${title}” dikembalikan.`,
        links: [{ label: 'Buka', to: formPath(kind, source) }],
      },
      onRestored: refreshLists,
    })
    if (isIn('left'))
      return showNotice({ kind: 'success', text: `“${title}”: ${DELETED_TEXT}`, actions })
    showNotice({ kind: 'success', text: DELETED_TEXT, actions }, kind.path)
    await navigate(kind.path)
  }

  /** Shows a notice. After the form was left, adds the title to the notice and omits its actions. */
  function notify(notice: Notice, path?: string) {
    if (!isIn('left')) return showNotice(notice, path)
    const title = draftTitle({ data: form.getValues() })
    showNotice({ ...notice, text: `“${title}”: ${notice.text}`, actions: [] })
  }

  /** Shows the result of an action, and the reason if publishing the site fails. */
  async function showDoneNotice(action: StoringAction, document: EditorDocument): Promise<void> {
    const isPublic = document.status === 'terbit'
    const failure =
      (isPublic || action === 'unpublish') && isPublisher(person.role)
        ? await client.fetchQuery(publishingStateQuery).then(
            ({ failure }) => failure,
            () => null,
          )
        : null
    notify(
      {
        ...doneNotice(kind, action, document.status, failure && { zone, ...failure }),
        links: isPublic ? publishedLinks(kind, document) : [],
      },
      formPath(kind, document.source),
    )
  }

  /** Postpones publishing, or throws an InvalidForm if fields are missing. */
  async function postponeComplete(action: 'publish' | 'save') {
    const pending = Object.keys(pictures.pending())
    const { status } = latest.current.document
    const errors = errorsFor(pending, editing, action, status, form.getValues())
    if (errors.length > 0) throw new InvalidForm(errors)
    await postpone('offline')
  }

  /** Stores that publishing is postponed, or cancels it if `why` is null. */
  async function postpone(why: 'offline' | 'unanswered' | null) {
    update({ isPostponed: why !== null })
    await flush()
    if (why) notify(postponedNotice(why, publishingAction(latest.current.document.status)))
  }

  /** Shows why an action failed and what the user can do about it. */
  async function explain(error: unknown, interrupted: NonNullable<ShownConflict['interrupted']>) {
    const { action } = interrupted
    const { source } = latest.current.document
    try {
      if (error instanceof InvalidForm) showFieldErrors(form, error)
      if (error instanceof Conflict) {
        const theirs = documentFromStored(error.theirs as RawDocument, kind.empty(person.name))
        const isPublished = theirs.source.type === 'item' && source.type !== 'item'
        return isPublished && action !== 'publish'
          ? continueWithItem(theirs)
          : showConflict({ theirs, interrupted })
      }
      if (error instanceof DocumentDeleted || errorKind(error) === 'denied') {
        await refreshSession()
        const { session } = useSession.getState()
        if (session.status !== 'signed-in') return
        const isSameRole = session.person.role === person.role
        const deletion = isSameRole && (await lookUpDeletion(kind, source))
        if (deletion) return showDeletion(await deletionText(client, kind, deletion))
      }
    } catch (unexplained) {
      error = unexplained
    }
    logUnexpected(`Saving ${kind.label} failed`, error)
    if (isPublishing(action) && errorKind(error) === 'unreachable') return postpone('unanswered')
    const text = errorText(error)
    notify({
      kind: 'error',
      text: error instanceof UserFacingError ? text : `${text} ${STAYS_TEXT}`,
      isOffline: isUnreachable(error),
    })
    void warnIfAppOutdated(error)
  }

  function showConflict(conflict: ShownConflict) {
    const show = () => enter({ name: 'conflict', ...conflict })
    show()
    notify({
      kind: 'error',
      text: `Tulisan ini sudah diubah setelah Anda membukanya. ${STAYS_TEXT}`,
      actions: [{ label: 'Bandingkan', run: show }],
    })
  }

  /** Continues with the published item if an earlier attempt has already published the draft. */
  function continueWithItem(published: EditorDocument) {
    settle(published)
    notify(
      {
        kind: 'note',
        text: `Tadi ternyata berhasil: ${kind.noun} ini sudah terbit.`,
        links: publishedLinks(kind, published),
      },
      formPath(kind, published.source),
    )
  }

  function showDeletion(text: string) {
    enter({ name: 'deleted' })
    notify({
      kind: 'error',
      text: `${text} ${STAYS_TEXT}`,
      actions: [{ label: 'Simpan sebagai draf baru', run: () => void saveAsNew() }],
    })
  }

  async function saveAsNew() {
    if (!isIn('conflict', 'deleted')) return
    const old = { uid: person.uid, id: latest.current.entryId }
    const document = newDocument(newId(), kind.empty(person.name))
    update({ ...openDocument(document), entryId: document.source.id, phase: IDLE })
    await flush()
    await dropEntry(old)
    await runNow('save', {})
  }

  /** Restores an autosave entry. Shows a conflict if the document was changed since the entry's base version. */
  async function restore(offered: AutosavedEntry, action?: EditorialAction) {
    const claimed = await claimEntry(offered)
    if (!claimed) return
    if (!isReady()) return claimed.release()
    setRelease(() => claimed.release)
    // Text that was typed before is stored in its own entry.
    void flush()
    const { document: theirs } = latest.current
    const { entry } = claimed
    update({ ...restoredDocument(theirs, entry), entryId: entry.id })
    form.reset(entry.values)
    pictures.restore(entry.pictures)

    const { document, attempts } = latest.current
    const isOwn = theirs.updatedBy === person.uid && attempts.includes(canonicalJson(theirs.values))
    const interrupted = action ? { action, details: {} } : null
    if (document.updatedAt !== theirs.updatedAt && !isOwn)
      enter({ name: 'conflict', theirs, interrupted })
    else if (action) await run(action)
  }

  /** Ends a conflict. The form is now based on the shown version. */
  function settleConflict(theirs: EditorDocument, itemId = theirs.itemId) {
    settle(theirs, { itemId })
    enter(IDLE)
  }

  function takeTheirs({ theirs }: ShownConflict) {
    for (const field of Object.keys(pictures.pending())) pictures.cancel(field)
    form.reset(theirs.values)
    settleConflict(theirs)
    dismissNotice()
  }

  function overwrite({ theirs, interrupted }: ShownConflict, action: EditorialAction) {
    settleConflict(theirs, theirs.itemId || latest.current.itemId)
    if (interrupted) void run(action, interrupted.details)
    else notify({ kind: 'note', text: 'Tulisan Anda akan menimpa versi itu bila disimpan.' })
  }

  /** Replaces the values of the given fields with those of the stored version. */
  function merge({ theirs }: ShownConflict, chosenTheirs: readonly string[]) {
    form.reset({ ...form.getValues(), ...pick(theirs.values, chosenTheirs) })
    for (const field of Object.keys(pictures.pending()))
      if (chosenTheirs.includes(field) || !containsPicture(form, field)) pictures.cancel(field)
    settleConflict(theirs, theirs.itemId || latest.current.itemId)
    notify({ kind: 'note', text: 'Tulisan digabungkan. Periksa, lalu simpan.' })
  }

  const { document, base, entryId, isPostponed, phase } = state
  return {
    form,
    pictures,
    document,
    base,
    entryId,
    running: phase.name === 'running' ? phase.action : null,
    conflict: phase.name === 'conflict' ? phase : null,
    isPostponed,
    /** Cancels the postponed publication. */
    forgetPostponed: () => void postpone(null),
    run,
    dialog: asking.dialog,
    restore,
    takeTheirs,
    merge,
    overwrite,
    saveAsNew: () => void saveAsNew(),
    closeConflict: () => enter(IDLE),
  }
}
