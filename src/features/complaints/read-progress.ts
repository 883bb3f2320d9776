import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import type { RequestStatus } from '@/domain/requests/request-schema'
import { logError } from '@/lib/log'
import { loadReader } from '@/lib/query/content'
import { readReport, updateReport } from '@/lib/reports/report-store'

/** Progress of a report. `seenAt` (epoch milliseconds) is set if the progress was stored on this device earlier. */
export type SeenProgress = ComplaintProgress & { seenAt?: number }

/** Returns the progress of a report, or null if no report has the code. Falls back to the copy on this device. */
export async function readProgress(written: string): Promise<SeenProgress | null> {
  try {
    const found = await (await loadReader()).readProgress(written)
    if (found) await storeOwnProgress(found)
    return found
  } catch (error) {
    const seen = await readOwnProgress(written)
    if (seen) return seen
    throw error
  }
}

async function storeOwnProgress(progress: ComplaintProgress): Promise<void> {
  await updateReport(progress.id, { progress, seenAt: Date.now() }).catch((error: unknown) =>
    logError('Storing the report progress on the device failed', error),
  )
}

async function readOwnProgress(written: string): Promise<SeenProgress | null> {
  try {
    const { progress, seenAt } = (await readReport(normaliseTrackingCode(written))) ?? {}
    return progress && seenAt !== undefined ? { ...progress, seenAt } : null
  } catch (error) {
    logError('Reading the report progress from the device failed', error)
    return null
  }
}

/** Returns the status of an information request or objection, or null if none has the code. */
export async function readRequestStatus(
  written: string,
  kind: 'request' | 'objection',
): Promise<RequestStatus | null> {
  const code = normaliseTrackingCode(written)
  if (!isTrackingCode(code)) return null
  const [{ readDocument }, { requestStatus }] = await Promise.all([
    import('@/lib/firebase/documents'),
    import('@/domain/requests/request-schema'),
  ])
  return readDocument<RequestStatus>(`${kind}_status/${code}`, requestStatus)
}
