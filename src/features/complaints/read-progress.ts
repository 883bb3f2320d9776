import { isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import type { RequestStatus } from '@/domain/requests/request-schema'
import { loadReader } from '@/lib/query/content'
import { readOwnProgress, storeOwnProgress, type SeenProgress } from '@/lib/reports/own-progress'

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
