import { complaintPhotoPath } from '@/domain/complaints/complaint'
import { reportWrites } from '@/domain/complaints/complaint-report'
import { errorKind } from '../firebase/errors'
import {
  commitReport,
  isIntakeClosed,
  isRateExceeded,
  isReceived,
  serverTime,
} from '../firebase/report-database'
import { uploadReportPhoto } from '../firebase/report-photo'
import { logError } from '../log'
import { announceChange, withLock, whileSending } from './report-locks'
import {
  nextReport,
  noteReport,
  noteSent,
  type Obstacle,
  type QueuedReport,
  readReports,
} from './report-store'

/** What has become of a report. `waiting`: it was not taken, and is to be sent later. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'waiting'; obstacle: Obstacle }
  | { state: 'refused'; problem: 'closed' | 'denied' }

/** Longer no answer is waited for that only tells whether there is a network. */
const ASKING_MILLISECONDS = 5_000

/**
 * Sends the reports that wait on this device, oldest first, until the network fails. Resolves with
 * whether any is left. Throws the browser's errors where the device cannot be read.
 */
export async function deliverReports(): Promise<boolean> {
  const passed = new Set<string>()
  // Others get their turn between two reports: whoever takes one back waits for one and not for all.
  while (await withLock(() => deliverNext(passed)));
  return (await readReports()).some(({ state }) => state === 'waiting')
}

/** Whether to go on. */
async function deliverNext(passed: Set<string>): Promise<boolean> {
  const report = await nextReport(passed)
  if (!report) return false
  passed.add(report.id)
  try {
    await whileSending(report.id, async () => {
      const outcome = await deliver(report, () => note(report, { unanswered: true }))
      if (outcome.state === 'sent') await noteSent(report)
      else await noteReport(report.id, { unanswered: false, obstacle: undefined, ...outcome })
    })
    return true
  } catch (error) {
    const kind = errorKind(error)
    if (kind !== 'unreachable') logError('Laporan belum terkirim', error)
    const obstacle = await obstacleOf(error)
    if (obstacle !== report.obstacle) await note(report, { obstacle })
    // What is wrong with one report must not hold up the others; a network that fails does.
    return kind === 'invalid'
  } finally {
    announceChange()
  }
}

/** A device without room for a note has none for taking the report back either: it may go. */
async function note({ id }: QueuedReport, change: Parameters<typeof noteReport>[1]): Promise<void> {
  await noteReport(id, change).catch((error: unknown) =>
    logError('Pengiriman laporan tidak dapat dicatat di perangkat', error),
  )
}

/** What keeps a report from being taken, but for the network. */
export async function obstacleOf(error: unknown): Promise<Obstacle | undefined> {
  if (errorKind(error) === 'invalid') return 'rejected'
  return (await hasNetwork()) ? 'server' : undefined
}

/**
 * Asks the site itself, past all caches: its host is not the database's. A network that wants a log-in first answers
 * everything with a page of its own.
 */
async function hasNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(ASKING_MILLISECONDS)
  const asking = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal })
  return asking.then(
    ({ ok, headers }) => ok && !!headers.get('content-type')?.startsWith('text/plain'),
    () => false,
  )
}

/**
 * Sends one report, which may have been sent before. `onCommit` is awaited before the step whose answer
 * decides, so that it is known whenever the answer is not. Throws the SDK's errors when there was none.
 */
export async function deliver(
  { id, at, input, photo, obstacle }: QueuedReport,
  onCommit: () => Promise<void>,
): Promise<Outcome> {
  if (await isReceived(id)) return { state: 'sent' }
  // The photo goes only where the report can follow it.
  if (obstacle === 'busy' && (await isRateExceeded())) return { state: 'waiting', obstacle }
  const documentationurl = complaintPhotoPath(id, Date.now())
  try {
    await uploadReportPhoto(documentationurl, photo)
  } catch (error) {
    if (errorKind(error) !== 'denied') throw error
    if (await isReceived(id)) return { state: 'sent' }
    if (await isIntakeClosed()) return { state: 'refused', problem: 'closed' }
    logError('Foto laporan ditolak', error)
    return { state: 'waiting', obstacle: 'rejected' }
  }
  await onCommit()
  try {
    await commitReport(
      id,
      reportWrites({
        id,
        input,
        documentationurl,
        date: new Date(at).toISOString(),
        channel: 'situs',
        by: '',
        serverTime: serverTime(),
      }),
    )
    return { state: 'sent' }
  } catch (error) {
    if (errorKind(error) !== 'denied') throw error
    // The rules deny what is there already: then only an answer got lost.
    if (await isReceived(id)) return { state: 'sent' }
    if (await isIntakeClosed()) return { state: 'refused', problem: 'closed' }
    if (await isRateExceeded()) return { state: 'waiting', obstacle: 'busy' }
    return { state: 'refused', problem: 'denied' }
  }
}
