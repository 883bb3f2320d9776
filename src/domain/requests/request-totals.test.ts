import { expect, it } from 'vitest'
import type { RequestState } from './request'
import { type CountedRequest, countRequests } from './request-totals'

const RECEIVED = '2026-03-02T05:00:00.000Z'
const request = (state: RequestState, days: number | null = null): CountedRequest => ({
  ...{ state, receivedAt: RECEIVED },
  closedAt: days === null ? null : new Date(Date.parse(RECEIVED) + days * 86_400_000).toISOString(),
  steps: state === 'Ditolak' ? [{ kind: 'tolak', ground: 'h' }] : [],
})
const count = (requests: CountedRequest[], objections = [{ receivedAt: RECEIVED }]) =>
  countRequests(2026, 'Asia/Jakarta', requests, objections)

it('counts the outcomes of the requests that were received in the year', () => {
  const states = ['Diterima', 'Dipenuhi', 'Dipenuhi sebagian', 'Ditolak', 'Tidak dikuasai'] as const
  const old = { ...request('Dipenuhi'), receivedAt: '2025-12-31T16:59:59.000Z' }
  expect(count([...states, 'Dicabut' as const].map((state) => request(state)).concat(old))).toEqual(
    {
      ...{ year: 2026, received: 6, fulfilled: 1, partly: 1, refused: 1, refusedBy: { h: 1 } },
      ...{ notHeld: 1, withdrawn: 1, medianDays: null, objections: 1 },
    },
  )
})

it('publishes the median time to an answer, rounded up to whole days, if there are at least five answers', () => {
  const answered = [1, 2, 3.2, 5, 9].map((days) => request('Dipenuhi', days))
  expect(count(answered).medianDays).toBe(4)
  expect(count([...answered.slice(1), request('Dicabut', 1)]).medianDays).toBeNull()
})
