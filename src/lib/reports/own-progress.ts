import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { normaliseTrackingCode } from '@/domain/ids/id'
import { logError } from '../log'
import { noteReport, readReport } from './report-store'

/** How far a report is; `seenAt` (epoch milliseconds) where that is what this device saw last. */
export type SeenProgress = ComplaintProgress & { seenAt?: number }

/** Keeps how far a report is, for the times without network, if it was written on this device. */
export async function storeOwnProgress(progress: ComplaintProgress): Promise<void> {
  await noteReport(progress.id, { progress, seenAt: Date.now() }).catch((error: unknown) =>
    logError('Perkembangan laporan tidak dapat disimpan di perangkat', error),
  )
}

/** What this device saw last of a report that was written on it, however its code is written; null where that is none, or the device does not say. */
export async function readOwnProgress(written: string): Promise<SeenProgress | null> {
  try {
    const { progress, seenAt } = (await readReport(normaliseTrackingCode(written))) ?? {}
    return progress && seenAt !== undefined ? { ...progress, seenAt } : null
  } catch (error) {
    logError('Perkembangan laporan di perangkat tidak dapat dibaca', error)
    return null
  }
}
