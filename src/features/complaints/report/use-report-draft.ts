import { useCallback, useEffect, useRef, useState } from 'react'
import { sentAs, type SentKind } from '@/domain/requests/sent-kind'
import { lockEntry } from '@/lib/autosave/entries'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { deleteDraft, readDraft, type ReportDraft } from '@/lib/reports/report-store'
import { useAutosave } from '@/services/autosave/use-autosave'
import { useReports } from '@/stores/reports'
import { isFilledIn, autosaveReportDraft, wordedFor } from '@/services/reports/report-draft'
import { moveBackToDraft } from '@/services/reports/outbox'
import { NotStored, type SentReport } from '@/services/reports/submit-report'

/** Returns the id of the draft's lock. It cannot be the id of an autosave entry, which uses the same kind of lock. */
const lockOf = (kind: SentKind) => (kind ? sentAs(kind).noun : 'pengaduan')

const NOT_STORED =
  'Isian ini tidak dapat disimpan di perangkat. Jangan tutup halaman ini sebelum laporan terkirim.'

export type DraftInput = Omit<ReportDraft, 'at'>

interface Opened {
  isOwn: boolean
  draft: ReportDraft | null
  opening: number
}

interface DraftState {
  /** Time at which the draft was last stored, in epoch milliseconds. */
  at: number | undefined
  isPending: boolean
  /** Message about the reason why the draft is not stored. */
  problem: string | null
}

const NOWHERE: DraftState = { at: undefined, isPending: false, problem: null }

/** Manages the stored draft of a form. Only one tab owns it, so that tabs do not overwrite each other's text. */
export function useReportDraft(kind?: SentKind) {
  const [opened, setOpened] = useState<Opened>()
  const [state, setState] = useState(NOWHERE)
  const [isUndiscarded, setIsUndiscarded] = useState(false)
  const latest = useRef<DraftInput | null>(null)
  const stored = useRef<DraftInput | null>(null)
  const storedAt = useRef(0)
  const release = useRef<(() => void) | null>(null)
  const isOwn = !!opened?.isOwn

  async function store(filled: DraftInput) {
    if (!release.current) return
    stored.current = filled
    const at = (storedAt.current = Date.now())
    const hasSomething = isFilledIn(filled)
    /** Sets the state, unless the text has changed since this call began. */
    const publishState = (now: DraftState) => latest.current === filled && setState(now)
    try {
      await (hasSomething ? autosaveReportDraft({ ...filled, at }, kind) : deleteDraft(kind))
      publishState({ ...NOWHERE, at: hasSomething ? at : undefined })
    } catch (error) {
      logError('Storing the report draft on the device failed', error)
      if (stored.current === filled) stored.current = null
      publishState({
        ...NOWHERE,
        problem: error instanceof UserFacingError ? error.message : wordedFor(kind, NOT_STORED),
      })
    }
  }
  const { changed, flush, stop } = useAutosave({
    read: () => (latest.current ? [latest.current] : []),
    isStored: (filled) => filled === stored.current,
    store,
  })

  const change = useCallback(
    (filled: DraftInput) => {
      latest.current = filled
      changed()
      if (isOwn) setState((before) => ({ ...before, isPending: true }))
    },
    [isOwn, changed],
  )

  /** Detaches the stored draft from the form and returns its content. Nothing is stored until the user types again. */
  const forget = useCallback(() => {
    stop()
    const filled = latest.current
    latest.current = stored.current = null
    setState(NOWHERE)
    return filled
  }, [stop])

  const begin = useCallback((draft: ReportDraft | null) => {
    latest.current = stored.current = draft
    storedAt.current = draft?.at ?? 0
    const isOwn = release.current !== null
    setOpened((before) => ({ isOwn, draft, opening: (before?.opening ?? 0) + 1 }))
  }, [])

  /** Loads the stored draft again, because another tab may have changed it. */
  const reread = useCallback(async () => {
    forget()
    begin(release.current && (await readStored(kind)))
  }, [forget, begin, kind])

  /** Sends the form with `submit` and ends the draft. Continues the draft if the report is neither sent nor stored. */
  async function send(submit: () => Promise<SentReport>): Promise<SentReport> {
    const filled = forget()
    return submit().catch((error: unknown) => {
      if (filled && error instanceof NotStored) change(filled)
      throw error
    })
  }

  /** Moves an unsent report back into the draft. Rejects with a UserFacingError if another tab owns the draft. */
  async function takeBack(id: string): Promise<void> {
    if (!isOwn)
      throw new UserFacingError(
        `Formulir ${lockOf(kind)} sedang terbuka di tab lain. ${wordedFor(kind, 'Ubah laporan ini di sana.')}`,
      )
    await flush()
    await moveBackToDraft(id)
  }

  async function discard(): Promise<void> {
    setIsUndiscarded(false)
    forget()
    try {
      if (isOwn) await deleteDraft(kind)
    } catch (error) {
      logError('Deleting the report draft from the device failed', error)
      setIsUndiscarded(true)
    }
    // Shows the stored draft again if it could not be deleted.
    await reread()
  }

  /** Stores the draft again if the stored copy was deleted. */
  const renew = useCallback(async () => {
    const isKept = latest.current && isFilledIn(latest.current)
    if (!release.current || !isKept || (await readStored(kind))) return
    stored.current = null
    await flush()
  }, [flush, kind])

  // Another tab that sends a report also deletes this draft.
  useEffect(() => useReports.subscribe(() => void renew()), [renew])

  // Runs after the cleanup of `useAutosave`, which stores pending text and needs the lock.
  useEffect(() => {
    let left = false
    function letGo() {
      release.current?.()
      release.current = null
    }
    async function open() {
      release.current = await lockEntry(lockOf(kind))
      if (left) letGo()
      return release.current && readStored(kind)
    }
    async function takeUp() {
      await started
      if (left || release.current) return
      const draft = await open()
      if (left) return
      if (draft && draft.at > storedAt.current) {
        forget()
        begin(draft)
      } else {
        const isOwn = release.current !== null
        setOpened((before) => before && { ...before, isOwn })
        await flush()
        await renew()
      }
    }
    const shown = ({ persisted }: PageTransitionEvent) => persisted && void takeUp()
    const started = open().then((draft) => !left && begin(draft))
    // Locks are released on `pagehide`, because browsers exclude a page with locks from the back/forward cache.
    addEventListener('pagehide', letGo)
    addEventListener('pageshow', shown)
    return () => {
      left = true
      removeEventListener('pagehide', letGo)
      removeEventListener('pageshow', shown)
      letGo()
    }
  }, [begin, forget, flush, renew, kind])

  return { opened, isOwn, state, isUndiscarded, change, flush, reread, send, takeBack, discard }
}

/** Returns the stored draft, or null if it is missing or storage fails. The form also works without storage. */
async function readStored(kind: SentKind): Promise<ReportDraft | null> {
  try {
    return await readDraft(kind)
  } catch (error) {
    logError('Reading the stored report draft failed', error)
    return null
  }
}
