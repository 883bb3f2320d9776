import { queryOptions } from '@tanstack/react-query'
import { OPEN_STATES } from '@/domain/requests/request'
import { type InfoRequest, infoRequest } from '@/domain/requests/request-schema'
import { instantIn, type TimeZone } from '@/domain/time/date'
import { readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'

const NEWEST = { collection: 'requests', orderBy: ['receivedAt', 'desc'] } as const

/** Maximum number of requests in the list and in the register of a year, far more than a village receives. */
const MAX_REQUESTS = 1_000

export const openRequestsQuery = queryOptions({
  queryKey: adminKeys.requestList('open'),
  queryFn: () =>
    readList<InfoRequest>(
      { ...NEWEST, where: { state: OPEN_STATES }, limit: MAX_REQUESTS },
      infoRequest,
    ),
  staleTime: 0,
})

/** Returns the query for all requests received in a year. */
export function registerQuery(zone: TimeZone, year: number) {
  const since = instantIn(zone, `${year}-01-01T00:00`)
  const before = instantIn(zone, `${year + 1}-01-01T00:00`)
  return queryOptions({
    queryKey: adminKeys.requestList(String(year)),
    queryFn: () =>
      readList<InfoRequest>({ ...NEWEST, since, before, limit: MAX_REQUESTS }, infoRequest),
    staleTime: 0,
  })
}

/** Returns the query for one request. The result is null if it does not exist. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: adminKeys.request(id),
    queryFn: () => readDocument<InfoRequest>(`requests/${id}`, infoRequest),
    staleTime: 0,
  })
}
