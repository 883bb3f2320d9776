import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { requestBackgroundSync } from '@/lib/reports/background-sync'
import {
  announceChange,
  findReportBeingSent,
  withLock,
  waitUntilSent,
  watchChanges,
} from '@/lib/reports/report-locks'
import {
  deleteReport,
  isQueued,
  moveToDraft,
  readDraft,
  readReport,
  readReports,
  requeueReport,
  type StoredReport,
} from '@/lib/reports/report-store'
import { useReports } from '@/stores/reports'
import { isFilledIn, wordedFor } from './report-draft'

/** Sent reports that could not be stored, shown until this page closes. */
const unstored = new Map<string, StoredReport>()

let reading = Promise.resolve()
let next: Promise<void> | null = null

/** Reads the reports that the device has stored so far. Without storage, only this tab's reports are known. */
export function refreshReports(): Promise<void> {
  // Concurrent calls share the next read, because a long queue changes often.
  next ??= reading.then(() => {
    next = null
    return (reading = read())
  })
  return next
}

async function read(): Promise<void> {
  try {
    const [stored, sending] = await Promise.all([readReports(), findReportBeingSent()])
    useReports.setState({ reports: withUnstored(stored), sending })
    if (sending) void watchSending(sending)
    if (hasWaiting()) scheduleRound()
  } catch (error) {
    useReports.setState(({ reports }) => ({ reports: withUnstored(reports), sending: null }))
    logError('Reading the reports on the device failed', error)
  }
}

export function rememberSent(report: StoredReport): void {
  unstored.set(report.id, report)
}

function withUnstored(reports: readonly StoredReport[]): StoredReport[] {
  return [...unstored.values(), ...reports.filter(({ id }) => !unstored.has(id))]
}

let watched: string | null = null

/** Refreshes the list when a report is no longer being sent, even if its sender was terminated. */
async function watchSending(id: string): Promise<void> {
  if (watched === id) return
  watched = id
  await waitUntilSent(id)
  watched = null
  await refreshReports()
}

export async function retryReport(id: string): Promise<void> {
  await requeueReport(id)
  announceChange()
  void requestBackgroundSync()
  await startDelivery()
}

export async function removeReport(id: string): Promise<void> {
  unstored.delete(id)
  await withLock(() => deleteReport(id))
  announceChange()
  await refreshReports()
}

/**
 * Moves a report from the queue into the draft to be edited. Rejects with a UserFacingError if the report may have
 * arrived or if the form contains another draft.
 */
export async function moveBackToDraft(id: string): Promise<StoredReport> {
  const report = await withLock(async () => {
    const found = await readReport(id)
    const refuse = (text: string) => new UserFacingError(wordedFor(found?.kind, text))
    if (!found || !isQueued(found)) throw refuse('Laporan ini sudah terkirim.')
    if (found.unanswered)
      throw refuse(
        'Laporan ini mungkin sudah terkirim. Tunggu sampai ada jaringan untuk memastikannya.',
      )
    const draft = await readDraft(found.kind)
    if (draft && isFilledIn(draft))
      throw refuse('Formulir masih berisi laporan lain. Kirim atau hapus isiannya dahulu.')
    await moveToDraft(found)
    return found
  })
  announceChange()
  await refreshReports()
  return report
}

/** First delay before the next delivery attempt while reports are waiting. The delay doubles after each attempt. */
const FIRST_PAUSE_MILLISECONDS = 15_000
const LONGEST_PAUSE_MILLISECONDS = 10 * 60_000

let pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
let timer: ReturnType<typeof setTimeout> | undefined
let round = Promise.resolve()

function hasWaiting(): boolean {
  return useReports.getState().reports.some(({ state }) => state === 'waiting')
}

/** Schedules this tab's next delivery attempt. Each tab has its own, because any tab may be closed before it sends. */
function scheduleRound(): void {
  timer ??= setTimeout(() => {
    pauseMilliseconds = Math.min(2 * pauseMilliseconds, LONGEST_PAUSE_MILLISECONDS)
    round = round.then(deliverAll)
  }, pauseMilliseconds)
}

/** Starts a delivery attempt that includes all reports stored before this call. */
export function startDelivery(): Promise<void> {
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
  round = round.then(deliverAll)
  return round
}

async function deliverAll(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  try {
    // The code may not be available offline.
    if (navigator.onLine) await (await import('@/lib/reports/deliver')).deliverReports()
  } catch (error) {
    logError('Delivering the queued reports failed', error)
  }
  await refreshReports()
  if (hasWaiting()) return
  clearTimeout(timer)
  timer = undefined
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
}

/** Sends waiting reports immediately and whenever delivery may succeed. Resolves after the first attempt. */
export async function startOutbox(): Promise<void> {
  watchChanges(() => void refreshReports())
  // Reading a draft deletes it after seven days, even if its form is not opened.
  for (const kind of [undefined, 'request', 'objection'] as const)
    readDraft(kind).catch((error: unknown) => logError('Reading the report draft failed', error))
  const deliverWaiting = async () => {
    await refreshReports()
    if (!hasWaiting()) return
    void requestBackgroundSync()
    await startDelivery()
  }
  addEventListener('online', () => void deliverWaiting())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void deliverWaiting()
  })
  await deliverWaiting()
}
