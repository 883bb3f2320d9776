import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { countComplaints } from '../../../functions/src/complaints/count-complaints'
import type { Verdict } from '../../../src/domain/complaints/complaint'
import type { ComplaintTotals } from '../../../src/domain/complaints/complaint-progress-schema'
import { startEmpty } from '../../support/emulator-setup'
import { expectLog } from '../expect-log'
import { FAILURE, withFailure, withInterruption } from '../failing-service'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'
import { newCode, storeReport, storeStep, storeVerdict } from './report'

// A separate Firebase, so that reports of other files are not counted.
const local = await startEmpty()
afterAll(local.stop)
const village = setupVillage(local.url)
const { firestore } = setupServices(undefined, local.url)
const { firestore: real } = setupServices(PROJECT_ID, local.url)
const NOW = new Date('2026-11-21T05:00:00Z')
const DAYS = 86_400_000

beforeEach(async () => {
  for (const name of [
    ...['complaints', 'complaint_status', 'complaint_totals', 'complaint_work', 'site_settings'],
  ])
    await firestore.recursiveDelete(firestore.collection(name))
})

type Mark = 'reports' | 'answers'
const mark = (what: Mark) =>
  firestore.doc('complaint_work/counts').set({ due: { [what]: true } }, { merge: true })

async function count(now = NOW, what: Mark = 'answers', through = firestore) {
  await mark(what)
  await countComplaints({ firestore: through }, now)
}

const received = (time: string) => storeReport(firestore, {}, new Date(time))

async function totals(of = firestore) {
  return (await of.doc('complaint_totals/1').get()).data() as
    (Omit<ComplaintTotals, 'countedAt'> & { countedAt: Timestamp }) | undefined
}

async function answered(days: number, received = '2026-03-02T02:00:00Z') {
  const at = new Date(received)
  const id = await storeReport(firestore, {}, at)
  const answeredAt = Timestamp.fromMillis(at.getTime() + days * DAYS)
  await storeStep(firestore, id, { to: 'Selesai', reply: 'Sudah.' }, answeredAt)
}

it('counts the reports of the year in the time zone of the settings', async () => {
  await firestore.doc('site_settings/1').set({ time_zone: 'Asia/Jayapura' })
  await received('2025-12-31T14:59:59Z')
  await received('2025-12-31T15:00:00Z')
  await received('2026-11-20T00:00:00Z')
  await count()
  expect(await totals()).toEqual({
    year: 2026,
    received: 2,
    inProgress: 0,
    done: 0,
    medianDays: null,
    answered: 0,
    solved: 0,
    months: expect.any(Array) as unknown[],
    countedAt: expect.any(Timestamp) as Timestamp,
  })
})

it("counts the reporters' verdicts on reports that arrived this year", async () => {
  const answer = async (verdict: Verdict, at = '2026-03-02T02:00:00Z') =>
    storeVerdict(firestore, await received(at), verdict)
  for (const verdict of ['ya', 'ya', 'belum', 'ya', 'ya'] as const) await answer(verdict)
  await answer('ya', '2025-03-02T02:00:00Z')
  await count(NOW, 'reports')
  expect(await totals()).toMatchObject({ answered: 5, solved: 4 })
})

const month = async (name: string) =>
  (await totals())?.months.find((each) => each.month === name) ?? null

it('counts reports by month over two years, without duplicates of other reports', async () => {
  for (const time of ['2025-11-30T16:59:59Z', '2025-11-30T17:00:00Z', '2025-12-31T16:59:59Z'])
    await received(time)
  const duplicate = await received('2025-12-10T05:00:00Z')
  await storeStep(firestore, duplicate, { to: 'Duplikat', reply: 'Sama.' })
  await received('2026-11-20T00:00:00Z')
  await count()
  expect((await totals())?.months).toHaveLength(12)
  expect(await month('2025-12')).toEqual({ month: '2025-12', received: 2, medianDays: null })
  expect(await month('2026-11')).toEqual({ month: '2026-11', received: 1, medianDays: null })
  expect(await totals()).toMatchObject({ received: 1 })
})

it('computes the median days until the first reply for months of last year', async () => {
  for (const days of [0.1, 1.2, 2.2, 9, 30]) await answered(days, '2025-12-02T02:00:00Z')
  await answered(1, '2026-01-02T02:00:00Z')
  await count()
  expect(await month('2025-12')).toMatchObject({ received: 5, medianDays: 3 })
  // The year has only one answer.
  expect(await totals()).toMatchObject({ medianDays: null })
})

it('recounts totals that an older version stored without months', async () => {
  for (const days of [1, 2, 3, 4, 5]) await answered(days)
  await firestore.doc('complaint_totals/1').set({ year: 2026, received: 4, medianDays: null })
  // No report is marked for a recount.
  await countComplaints({ firestore }, NOW)
  expect(await month('2026-03')).toEqual({ month: '2026-03', received: 5, medianDays: 3 })
})

