import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { containsPicture } from '@/components/form/markup/text-pictures'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { InvalidForm, showFieldErrors } from '@/components/form/validate'
import { type EditorialAction, isForPublic, publishingAction } from '@/domain/drafts/draft'
import { dayIn, type TimeZone } from '@/domain/time/date'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { UserFacingError } from '@/lib/errors'
import { errorKind, errorText, isUnreachable } from '@/lib/firebase/errors'
import type { RawDocument } from '@/lib/firebase/writes'
import { logUnexpected } from '@/lib/log'
import { Conflict } from '@/lib/saving/conflict'
import { pick } from '@/lib/saving/merge-by-field'
import { newId, serverNow } from '@/lib/server-clock'
import { dropEntry } from '@/services/autosave/entries'
import { refreshSession } from '@/services/session/refresh-session'
import { warnIfAppOutdated } from '@/services/saving/warn-if-outdated'
import { dismissNotice } from '@/stores/notice'
import { type Person, useSession } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import { deletionAfter } from './deletion-lookup'
import { isReady, type EditorInit, type ShownConflict } from './editor-state'
import { deletionText, postponedNotice, publishedLinks } from './notice-texts'
import { AlreadyPublished, canonicalJson, DocumentDeleted } from './operations'
import type { Details } from './perform'
import { useAction } from './use-action'
import { useOpenDocument } from './use-open-document'
import { validateAllBut, validateFor } from './validate-for'
import { formPath, newDocument, type Source, documentFromStored } from './editor-document'

const STAYS = 'Tulisan Anda tetap ada di sini.'

