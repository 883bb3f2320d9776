import { contentDocument } from '@/lib/query/content'
import { contentQuery } from '@/lib/query/content-query'

export const complaintTotalsQuery = contentDocument('complaint_totals', '1')
export const requestTotalsQuery = contentDocument('request_totals', '1')

/** Prefix of the keys of all `progressQuery` queries. */
export const PROGRESS = ['laporan'] as const

/** Returns the query for a report's progress by tracking code. Only the reporter's own device stores its result. */
export function progressQuery(written: string) {
  return contentQuery(
    [...PROGRESS, written],
    async () => (await read()).readProgress(written),
    'offlineFirst',
  )
}

/** Returns the query for the status of a request or objection by tracking code. Its result is never stored. */
export function requestStatusQuery(written: string, kind: 'request' | 'objection' = 'request') {
  return contentQuery([kind, written], async () => (await read()).readRequestStatus(written, kind))
}

const read = () => import('./read-progress')
