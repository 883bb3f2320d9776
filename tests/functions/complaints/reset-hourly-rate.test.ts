import { beforeEach, expect, it } from 'vitest'
import { resetHourlyRate } from '../../../functions/src/complaints/receive-report'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'

const { firestore } = setupServices()
const NOW = new Date('2026-11-25T21:04:00Z')
const [THIS, LAST] = ['2026-11-25T21', '2026-11-25T20']

const rate = () => firestore.doc('complaint_rate/1')
const reset = () => resetHourlyRate({ firestore }, NOW)

beforeEach(async () => {
  await rate().delete()
})

it.each<[string, object | undefined, object | undefined]>([
  ['resets the report count in a new hour', { count: 7, hour: LAST }, { count: 0, hour: THIS }],
  ['starts from zero if the counter has no hour', { count: 1 }, { count: 0, hour: THIS }],
  ['keeps the report count within an hour', { count: 7, hour: THIS }, { count: 7, hour: THIS }],
  ['writes nothing if the count is zero', { count: 0, hour: LAST }, { count: 0, hour: LAST }],
  ['writes nothing if there is no counter yet', undefined, undefined],
])('%s', async (_, before, after) => {
  if (before) await rate().set(before)
  await Promise.all([reset(), reset()])
  expect((await rate().get()).data()).toEqual(after)
})

it('logs a warning if the reports of the last hour reached the hourly limit', async () => {
  expectLog('warn', `Hourly limit reached: ${REPORTS_PER_HOUR} reports`)
  await rate().set({ count: REPORTS_PER_HOUR, hour: LAST })
  await reset()
})
