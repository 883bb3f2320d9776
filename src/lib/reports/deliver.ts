import { complaintPhotoPath } from '@/domain/complaints/complaint'
import { MAX_PROOF_BITS, type Proof } from '@/domain/complaints/proof-of-work'
import { type SentContent, sentWrites } from '@/domain/complaints/sent-writes'
import { errorKind } from '../firebase/errors'
import {
  callReceipt,
  commitReport,
  isIntakeClosed,
  isRateExceeded,
  isReceived,
  serverTime,
} from '../firebase/report-database'
import { uploadReportPhoto } from '../firebase/report-photo'
import { logError } from '../log'
import { findProof } from './find-proof'
import { announceChange, withLock, withSendingLock } from './report-locks'
import {
  nextReport,
  updateReport,
  recordSentReport,
  type DeliveryProblem,
  type QueuedReport,
  readReports,
  type StoredReport,
} from './report-store'

/** Result of a delivery. With `waiting`, the report was not accepted and will be sent later. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'waiting'; obstacle: DeliveryProblem }
  | { state: 'refused'; problem: 'closed' | 'denied' }

/** Timeout of the request that checks whether the device is online. */
const ASKING_MILLISECONDS = 5_000

/**
 * Sends waiting reports, oldest first, until the network fails. Resolves with whether any report is left. Throws the
 * browser's errors if the device cannot be read.
 */
export async function deliverReports(): Promise<boolean> {
  const passed = new Set<string>()
  // Releases the lock after each report, so that other tasks wait for one report only.
  while (await withLock(() => deliverNext(passed)));
  return (await readReports()).some(({ state }) => state === 'waiting')
}

/** Sends the next report. Resolves with whether there may be more reports to send. */
async function deliverNext(passed: Set<string>): Promise<boolean> {
  const report = await nextReport(passed)
  if (!report) return false
  passed.add(report.id)
  try {
    await withSendingLock(report.id, async () => {
      const outcome = await deliver(report, (change) => note(report, change))
      if (outcome.state === 'sent') await recordSentReport(report)
      else await updateReport(report.id, { unanswered: false, obstacle: undefined, ...outcome })
    })
    return true
  } catch (error) {
    const kind = errorKind(error)
    if (kind !== 'unreachable') logError('Delivering the report failed', error)
    const obstacle = await obstacleOf(error)
    if (obstacle !== report.obstacle) await note(report, { obstacle })
    // A fault of one report must not delay the others. A failing network stops the loop.
    return kind === 'invalid'
  } finally {
    announceChange()
  }
}

/** Stores the delivery state of a report in the queue. If the device has no space for it, the report is sent anyway. */
async function note(
  { id }: QueuedReport,
  change: Parameters<typeof updateReport>[1],
): Promise<void> {
  await updateReport(id, change).catch((error: unknown) =>
    logError('Storing the delivery state of the report failed', error),
  )
}

/** Returns why the server did not accept a report, or undefined if the network is the reason. */
export async function obstacleOf(error: unknown): Promise<DeliveryProblem | undefined> {
  if (errorKind(error) === 'invalid') return 'rejected'
  return (await hasNetwork()) ? 'server' : undefined
}

/**
 * Checks whether the device is online by requesting a file of the site without caches. Detects networks with a login
 * page, which answer every request with their own page.
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
 * Sends one report, which may have been sent before. Awaits `onStep` before the request that creates it, so that
 * the attempt is recorded if the response is lost, and before the device computes a proof. Throws the SDK's errors if
 * there is no response.
 */
export async function deliver(
  report: QueuedReport,
  onStep: (change: Pick<StoredReport, 'unanswered' | 'obstacle'>) => Promise<void>,
): Promise<Outcome> {
  const { id, kind, at, obstacle } = report
  if (await isReceived(id, kind)) return { state: 'sent' }
  const busy = { state: 'waiting', obstacle: 'busy' } as const
  let proof: Proof | undefined
  // Uploads the photo only if the report can follow.
  if (obstacle === 'busy' && (await isRateExceeded())) {
    proof = await prove(id)
    if (!proof) return busy
  }
  const documentationurl = complaintPhotoPath(id, Date.now())
  if (report.photo)
    try {
      await uploadReportPhoto(documentationurl, report.photo)
    } catch (error) {
      if (errorKind(error) !== 'denied') throw error
      if (await isReceived(id)) return { state: 'sent' }
      if (await isIntakeClosed()) return { state: 'refused', problem: 'closed' }
      logError('The report photo was rejected', error)
      return { state: 'waiting', obstacle: 'rejected' }
    }
  await onStep({ unanswered: true })
  const sent = { ...contentOf(report, documentationurl), id, date: new Date(at).toISOString() }
  const receive = async (found: Proof): Promise<Outcome> => {
    const { received } = await callReceipt({ ...sent, proof: found })
    return received ? { state: 'sent' } : busy
  }
  if (proof) return receive(proof)
  try {
    await commitReport(id, sentWrites({ ...sent, serverTime: serverTime() }))
    return { state: 'sent' }
  } catch (error) {
    if (errorKind(error) !== 'denied') throw error
    // The rules refuse an existing report, so an earlier attempt may have succeeded without a response.
    if (await isReceived(id, kind)) return { state: 'sent' }
    if (!kind && (await isIntakeClosed())) return { state: 'refused', problem: 'closed' }
    if (!(await isRateExceeded())) return { state: 'refused', problem: 'denied' }
    await onStep({ obstacle: 'busy' })
    announceChange()
    proof = await prove(id)
    return proof ? receive(proof) : busy
  }
}

function contentOf(report: QueuedReport, documentationurl: string): SentContent {
  if (report.kind === 'request') return { kind: report.kind, input: report.input }
  if (report.kind === 'objection') return { kind: report.kind, input: report.input }
  return { kind: 'complaint', input: report.input, documentationurl }
}

/** Returns the proof of work that the server requires, or undefined if it is too large or no function responds. */
async function prove(id: string): Promise<Proof | undefined> {
  try {
    const { bits, hour } = await callReceipt({ kind: 'question', id })
    return bits > MAX_PROOF_BITS ? undefined : await findProof(id, hour, bits)
  } catch (error) {
    if (errorKind(error) !== 'unreachable') logError('Computing the proof of work failed', error)
    return undefined
  }
}
