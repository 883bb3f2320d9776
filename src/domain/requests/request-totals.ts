import { wholeDays } from '../complaints/whole-days'
import { publicMedian } from '../complaints/complaint-totals'
import { DAY_MS, dayIn, type TimeZone } from '../time/date'
import type { RequestState } from './request'
import type { RequestStatus } from './request-schema'
import type { RequestYear } from './request-totals-schema'

export type CountedRequest = Pick<RequestStatus, 'receivedAt' | 'closedAt' | 'state'> & {
  steps: readonly Pick<RequestStatus['steps'][number], 'kind' | 'ground'>[]
}

/** Returns the figures of a year's requests and objections for the public report. */
export function countRequests(
  year: number,
  zone: TimeZone,
  all: readonly CountedRequest[],
  objections: readonly Pick<RequestStatus, 'receivedAt'>[],
): RequestYear {
  const isOfYear = ({ receivedAt }: Pick<RequestStatus, 'receivedAt'>) =>
    dayIn(zone, new Date(receivedAt)).startsWith(`${year}-`)
  const requests = all.filter(isOfYear)
  const inState = (wanted: RequestState) => requests.filter(({ state }) => state === wanted)
  const refused = inState('Ditolak')
  const refusedBy: Record<string, number> = {}
  for (const { steps } of refused) {
    const letter = steps.findLast(({ kind }) => kind === 'tolak')?.ground ?? ''
    refusedBy[letter] = (refusedBy[letter] ?? 0) + 1
  }
  const days = requests.flatMap(({ state, receivedAt, closedAt }) =>
    closedAt && state !== 'Dicabut'
      ? [(Date.parse(closedAt) - Date.parse(receivedAt)) / DAY_MS]
      : [],
  )
  const median = publicMedian(days)
  return {
    year,
    received: requests.length,
    fulfilled: inState('Dipenuhi').length,
    partly: inState('Dipenuhi sebagian').length,
    refused: refused.length,
    refusedBy,
    notHeld: inState('Tidak dikuasai').length,
    withdrawn: inState('Dicabut').length,
    medianDays: median === null ? null : wholeDays(median),
    objections: objections.filter(isOfYear).length,
  }
}
