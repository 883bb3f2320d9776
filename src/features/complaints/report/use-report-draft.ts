import { useCallback, useEffect, useRef, useState } from 'react'
import { sentAs, type SentKind } from '@/domain/requests/sent-kind'
import { lockEntry } from '@/lib/autosave/entries'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import type { ReportDraft } from '@/lib/reports/report-store'
import { useAutosave } from '@/services/autosave/use-autosave'
import { useReports } from '@/stores/reports'
import {
  dropReportDraft,
  isFilledIn,
  autosaveReportDraft,
  readReportDraft,
  wordedFor,
} from '@/services/reports/report-draft'
import { moveBackToDraft } from '@/services/reports/outbox'
import { NotStored, type SentReport } from '@/services/reports/submit-report'

/** Id of the draft's lock, which shares its namespace with the admin's autosave entries. */
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
  /** Time of the last store, in epoch milliseconds. */
  at: number | undefined
  isPending: boolean
  /** Message that explains why the draft is not stored. */
  problem: string | null
}

const NOWHERE: DraftState = { at: undefined, isPending: false, problem: null }

/** Manages the draft. Only one tab owns the draft, so that text typed in a second tab does not overwrite it. */
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
    /** Sets the state, unless newer text has replaced this draft. */
    const publishState = (now: DraftState) => latest.current === filled && setState(now)
    try {
      await (hasSomething ? autosaveReportDraft({ ...filled, at }, kind) : dropReportDraft(kind))
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

  /** Detaches the draft from the form. Nothing is stored until the user types again. */
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

  /** Reads the stored draft again, because another tab may have changed it. */
  const reread = useCallback(async () => {
    forget()
    begin(release.current && (await readStored(kind)))
  }, [forget, begin, kind])

  /** Sends the form with `submit`. The draft ends, unless the report could be neither stored nor sent. */
  async function send(submit: () => Promise<SentReport>): Promise<SentReport> {
    const filled = forget()
    return submit().catch((error: unknown) => {
      if (filled && error instanceof NotStored) change(filled)
      throw error
    })
  }

  /** Makes an unsent report the stored draft. Rejects with a UserFacingError if that is not possible. */
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
      if (isOwn) await dropReportDraft(kind)
    } catch (error) {
      logError('Deleting the report draft from the device failed', error)
      setIsUndiscarded(true)
    }
    // Restores what the device still stores.
    await reread()
  }

  /** Stores the draft again if the device has lost it. */
  const renew = useCallback(async () => {
    const isKept = latest.current && isFilledIn(latest.current)
    if (!release.current || !isKept || (await readStored(kind))) return
    stored.current = null
    await flush()
  }, [flush, kind])

  // Sending a report from another tab deletes the draft, whichever tab owns it.
  useEffect(() => useReports.subscribe(() => void renew()), [renew])

  // Runs after the autosave's cleanup, which stores pending text while this tab owns the draft.
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
    // Browsers refuse the back/forward cache to a page that holds locks.
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

/**
 * Reads the stored draft. Returns null without storage. A report can then be written as long as its page stays open.
 */
async function readStored(kind: SentKind): Promise<ReportDraft | null> {
  try {
    return await readReportDraft(kind)
  } catch (error) {
    logError('Reading the stored report draft failed', error)
    return null
  }
}
