import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { normaliseTrackingCode } from '@/domain/ids/id'
import { logError } from '../log'
import { updateReport, readReport } from './report-store'

/** Progress of a report. `seenAt` (epoch milliseconds) is set if the progress was stored on this device earlier. */
export type SeenProgress = ComplaintProgress & { seenAt?: number }

export async function storeOwnProgress(progress: ComplaintProgress): Promise<void> {
  await updateReport(progress.id, { progress, seenAt: Date.now() }).catch((error: unknown) =>
    logError('Storing the report progress on the device failed', error),
  )
}

export async function readOwnProgress(written: string): Promise<SeenProgress | null> {
  try {
    const { progress, seenAt } = (await readReport(normaliseTrackingCode(written))) ?? {}
    return progress && seenAt !== undefined ? { ...progress, seenAt } : null
  } catch (error) {
    logError('Reading the report progress from the device failed', error)
    return null
  }
}
