import { useCallback, useEffect, useRef, useState } from 'react'
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
} from '@/services/reports/report-draft'

/** The one form that is autosaved for visitors; its lock is among those of the admin's entries. */
const FORM = 'pengaduan'

const NOT_STORED =
  'Isian ini tidak dapat disimpan di perangkat. Jangan tutup halaman ini sebelum laporan terkirim.'

/** What was typed, and the photo that was chosen. */
export type Filled = Omit<ReportDraft, 'at'>

interface Opened {
  /** This tab has the draft, no other one. */
  isOwn: boolean
  draft: ReportDraft | null
  /** The form begins anew with each. */
  opening: number
}

/** Where what is typed is. */
interface DraftState {
  /** When it was last stored, in epoch milliseconds. */
  at: number | undefined
  isPending: boolean
  /** Why it is not stored, in words. */
  problem: string | null
}

const NOWHERE: DraftState = { at: undefined, isPending: false, problem: null }

/**
 * The draft of a report on this device. One tab has it at a time: what is typed in a second one stays
 * there, so that neither destroys the other's. `opened` is undefined until it is known which it is.
 */
export function useReportDraft() {
  const [opened, setOpened] = useState<Opened>()
  const [state, setState] = useState(NOWHERE)
  const latest = useRef<Filled | null>(null)
  /** What the device has of it, or is about to. */
  const stored = useRef<Filled | null>(null)
  const storedAt = useRef(0)
  /** Ends that this tab has the draft. */
  const release = useRef<(() => void) | null>(null)
  const isOwn = !!opened?.isOwn

  async function store(filled: Filled) {
    if (!release.current) return
    stored.current = filled
    const at = (storedAt.current = Date.now())
    const hasSomething = isFilledIn(filled)
    /** What was typed since, or has gone meanwhile, says for itself where it is. */
    const tell = (now: DraftState) => latest.current === filled && setState(now)
    try {
      await (hasSomething ? autosaveReportDraft({ ...filled, at }) : dropReportDraft())
      tell({ ...NOWHERE, at: hasSomething ? at : undefined })
    } catch (error) {
      logError('Isian laporan tidak dapat disimpan di perangkat', error)
      if (stored.current === filled) stored.current = null
      tell({ ...NOWHERE, problem: error instanceof UserFacingError ? error.message : NOT_STORED })
    }
  }
  const { changed, flush, stop } = useAutosave({
    read: () => (latest.current ? [latest.current] : []),
    isStored: (filled) => filled === stored.current,
    store,
  })

  /** Stores it soon. */
  const change = useCallback(
    (filled: Filled) => {
      latest.current = filled
      changed()
      if (isOwn) setState((before) => ({ ...before, isPending: true }))
    },
    [isOwn, changed],
  )

  /** What was typed, which is not this form's any more: nothing is stored until something else is typed. */
  const forget = useCallback(() => {
    stop()
    const filled = latest.current
    latest.current = stored.current = null
    setState(NOWHERE)
    return filled
  }, [stop])

  /** The form begins anew, with this. */
  const begin = useCallback((draft: ReportDraft | null) => {
    latest.current = stored.current = draft
    storedAt.current = draft?.at ?? 0
    const isOwn = release.current !== null
    setOpened((before) => ({ isOwn, draft, opening: (before?.opening ?? 0) + 1 }))
  }, [])

  /** The device has another draft by now. */
  const reread = useCallback(async () => {
    forget()
    begin(release.current && (await readStored()))
  }, [forget, begin])

  /** Stores it again where the device has lost it. */
  const renew = useCallback(async () => {
    const isKept = latest.current && isFilledIn(latest.current)
    if (!release.current || !isKept || (await readStored())) return
    stored.current = null
    await flush()
  }, [flush])

  // A report that is sent from another tab ends the draft, whose-ever it is.
  useEffect(() => useReports.subscribe(() => void renew()), [renew])

  // After that of the autosave, which stores what is pending as long as the draft is this tab's.
  useEffect(() => {
    let left = false
    function letGo() {
      release.current?.()
      release.current = null
    }
    async function open() {
      release.current = await lockEntry(FORM)
      if (left) letGo()
      return release.current && readStored()
    }
    async function takeUp() {
      await begun
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
    const begun = open().then((draft) => !left && begin(draft))
    // A browser keeps a page that is left, to show it again at once, only without locks.
    addEventListener('pagehide', letGo)
    addEventListener('pageshow', shown)
    return () => {
      left = true
      removeEventListener('pagehide', letGo)
      removeEventListener('pageshow', shown)
      letGo()
    }
  }, [begin, forget, flush, renew])

  return { opened, isOwn, state, change, flush, forget, reread }
}

/** Without storage a report is written as long as its page is open. */
async function readStored(): Promise<ReportDraft | null> {
  try {
    return await readReportDraft()
  } catch (error) {
    logError('Isian laporan yang tersimpan tidak dapat dibaca', error)
    return null
  }
}
