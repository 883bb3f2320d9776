import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ulid } from 'ulid'
import { InvalidForm, showFieldErrors } from '@/components/form/validate'
import type { TimeZone } from '@/domain/date'
import type { EditorialAction } from '@/domain/draft'
import { UserFacingError } from '@/lib/errors'
import { errorKind, errorText } from '@/lib/firebase/errors'
import type { RawDocument } from '@/lib/firebase/writes'
import type { KeptWork } from '@/lib/kept-work'
import { logUnexpected } from '@/lib/log'
import { Conflict } from '@/lib/saving/conflict'
import { dropWork } from '@/stores/kept-work'
import { dismissNotice, type Notice } from '@/stores/notice'
import { refreshSession } from '@/services/session/refresh-session'
import { type Person, useSession } from '@/stores/session'
import type { EditorialKind } from './editorial-kind'
import { goneText, publishedLinks } from './notice-texts'
import { AlreadyPublished, fingerprint, Gone } from './operations'
import type { Details } from './perform'
import { type Opening, useOpenWork } from './use-open-work'
import { useStoring } from './use-storing'
import { fateAfter } from './why-gone'
import { formPath, newWork, type Source, type Work, workOfDocument } from './work'

/** Somebody else's version stands where ours should. */
export interface ShownConflict {
  theirs: Work
  /** What was being done when it showed. */
  interrupted: { action: EditorialAction; details: Details } | null
}

const STAYS = 'Tulisan Anda tetap ada di sini.'

/**
 * An open editor: the form, the work behind it, and its actions. Nothing typed is lost on failure, and
 * whatever is tried again is done once.
 */
export function useEditor(
  kind: EditorialKind,
  person: Person,
  zone: TimeZone,
  opening: Opening,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const open = useOpenWork(kind, person, opening)
  const { form, pictures, latest, update, keep } = open
  const { store, moveToBin, settle, notify } = useStoring(kind, person, zone, open, moveTo)
  const [running, setRunning] = useState<EditorialAction | null>(null)
  const isRunning = useRef(false)
  const [conflict, setConflict] = useState<ShownConflict | null>(null)

  async function run(action: EditorialAction, details: Details = {}) {
    // A double tap comes before the button has been drawn as disabled.
    if (isRunning.current) return
    isRunning.current = true
    setRunning(action)
    dismissNotice()
    try {
      await (action === 'delete' ? moveToBin() : store(action, details))
    } catch (error) {
      await explain(error, { action, details })
    } finally {
      isRunning.current = false
      setRunning(null)
    }
  }

  /** Says why an action did not happen, and opens the ways on. */
  async function explain(error: unknown, interrupted: ShownConflict['interrupted']) {
    try {
      if (error instanceof InvalidForm) showFieldErrors(form, error)
      if (error instanceof Conflict) return showConflict(error.theirs as RawDocument, interrupted)
      if (error instanceof AlreadyPublished) return goOnPublished(error.item)
      if (error instanceof Gone || errorKind(error) === 'denied') {
        await refreshSession()
        const { session } = useSession.getState()
        if (session.status !== 'signed-in') return
        const isSameRole = session.person.role === person.role
        const fate = isSameRole && (await fateAfter(error, kind, latest().work.source))
        if (fate) return notify(goneNotice(await goneText(client, kind, fate)))
      }
    } catch (unexplained) {
      error = unexplained
    }
    logUnexpected(`${kind.label} gagal disimpan`, error)
    const text = errorText(error)
    notify({ kind: 'error', text: error instanceof UserFacingError ? text : `${text} ${STAYS}` })
  }

  function goneNotice(text: string): Notice {
    return {
      kind: 'error',
      text: `${text} ${STAYS}`,
      actions: [{ label: 'Simpan sebagai draf baru', run: () => void saveAsNew() }],
    }
  }

  /** The text that is left goes on as new work. */
  async function saveAsNew() {
    const fresh = newWork(ulid(), kind.empty(person.name))
    const old = { uid: person.uid, id: latest().entryId }
    update({ work: fresh, entryId: fresh.source.id, attempt: { itemId: '', attempts: [] } })
    setConflict(null)
    await keep()
    await dropWork(old)
    await run('save')
  }

  function showConflict(found: RawDocument, interrupted: ShownConflict['interrupted']) {
    const theirs = workOfDocument(found, kind.empty(person.name))
    setConflict({ theirs, interrupted })
    notify({
      kind: 'error',
      text: `Tulisan ini sudah diubah sejak Anda membukanya. ${STAYS}`,
      actions: [{ label: 'Bandingkan', run: () => setConflict({ theirs, interrupted }) }],
    })
  }

  /** An earlier try had published what was now to be stored as a draft. */
  function goOnPublished(item: RawDocument) {
    const published = workOfDocument(item, kind.empty(person.name))
    settle(published, { itemId: published.itemId, attempts: [] })
    notify(
      {
        kind: 'note',
        text: `Percobaan sebelumnya ternyata berhasil: ${kind.noun} ini sudah terbit.`,
        links: publishedLinks(kind, published),
      },
      formPath(kind, published.source),
    )
  }

  return {
    form,
    pictures,
    work: open.shown.work,
    entryId: open.shown.entryId,
    running,
    conflict,
    run,
    closeConflict: () => setConflict(null),
    /** Puts kept work into the form; a conflict where the work was changed since that was typed. */
    async restore(kept: KeptWork) {
      const theirs = await open.takeOver(kept)
      if (!theirs) return
      const { work, attempt } = latest()
      const isOwn =
        theirs.updatedBy === person.uid && attempt.attempts.includes(fingerprint(theirs.values))
      if (work.updatedAt !== theirs.updatedAt && !isOwn) setConflict({ theirs, interrupted: null })
    },
    /** The form goes on with what the server has. */
    takeTheirs({ theirs }: ShownConflict) {
      for (const field of Object.keys(pictures.kept())) pictures.cancel(field)
      form.reset(theirs.values)
      settle(theirs, { itemId: theirs.itemId, attempts: [] })
      setConflict(null)
      dismissNotice()
    },
    saveAsNew: () => void saveAsNew(),
    /**
     * The form's text shall replace the version that was shown, and no later one, by `action` where one
     * was interrupted.
     */
    overwrite({ theirs, interrupted }: ShownConflict, action: EditorialAction) {
      settle(theirs, { itemId: theirs.itemId || latest().attempt.itemId, attempts: [] })
      setConflict(null)
      if (interrupted) void run(action, interrupted.details)
      else notify({ kind: 'note', text: 'Tulisan Anda akan menimpa versi itu bila disimpan.' })
    },
  }
}
