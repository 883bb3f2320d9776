import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { askForSync } from '@/lib/reports/background-sync'
import {
  announceChange,
  beingSent,
  withLock,
  untilSent,
  watchChanges,
} from '@/lib/reports/report-locks'
import {
  deleteReport,
  isQueued,
  makeDraft,
  readDraft,
  readReport,
  readReports,
  requeueReport,
  type StoredReport,
} from '@/lib/reports/report-store'
import { useReports } from '@/stores/reports'
import { isFilledIn } from './report-draft'

/** Of reports that no storage took, what shows them again while this page lives. */
const unstored = new Map<string, StoredReport>()

let reading = Promise.resolve()
let next: Promise<void> | null = null

/** Reads what the device has, after this call. Without storage there is what this tab knows. */
export function refreshReports(): Promise<void> {
  // Whoever asks while one is read shares the one after it: a long queue says much as it goes.
  next ??= reading.then(() => {
    next = null
    return (reading = read())
  })
  return next
}

async function read(): Promise<void> {
  try {
    const [stored, sending] = await Promise.all([readReports(), beingSent()])
    useReports.setState({ reports: withUnstored(stored), sending })
    if (sending) void watchSending(sending)
    if (hasWaiting()) scheduleRound()
  } catch (error) {
    useReports.setState(({ reports }) => ({ reports: withUnstored(reports), sending: null }))
    logError('Laporan di perangkat tidak dapat dibaca', error)
  }
}

/** A report that was sent and that no storage took is known while this page lives. */
export function rememberSent(report: StoredReport): void {
  unstored.set(report.id, report)
}

function withUnstored(reports: readonly StoredReport[]): StoredReport[] {
  return [...unstored.values(), ...reports.filter(({ id }) => !unstored.has(id))]
}

let watched: string | null = null

/** Whoever sends a report may be ended in the middle of it, and then tells nobody. */
async function watchSending(id: string): Promise<void> {
  if (watched === id) return
  watched = id
  await untilSent(id)
  watched = null
  await refreshReports()
}

/** Has a refused report sent again. Where it cannot be, its state says so. */
export async function retryReport(id: string): Promise<void> {
  await requeueReport(id)
  announceChange()
  void askForSync()
  await deliverAfresh()
}

/** Removes a report from this device, and only from there. */
export async function removeReport(id: string): Promise<void> {
  unstored.delete(id)
  await withLock(() => deleteReport(id))
  announceChange()
  await refreshReports()
}

/**
 * Takes a report out of the queue, to be changed in the form: it is the draft from now on. Rejects with
 * a UserFacingError when it may have arrived already, or when the form holds another.
 */
export async function takeBack(id: string): Promise<StoredReport> {
  const report = await withLock(async () => {
    const found = await readReport(id)
    if (!found || !isQueued(found)) throw new UserFacingError('Laporan ini sudah terkirim.')
    if (found.unanswered)
      throw new UserFacingError(
        'Laporan ini mungkin sudah terkirim. Tunggu sampai ada jaringan untuk memastikannya.',
      )
    const draft = await readDraft()
    if (draft && isFilledIn(draft))
      throw new UserFacingError(
        'Formulir masih berisi laporan lain. Kirim atau hapus isiannya dahulu.',
      )
    await makeDraft(found)
    return found
  })
  announceChange()
  await refreshReports()
  return report
}

/** Where something waits, the next round comes so much later, and each time twice as much. */
const FIRST_PAUSE_MILLISECONDS = 15_000
const LONGEST_PAUSE_MILLISECONDS = 10 * 60_000

let pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
let timer: ReturnType<typeof setTimeout> | undefined
let round = Promise.resolve()

function hasWaiting(): boolean {
  return useReports.getState().reports.some(({ state }) => state === 'waiting')
}

/** Every tab does: the one that meant to send may be closed by then. */
function scheduleRound(): void {
  timer ??= setTimeout(() => {
    pauseMilliseconds = Math.min(2 * pauseMilliseconds, LONGEST_PAUSE_MILLISECONDS)
    round = round.then(deliverAll)
  }, pauseMilliseconds)
}

/** A round that begins after this call: it sees what was stored before. */
export function deliverAfresh(): Promise<void> {
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
  round = round.then(deliverAll)
  return round
}

async function deliverAll(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  try {
    // Without network its code may not be there either.
    if (navigator.onLine) await (await import('@/lib/reports/deliver')).deliverReports()
  } catch (error) {
    logError('Laporan belum dapat dikirim', error)
  }
  await refreshReports()
  if (hasWaiting()) return
  clearTimeout(timer)
  timer = undefined
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
}

/** Sends what waits, now and whenever there is hope for it. Resolves after the first try. */
export async function startOutbox(): Promise<void> {
  watchChanges(() => void refreshReports())
  // A draft goes after its seven days, whether or not its form is opened again.
  readDraft().catch((error: unknown) => logError('Isian laporan tidak dapat dibaca', error))
  const deliverWaiting = async () => {
    await refreshReports()
    if (!hasWaiting()) return
    void askForSync()
    await deliverAfresh()
  }
  addEventListener('online', () => void deliverWaiting())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void deliverWaiting()
  })
  await deliverWaiting()
}
