import type { RequestStatus } from '@/domain/requests/request-schema'
import { contentDocument, loadReader } from '@/lib/query/content'
import { contentQuery } from '@/lib/query/content-query'
import type { SeenProgress } from '@/lib/reports/own-progress'

export const complaintTotalsQuery = contentDocument('complaint_totals', '1')
export const requestTotalsQuery = contentDocument('request_totals', '1')

/** Common prefix of the keys of all `progressQuery` queries. */
export const PROGRESS = ['laporan'] as const

/** Returns the query for the progress by a code. Its key is not in contentKeys, so the progress is never stored. */
export function progressQuery(written: string) {
  return contentQuery([...PROGRESS, written], () => readSeen(written), 'offlineFirst')
}

async function readSeen(written: string): Promise<SeenProgress | null> {
  try {
    const found = await (await loadReader()).readProgress(written)
    if (found) await (await ownProgress()).storeOwnProgress(found)
    return found
  } catch (error) {
    const seen = await (await ownProgress()).readOwnProgress(written)
    if (seen) return seen
    throw error
  }
}

const ownProgress = () => import('@/lib/reports/own-progress')

/** Returns the query for the status of an information request or objection, which is never stored. */
export function requestStatusQuery(written: string, kind: 'request' | 'objection' = 'request') {
  return contentQuery([kind, written], async (): Promise<RequestStatus | null> => {
    const [{ isTrackingCode, normaliseTrackingCode }, { readDocument }, { requestStatus }] =
      await Promise.all([
        import('@/domain/ids/id'),
        import('@/lib/firebase/documents'),
        import('@/domain/requests/request-schema'),
      ])
    const code = normaliseTrackingCode(written)
    if (!isTrackingCode(code)) return null
    return readDocument<RequestStatus>(`${kind}_status/${code}`, requestStatus)
  })
}
