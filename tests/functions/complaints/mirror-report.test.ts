import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { administerComplaints } from '../../../functions/src/complaints/administer-complaints'
import { mirrorReport, isMirrorUnchanged } from '../../../functions/src/complaints/mirror-report'
import { setupServices } from '../services'
import { storeReport, storeStep } from './report'

const services = setupServices()
const { firestore } = services

const closedAt = Timestamp.fromDate(new Date('2026-11-20T03:00:00.000Z'))
const receivedAt = new Date('2026-11-18T03:00:00.000Z')

const storeDuplicate = (duplicateOf: string) => store({ status: 'Duplikat', duplicateOf, closedAt })
const store = (changes: object) => storeReport(firestore, changes, receivedAt)
const set = (id: string, changes: object) => firestore.doc(`complaints/${id}`).update(changes)

const readOriginal = async (id: string): Promise<unknown> =>
  (await firestore.doc(`complaint_status/${id}`).get()).get('original')

const NEW = { status: 'Baru', receivedAt: Timestamp.fromDate(receivedAt), closedAt: null }
const DONE = { ...NEW, status: 'Selesai', closedAt }

it('copies only status and times of the original report to its duplicate', async () => {
  const first = await store({})
  const second = await storeDuplicate(first)
  await mirrorReport(services, second)
  expect(await readOriginal(second)).toEqual(NEW)
  expect(await readOriginal(first)).toBeUndefined()
})

it('follows a chain of duplicates to the original report', async () => {
  const first = await store({})
  const second = await storeDuplicate(first)
  const third = await storeDuplicate(second)
  await storeStep(firestore, first, { to: 'Selesai', reply: 'Terima kasih, Pak Ujang.' })
  await set(first, { closedAt })
  await mirrorReport(services, first)
  expect([await readOriginal(second), await readOriginal(third)]).toEqual([DONE, DONE])
})

it('updates the duplicates of a report that becomes a duplicate itself', async () => {
  const first = await store({ status: 'Selesai', closedAt })
  const second = await store({})
  const third = await storeDuplicate(second)
  await mirrorReport(services, third)
  expect(await readOriginal(third)).toEqual(NEW)
  await set(second, { status: 'Duplikat', duplicateOf: first, closedAt })
  await mirrorReport(services, second)
  expect([await readOriginal(second), await readOriginal(third)]).toEqual([DONE, DONE])
})

it.each<[string, (first: string, second: string) => Promise<unknown>]>([
  [
    'the duplicate was reopened',
    (_, second) => set(second, { status: 'Diproses', duplicateOf: '', closedAt: null }),
  ],
  [
    'the original report was deleted',
    (first) => administerComplaints(services, { action: 'delete', ids: [first] }, 'admin'),
  ],
  [
    'both reports became duplicates of each other',
    (first, second) => set(first, { status: 'Duplikat', duplicateOf: second, closedAt }),
  ],
  ['the duplicate names no original report', (_, second) => set(second, { duplicateOf: '' })],
])("removes the copy of the original report's status after %s", async (_, change) => {
  const first = await store({})
  const second = await storeDuplicate(first)
  await mirrorReport(services, second)
  expect(await readOriginal(second)).toEqual(NEW)
  await change(first, second)
  for (const id of [first, second]) await mirrorReport(services, id)
  expect([await readOriginal(first), await readOriginal(second)]).toEqual([undefined, undefined])
})

it('writes the copied status only once for repeated events', async () => {
  const first = await store({})
  const second = await storeDuplicate(first)
  const written = async () => (await firestore.doc(`complaint_status/${second}`).get()).updateTime
  await mirrorReport(services, first)
  const firstWrite = await written()
  await Promise.all([mirrorReport(services, first), mirrorReport(services, second)])
  expect(await written()).toEqual(firstWrite)
})

it('runs only when the status or the original report changes', async () => {
  const report = firestore.doc(`complaints/${await store({})}`)
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
