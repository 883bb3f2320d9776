import { contentDocument, reading } from '@/lib/query/content'
import { contentQuery } from '@/lib/query/content-query'
import type { SeenProgress } from '@/lib/reports/own-progress'

export const complaintTotalsQuery = contentDocument('complaint_totals', '1')

/** With what the key of each `progressQuery` begins. */
export const PROGRESS = ['laporan'] as const

/**
 * How far the report with the code in an address is, however the code is written; null where no report
 * has it. Its key is none of contentKeys: what somebody looked up is not stored on the device, but for reports
 * that were written on it.
 */
export function progressQuery(written: string) {
  return contentQuery([...PROGRESS, written], () => readSeen(written), 'offlineFirst')
}

async function readSeen(written: string): Promise<SeenProgress | null> {
  try {
    const found = await (await reading()).readProgress(written)
    if (found) await (await ownProgress()).storeOwnProgress(found)
    return found
  } catch (error) {
    const seen = await (await ownProgress()).readOwnProgress(written)
    if (seen) return seen
    throw error
  }
}

/** The code of what lies on the device comes when it is asked for. */
const ownProgress = () => import('@/lib/reports/own-progress')
