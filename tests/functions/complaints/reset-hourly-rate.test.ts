import { beforeEach, expect, it } from 'vitest'
import { resetHourlyRate } from '../../../functions/src/complaints/reset-hourly-rate'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'

const { firestore } = setupServices()
const NOW = new Date('2026-11-25T21:04:00Z')
const [THIS, LAST] = ['2026-11-25T21', '2026-11-25T20']

const rate = () => firestore.doc('complaint_rate/1')
const stored = async () => (await rate().get()).data()
const reset = () => resetHourlyRate({ firestore }, NOW)

beforeEach(async () => {
  await rate().delete()
})

it('resets the report count in a new hour', async () => {
  await rate().set({ count: 7, hour: LAST })
  await reset()
  expect(await stored()).toEqual({ count: 0, hour: THIS })
})

it('starts counting from zero if the counter has no hour', async () => {
  await rate().set({ count: 1 })
  await reset()
  expect(await stored()).toEqual({ count: 0, hour: THIS })
})

it('does not reset the report count during the same hour', async () => {
  await rate().set({ count: 7, hour: THIS })
  await Promise.all([reset(), reset()])
  expect(await stored()).toEqual({ count: 7, hour: THIS })
})

it('writes nothing without reports', async () => {
  await reset()
  expect(await stored()).toBeUndefined()
  await rate().set({ count: 0, hour: LAST })
  await reset()
  expect(await stored()).toEqual({ count: 0, hour: LAST })
})

it('logs that the last hour reached the limit', async () => {
  expectLog('warn', `Hourly limit reached: ${REPORTS_PER_HOUR} reports`)
  await rate().set({ count: REPORTS_PER_HOUR, hour: LAST })
  await reset()
})
