import { beforeEach, expect, it } from 'vitest'
import { enqueueAgenda } from '../../../functions/src/push/enqueue-push'
import { expectLog } from '../expect-log'
import { setupPush, SITE } from './push'

const { services, firestore, push, listen, deliver, notifications } = setupPush('agenda')

/** Current time of the tests: 18:05 on a Thursday in Jakarta. */
const EVENING = new Date('2026-11-26T11:05:00Z')
const FRIDAY = '2026-11-27'

beforeEach(() => listen(['agenda']))

const store = (title: string, fields: object = {}) =>
  firestore.collection('agenda').add({
    ...{ title, date: FRIDAY, lastdate: FRIDAY, time: '09:00', repeat: '', exceptions: '' },
    location: 'Balai desa',
    ...fields,
  })

async function run(now: Date) {
  await enqueueAgenda(services, now)
  await deliver(now)
}

it("announces tomorrow's agenda once in the evening", async () => {
  await store('Rapat RT')
  await run(new Date('2026-11-26T10:59:00Z'))
  expect(notifications()).toEqual([])
  await run(EVENING)
  await run(new Date('2026-11-26T11:10:00Z'))
  expect(notifications()).toMatchObject([
    {
      title: 'Besok: Rapat RT',
      body: 'Pukul 09.00, Balai desa',
      navigate: `${SITE}/agenda`,
      tag: `agenda-${FRIDAY}`,
    },
  ])
})

it('lists several events by time of day, including recurring events', async () => {
  await store('Rapat RT')
  const weekly = { date: '2026-11-06', lastdate: '2027-06-25', repeat: 'mingguan' }
  await store('Posyandu', { ...weekly, time: '06:30' })
  await store('Senam', { ...weekly, exceptions: FRIDAY })
  await store('Pasar murah', { date: '2026-11-28', lastdate: '2026-11-28' })
  await run(EVENING)
  expect(notifications()).toMatchObject([
    { title: 'Besok: 2 kegiatan', body: '06.30 Posyandu · 09.00 Rapat RT' },
  ])
})

it('sends nothing if nothing begins tomorrow', async () => {
  await store('Pasar murah', { date: '2026-11-28', lastdate: '2026-11-28' })
  await store('Pameran', { date: '2026-11-26', lastdate: '2026-11-29' })
  await run(EVENING)
  expect(notifications()).toEqual([])
})

it('does not send “tomorrow” in the morning if sending failed in the evening', async () => {
  await store('Rapat RT')
  push().answer(500)
  expectLog('warn', 'Sending a push message failed')
  await expect(run(EVENING)).rejects.toThrow('push messages failed')
  push().reset()
  await run(new Date('2026-11-26T22:30:00Z'))
  expect(notifications()).toEqual([])
  expect((await firestore.doc('push_work/agenda').get()).exists).toBe(false)
})

it('uses the time zone of the village', async () => {
  await firestore.doc('site_settings/1').set({ time_zone: 'Asia/Jayapura' })
  await store('Rapat RT')
  await run(new Date('2026-11-26T09:05:00Z'))
  expect(notifications()).toHaveLength(1)
  await firestore.doc('site_settings/1').delete()
})
