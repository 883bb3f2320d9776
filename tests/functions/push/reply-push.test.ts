import { expect, it } from 'vitest'
import { administerComplaints } from '../../../functions/src/complaints/administer-complaints'
import { enqueuePush } from '../../../functions/src/push/enqueue-push'
import type { PushDevice } from '../../support/push/push-device'
import { newCode, storeReport, storeStep } from '../complaints/report'
import { expectLog } from '../expect-log'
import { MORNING, setupPush, SITE, subscriptionRequest } from './push'

const {
  services,
  firestore,
  push,
  subscribe,
  listen: subscribed,
  deliver,
  notifications,
  stored,
} = setupPush()

const listen = (reports: string[]) => subscribed(['reports'], { reports })

async function step(id: string, reply: string): Promise<string> {
  const progress = firestore.doc(`complaint_status/${id}`)
  const before = await progress.get()
  const entry = await storeStep(firestore, id, { reply })
  const change = { collection: 'complaint_status', document: id, before, at: MORNING }
  for (let times = 0; times < 2; times += 1)
    await enqueuePush(services, { ...change, after: await progress.get() })
  return entry
}

const reportsOf = async (device: PushDevice): Promise<unknown> =>
  (await stored(device))?.['reports']

it("notifies the reporter's device of a reply once, without its text", async () => {
  const id = await storeReport(firestore)
  const [device] = [await listen([id]), await listen([newCode()])]
  const entry = await step(id, 'Kami perbaiki hari Senin.')
  await deliver()
  await deliver()
  expect(push().received.map((one) => one.device)).toEqual([device])
  expect(notifications()).toMatchObject([
    {
      title: 'Ada balasan untuk laporan Anda',
      body: 'Ketuk untuk membacanya.',
      navigate: `${SITE}/pengaduan/${id}`,
      tag: entry,
    },
  ])
})

it.each([
  ['permohonan', 'request_status', 'permohonan-informasi'],
  ['keberatan', 'objection_status', 'keberatan'],
])(
  'notifies the applicant of each processing step of a %s, but not of a withdrawal or a removed text',
  async (noun, collection, page) => {
    const id = newCode()
    const device = await listen([id])
    const status = firestore.doc(`${collection}/${id}`)
    const change = async (steps: object[]) => {
      const before = await status.get()
      await status.set({ steps })
      const written = { collection, document: id, before, at: MORNING }
      await enqueuePush(services, { ...written, after: await status.get() })
      await deliver()
    }
    await change([])
    const step = { id: '01JZ00000000000000000000H1', kind: 'penuhi', text: 'Di kantor.' }
    await change([step])
    await change([{ ...step, text: '' }])
    await change([step, { id: '01JZ00000000000000000000H2', kind: 'cabut', text: '' }])
    expect(push().received.map((one) => one.device)).toEqual([device])
    expect(notifications()).toMatchObject([
      {
        title: `Ada balasan untuk ${noun} Anda`,
        navigate: `${SITE}/${page}/${id}`,
        tag: step.id,
      },
    ])
  },
)

it('does not notify the reporter of status changes without a reply, or of new reports', async () => {
  const id = await storeReport(firestore)
  await listen([id])
  await step(id, '')
  await deliver()
  expect(notifications()).toEqual([])
})

it('retries a reply without delaying other replies if a push service fails', async () => {
  const id = await storeReport(firestore)
  const other = await storeReport(firestore)
  const [failing, device] = [await listen([id]), await listen([other])]
  for (const report of [id, other]) await step(report, 'Sudah.')
  push().answer(500, failing.endpoint)
  expectLog('warn', 'Sending a push message failed')
  await expect(deliver()).rejects.toThrow('push messages failed')
  push().answer(201, failing.endpoint)
  await deliver()
  await deliver()
  expect(push().received.map((one) => one.device)).toEqual([device, failing])
})

it.each(['delete', 'anonymise'] as const)(
  'removes the report from all devices after the action %s',
  async (action) => {
    const id = await storeReport(firestore, { status: 'Selesai' })
    const other = newCode()
    const device = await listen([id, other])
    await administerComplaints(services, { action, ids: [id] }, 'admin')
    expect(await reportsOf(device)).toEqual([other])
  },
)

it('stores no tracking code for a device that does not want replies', async () => {
  const device = push().device()
  await subscribe(subscriptionRequest(device, ['news'], { reports: [newCode()] }))
  expect(await reportsOf(device)).toEqual([])
})
