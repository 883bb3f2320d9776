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

it('shows no original after reopening', async () => {
  const first = await change({})
  const second = await merged(first)
  await mirrorOriginalReport(services, second)
  await set(second, { status: 'Diproses', duplicateOf: '', closedAt: null })
  await mirrorOriginalReport(services, second)
  expect(await shown(second)).toBeUndefined()
})

it('shows no original after it was deleted', async () => {
  const first = await change({})
  const second = await merged(first)
  await mirrorOriginalReport(services, second)
  await administerComplaints(services, { action: 'delete', ids: [first] }, 'admin')
  await mirrorOriginalReport(services, first)
  expect(await shown(second)).toBeUndefined()
})

it('shows nothing for reports merged with each other, without an endless loop', async () => {
  const first = await change({})
  const second = await merged(first)
  await set(first, { status: 'Duplikat', duplicateOf: second, closedAt })
  await mirrorOriginalReport(services, first)
  expect([await shown(first), await shown(second)]).toEqual([undefined, undefined])
})

it('shows nothing for a duplicate without an original', async () => {
  const report = await merged('')
  await mirrorOriginalReport(services, report)
  expect(await shown(report)).toBeUndefined()
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
