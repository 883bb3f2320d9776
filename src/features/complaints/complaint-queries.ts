import { contentDocument, reading } from '@/lib/query/content'
import { contentQuery } from '@/lib/query/content-query'

export const complaintTotalsQuery = contentDocument('complaint_totals', '1')

/** With what the key of each `progressQuery` begins. */
export const PROGRESS = ['laporan'] as const

/**
 * How far the report with the code in an address is, however the code is written; null where no report
 * has it. Its key is none of contentKeys: what somebody looked up is not stored on the device.
 */
export function progressQuery(written: string) {
  return contentQuery([...PROGRESS, written], async () => (await reading()).readProgress(written))
}