it('lists a new month before it has reports', async () => {
  for (const days of [1, 2, 3, 4, 5]) await answered(days)
  await count()
  await countComplaints({ firestore }, new Date('2026-12-01T00:00:00+07:00'))
  expect(await month('2026-12')).toEqual({ month: '2026-12', received: 0, medianDays: null })
  expect(await month('2025-12')).toBeNull()
  expect(await month('2026-03')).toMatchObject({ medianDays: 3 })
})

it('excludes invalid reports from the median and logs them', async () => {
  for (const days of [1, 2, 3, 4, 5]) await answered(days)
  const broken = `complaint_status/${newCode()}`
  const receivedAt = new Date('2026-11-20')
  await firestore.doc(broken).set({ status: 'Baru', receivedAt, lastReply: 'a', replies: 'a' })
  expectLog('warn', `${broken} cannot be counted`)
  await count()
  expect(await totals()).toMatchObject({ medianDays: 3 })
})

it('recounts nothing if no recount is due', async () => {
  await received('2026-11-20T00:00:00Z')
  await countComplaints({ firestore }, NOW)
  expect(await totals()).toBeUndefined()
  await count()
  await received('2026-11-20T00:00:00Z')
  await countComplaints({ firestore }, NOW)
  expect(await totals()).toMatchObject({ received: 1 })
})

it('counts new reports without reading them, and keeps the median response times while no reply is added', async () => {
  for (const days of [1, 2, 3, 4, 5]) await answered(days)
  await count()
  // Reading these reports would log that they cannot be counted.
  for (const lastReply of ['', 'a'])
    await firestore
      .doc(`complaint_status/${newCode()}`)
      .set({ status: 'Baru', receivedAt: new Date('2026-11-20'), lastReply })
  await count(NOW, 'reports')
  expect(await totals()).toMatchObject({ received: 7, done: 5, medianDays: 3 })
  expect(await month('2026-03')).toMatchObject({ received: 5, medianDays: 3 })
  expect(await month('2026-11')).toMatchObject({ received: 2 })
})

it('completes the count of an interrupted run', async () => {
  await received('2026-11-20T00:00:00Z')
  // The run removes the marks, but its response is lost.
  const broken = withFailure(firestore, 'runTransaction', 'after')
  await expect(count(NOW, 'answers', broken)).rejects.toThrow(FAILURE)
  await countComplaints({ firestore }, NOW)
  expect(await totals()).toMatchObject({ received: 1 })
})

it('keeps newer totals when an older run finishes later', async () => {
  await received('2026-11-20T00:00:00Z')
  // The second transaction writes the totals after counting.
  let transactions = 0
  const slow = withInterruption(firestore, 'runTransaction', async () => {
    transactions += 1
    if (transactions !== 2) return
    await received('2026-11-20T01:00:00Z')
    await count()
  })
  await count(NOW, 'answers', slow)
  expect(await totals()).toMatchObject({ received: 2 })
})

it('includes all reports after concurrent runs', async () => {
  const add = async () => {
    await received('2026-11-20T00:00:00Z')
    await count()
  }
  await Promise.all(Array.from({ length: 6 }, add))
  expect(await totals()).toMatchObject({ received: 6 })
})

describe.each(['once', 'twice', 'reversed'] as const)('with events delivered %s', (mode) => {
  it('follows the status changes of reports', async () => {
    await village.deliver(mode)
    const before = (await totals(real)) ?? { received: 0, inProgress: 0, done: 0 }
    const ids = [await storeReport(real), await storeReport(real), await storeReport(real)]
    const [finished = '', duplicate = '', gone = ''] = ids
    await storeStep(real, finished, { reply: 'Kami periksa.' })
    await storeStep(real, finished, { from: 'Diproses', to: 'Selesai', reply: 'Sudah.' })
    await storeStep(real, duplicate, { to: 'Duplikat', reply: '' })
    await real.doc(`complaint_status/${gone}`).delete()
    await village.settle()
    await village.deliver('once')
    await village.run('every-fiveminutes')
    expect(await totals(real)).toMatchObject({
      received: before.received + 1,
      inProgress: before.inProgress,
      done: before.done + 1,
    })
  })
})

it('does not recount reports after the text of a reply was corrected', async () => {
  const id = await storeReport(real)
  const entry = await storeStep(real, id, { reply: 'Sudha.' })
  await village.settle()
  await village.run('every-fiveminutes')
  await real.doc('complaint_totals/1').update({ received: -1 })
  await real.doc(`complaint_status/${id}`).update({ [`replies.${entry}.text`]: 'Sudah.' })
  await village.settle()
  await village.run('every-fiveminutes')
  expect(await totals(real)).toMatchObject({ received: -1 })
})

it('marks the totals as outdated once for many reports, and counts all reports in one run', async () => {
  await storeReport(real)
  await village.settle()
  await village.run('every-fiveminutes')
  const before = (await totals(real))?.received ?? 0
  await Promise.all(Array.from({ length: 30 }, () => storeReport(real)))
  await village.settle()
  expect((await totals(real))?.received ?? 0).toBe(before)
  expect((await real.doc('complaint_work/counts').get()).get('due')).toEqual({ reports: true })
  await village.run('every-fiveminutes')
  expect(await totals(real)).toMatchObject({ received: before + 30 })
})
