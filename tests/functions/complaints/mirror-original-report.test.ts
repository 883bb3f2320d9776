import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { administerComplaints } from '../../../functions/src/complaints/administer-complaints'
import {
  mirrorOriginalReport,
  isMirrorUnchanged,
} from '../../../functions/src/complaints/mirror-original-report'
import { setupServices } from '../services'
import { storeReport, storeStep } from './report'

const services = setupServices()
const { firestore } = services

const closedAt = Timestamp.fromDate(new Date('2026-11-20T03:00:00.000Z'))
const receivedAt = new Date('2026-11-18T03:00:00.000Z')

const merged = (duplicateOf: string) => change({ status: 'Duplikat', duplicateOf, closedAt })
const change = (changes: object) => storeReport(firestore, changes, receivedAt)
const set = (id: string, changes: object) => firestore.doc(`complaints/${id}`).update(changes)

const shown = async (id: string): Promise<unknown> =>
  (await firestore.doc(`complaint_status/${id}`).get()).get('original')

const NEW = { status: 'Baru', receivedAt: Timestamp.fromDate(receivedAt), closedAt: null }
const DONE = { ...NEW, status: 'Selesai', closedAt }

it('shows only status and times of the original to a merged report', async () => {
  const first = await change({})
  const second = await merged(first)
  await mirrorOriginalReport(services, second)
  expect(await shown(second)).toEqual(NEW)
  expect(await shown(first)).toBeUndefined()
})

it('follows an original that is itself merged', async () => {
  const first = await change({})
  const second = await merged(first)
  const third = await merged(second)
  await storeStep(firestore, first, { to: 'Selesai', reply: 'Terima kasih, Pak Ujang.' })
  await set(first, { closedAt })
  await mirrorOriginalReport(services, first)
  expect([await shown(second), await shown(third)]).toEqual([DONE, DONE])
})

it('updates reports that were merged with a report before it was merged', async () => {
  const first = await change({ status: 'Selesai', closedAt })
  const second = await change({})
  const third = await merged(second)
  await mirrorOriginalReport(services, third)
  expect(await shown(third)).toEqual(NEW)
  await set(second, { status: 'Duplikat', duplicateOf: first, closedAt })
  await mirrorOriginalReport(services, second)
  expect([await shown(second), await shown(third)]).toEqual([DONE, DONE])
})

it.each<[string, (first: string, second: string) => Promise<unknown>]>([
  [
    'it was reopened',
    (_, second) => set(second, { status: 'Diproses', duplicateOf: '', closedAt: null }),
  ],
  [
    'the original was deleted',
    (first) => administerComplaints(services, { action: 'delete', ids: [first] }, 'admin'),
  ],
  [
    'the original was merged with it, without an endless loop',
    (first, second) => set(first, { status: 'Duplikat', duplicateOf: second, closedAt }),
  ],
  ['it names no original', (_, second) => set(second, { duplicateOf: '' })],
])('shows no original after %s', async (_, alter) => {
  const first = await change({})
  const second = await merged(first)
  await mirrorOriginalReport(services, second)
  expect(await shown(second)).toEqual(NEW)
  await alter(first, second)
  for (const id of [first, second]) await mirrorOriginalReport(services, id)
  expect([await shown(first), await shown(second)]).toEqual([undefined, undefined])
})

it('writes once, however often events arrive', async () => {
  const first = await change({})
  const second = await merged(first)
  const written = async () => (await firestore.doc(`complaint_status/${second}`).get()).updateTime
  await mirrorOriginalReport(services, first)
  const once = await written()
  await Promise.all([mirrorOriginalReport(services, first), mirrorOriginalReport(services, second)])
  expect(await written()).toEqual(once)
})

it('runs on changes of status or merging, not on notes', async () => {
  const report = firestore.doc(`complaints/${await change({})}`)
  const before = await report.get()
  const none = await firestore.doc('complaints/none').get()
  expect(isMirrorUnchanged(none, before)).toBe(true)
  await report.update({ assignee: 'budi' })
  expect(isMirrorUnchanged(before, await report.get())).toBe(true)
  await report.update({ status: 'Diproses' })
  expect(isMirrorUnchanged(before, await report.get())).toBe(false)
  await report.delete()
  expect(isMirrorUnchanged(before, await report.get())).toBe(false)
})