/** State and actions of an editor. A failure loses no typed text, and a repeated action takes effect once. */
export function useEditor(
  kind: EditorialKind,
  person: Person,
  zone: TimeZone,
  initial: EditorInit,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const open = useOpenDocument(kind, person, initial, moveTo)
  const { form, pictures, latest, send, flush, settle, notify } = open
  const { document, base, entryId, isPostponed, phase } = open.state
  const act = useAction(kind, person, zone, open)

  const asking = useDoubtQuestions(form)

  /** Runs an action. First asks about implausible values that the public would see. */
  async function run(action: EditorialAction, details: Details = {}) {
    if (!isReady(latest())) return
    // A scheduled draft is checked against the day of its publication.
    const today = dayIn(zone, details.publishAt ?? serverNow())
    await asking.ask(
      () => {
        const { status, itemId, values } = latest().document
        const isAsked = isForPublic(action, status)
        return (
          (isAsked && kind.doubts?.(form.getValues(), { client, today, itemId, stored: values })) ||
          []
        )
      },
      () => runNow(action, details),
    )
  }

  async function runNow(action: EditorialAction, details: Details) {
    // A double tap arrives before the button is rendered as disabled.
    if (!isReady(latest())) return
    send({ type: 'run', action })
    dismissNotice()
    try {
      if (publishes(action) && !onlineManager.isOnline()) await postponeComplete()
      else await act(action, details)
    } catch (error) {
      await explain(error, { action, details })
    } finally {
      send({ type: 'ended' })
    }
  }

  const publishes = (action?: EditorialAction) =>
    action === publishingAction(latest().document.status)

  /** Postpones publishing, but first shows which fields are missing. */
  async function postponeComplete() {
    const pending = Object.keys(pictures.pending())
    const { status } = latest().document
    const day = dayIn(zone, serverNow())
    validateAllBut(pending, () =>
      validateFor(publishingAction(status), kind, status, form.getValues(), day, person),
    )
    await postpone('offline')
  }

  /** Stores the request to publish, or cancels the request if the reason is null. */
  async function postpone(why: 'offline' | 'unanswered' | null) {
    send({ type: 'postponed', isPostponed: why !== null })
    await flush()
    if (why) notify(postponedNotice(why, publishingAction(latest().document.status)))
  }

  /** Explains why an action failed and what the user can do. */
  async function explain(error: unknown, interrupted: ShownConflict['interrupted']) {
    try {
      if (error instanceof InvalidForm) showFieldErrors(form, error)
      if (error instanceof Conflict) return showConflict(error.theirs as RawDocument, interrupted)
      if (error instanceof AlreadyPublished) return goOnPublished(error.item)
      if (error instanceof DocumentDeleted || errorKind(error) === 'denied') {
        await refreshSession()
        const { session } = useSession.getState()
        if (session.status !== 'signed-in') return
        const isSameRole = session.person.role === person.role
        const deletion = isSameRole && (await deletionAfter(error, kind, latest().document.source))
        if (deletion) return showDeletion(await deletionText(client, kind, deletion))
      }
    } catch (unexplained) {
      error = unexplained
    }
    logUnexpected(`Saving ${kind.label} failed`, error)
    if (publishes(interrupted?.action) && errorKind(error) === 'unreachable')
      return postpone('unanswered')
    const text = errorText(error)
    notify({
      kind: 'error',
      text: error instanceof UserFacingError ? text : `${text} ${STAYS}`,
      isOffline: isUnreachable(error),
    })
    void warnIfAppOutdated(error)
  }

  function showConflict(found: RawDocument, interrupted: ShownConflict['interrupted']) {
    const theirs = documentFromStored(found, kind.empty(person.name))
    const show = () => send({ type: 'conflict', theirs, interrupted })
    show()
    notify({
      kind: 'error',
      text: `Tulisan ini sudah diubah setelah Anda membukanya. ${STAYS}`,
      actions: [{ label: 'Bandingkan', run: show }],
    })
  }

  /** Continues with the published item if an earlier attempt has published the draft. */
  function goOnPublished(item: RawDocument) {
    const published = documentFromStored(item, kind.empty(person.name))
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
    send({ type: 'deleted' })
    notify({
      kind: 'error',
      text: `${text} ${STAYS}`,
      actions: [{ label: 'Simpan sebagai draf baru', run: () => void saveAsNew() }],
    })
  }

  async function saveAsNew() {
    const old = { uid: person.uid, id: latest().entryId }
    send({ type: 'restarted', document: newDocument(newId(), kind.empty(person.name)) })
    if (latest().entryId === old.id) return
    await flush()
    await dropEntry(old)
    await runNow('save', {})
  }

  /** Restores an entry. Shows a conflict if the document has been changed since the entry was autosaved. */
  async function restore(offered: AutosavedEntry, action?: EditorialAction) {
    const theirs = await open.restoreEntry(offered)
    if (!theirs) return
    const { document, attempts } = latest()
    const isOwn = theirs.updatedBy === person.uid && attempts.includes(canonicalJson(theirs.values))
    const interrupted = action ? { action, details: {} } : null
    if (document.updatedAt !== theirs.updatedAt && !isOwn)
      send({ type: 'conflict', theirs, interrupted })
    else if (action) await run(action)
  }

  function takeTheirs({ theirs }: ShownConflict) {
    for (const field of Object.keys(pictures.pending())) pictures.cancel(field)
    form.reset(theirs.values)
    settle(theirs)
    send({ type: 'closed' })
    dismissNotice()
  }

  /** Overwrites the version that the user has seen, but no later version. */
  function overwrite({ theirs, interrupted }: ShownConflict, action: EditorialAction) {
    settle(theirs, { itemId: theirs.itemId || latest().itemId })
    send({ type: 'closed' })
    if (interrupted) void run(action, interrupted.details)
    else notify({ kind: 'note', text: 'Tulisan Anda akan menimpa versi itu bila disimpan.' })
  }

  /** Replaces the given fields by those of the other version, which becomes the base of the form. */
  function merge({ theirs }: ShownConflict, chosenTheirs: readonly string[]) {
    form.reset({ ...form.getValues(), ...pick(theirs.values, chosenTheirs) })
    for (const field of Object.keys(pictures.pending()))
      if (chosenTheirs.includes(field) || !containsPicture(form, field)) pictures.cancel(field)
    settle(theirs, { itemId: theirs.itemId || latest().itemId })
    send({ type: 'closed' })
    notify({ kind: 'note', text: 'Tulisan digabungkan. Periksa, lalu simpan.' })
  }

  return {
    form,
    pictures,
    document,
    base,
    entryId,
    running: phase.name === 'running' ? phase.action : null,
    conflict: phase.name === 'conflict' ? phase : null,
    isPostponed,
    /** Cancels the request to publish. The document is published only when the user requests it again. */
    forgetPostponed: () => void postpone(null),
    run,
    dialog: asking.dialog,
    restore,
    takeTheirs,
    merge,
    overwrite,
    saveAsNew: () => void saveAsNew(),
    closeConflict: () => send({ type: 'closed' }),
  }
}
