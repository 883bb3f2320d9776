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
  /** Ends that this tab has the draft; null where another one has it. */
  release: (() => void) | null
  draft: ReportDraft | null
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
  const isOwn = !!opened?.release

  useEffect(() => {
    let left = false
    let release: Opened['release'] = null
    void openDraft().then((found) => {
      release = found.release
      if (left) return release?.()
      latest.current = stored.current = found.draft
      setOpened(found)
    })
    return () => {
      left = true
      release?.()
    }
  }, [])

  async function store(filled: Filled) {
    if (!isOwn) return
    stored.current = filled
    const at = Date.now()
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

  /** The device has another draft by now. */
  const reread = useCallback(async () => {
    forget()
    const draft = isOwn ? await readStored() : null
    latest.current = stored.current = draft
    setOpened((before) => before && { ...before, draft })
  }, [isOwn, forget])

  useEffect(() => {
    /** Stores it again where the device has lost it. */
    async function renew() {
      const isKept = latest.current && isFilledIn(latest.current)
      if (!isOwn || !isKept || (await readStored())) return
      stored.current = null
      await flush()
    }
    // A report that is sent from another tab ends the draft, whose-ever it is.
    return useReports.subscribe(() => void renew())
  }, [isOwn, flush])

  return { opened, isOwn, state, change, flush, forget, reread }
}

async function openDraft(): Promise<Opened> {
  const release = await lockEntry(FORM)
  return { release, draft: release && (await readStored()) }
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
