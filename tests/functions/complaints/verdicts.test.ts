import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { administerComplaints } from '../../../functions/src/complaints/administer-complaints'
import { mirrorReport } from '../../../functions/src/complaints/mirror-report'
import { reopenUnsolved } from '../../../functions/src/complaints/reopen-unsolved'
import { complaint, complaintHistory } from '../../../src/domain/complaints/complaint-schema'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'
import { newCode, REPORTER, storeReport, storeStep, storeVerdict, tracesOf } from './report'

const DAYS = 86_400_000
const REASON = 'Lubangnya terbuka lagi sejak hujan.'
const services = setupServices()
const { firestore } = services

const read = async (path: string) => (await firestore.doc(path).get()).data()
const report = (id: string) => read(`complaints/${id}`)
const progress = (id: string) => read(`complaint_status/${id}`)
const steps = async (id: string) =>
  (await firestore.collection(`complaints/${id}/history`).get()).docs.map((step) => step.data())

/** Returns the data with times as ISO text, as the app reads documents. */
const asRead = (data: object = {}): unknown =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  )

const verdictOf = (id: string) => firestore.doc(`complaint_verdicts/${id}`).get()
const eventOf = async (document: string) => {
  const [before, after] = [await verdictOf(newCode()), await verdictOf(document)]
  return { document, before, after }
}

const reopen = async (id: string) => reopenUnsolved({ firestore }, await eventOf(id))

/** Stores a closed report with a negative verdict. */
async function unsolved() {
  const id = await storeReport(firestore, { assignee: 'budi', updatedBy: 'budi' })
  await storeVerdict(firestore, id, 'belum', REASON)
  return id
}

describe('a verdict that a report is not solved', () => {
  it('reopens the report with the reason as a note of its reporter, and notifies staff', async () => {
    const id = await unsolved()
    await reopen(id)
    const [step, ...others] = await steps(id)
    expect(others).toEqual([])
    expect(step).toMatchObject({
      kind: 'tindakan',
      from: 'Selesai',
      to: 'Diproses',
      note: REASON,
      reply: '',
      by: '',
    })
    expect(await report(id)).toMatchObject({
      ...REPORTER,
      status: 'Diproses',
      closedAt: null,
      assignee: 'budi',
      lastEntry: step?.['id'] as unknown,
      updatedBy: '',
    })
    expect(await progress(id)).toMatchObject({ status: 'Diproses', verdict: 'belum', replies: {} })
    v.parse(complaint, asRead(await report(id)))
    v.parse(complaintHistory, asRead(step))
    const { receivedAt } = (await read(`complaint_verdicts/${id}`)) ?? {}
    expect(await read(`complaint_notices/${id}`)).toEqual({
      emailDue: receivedAt as Timestamp,
      telegramDue: receivedAt as Timestamp,
    })
  })

  it('reopens the report once even if the event is repeated, or arrives after the desk has closed the report again', async () => {
    const id = await unsolved()
    await Promise.all([reopen(id), reopen(id), reopen(id)])
    await storeStep(firestore, id, { from: 'Diproses', to: 'Selesai', reply: 'Sudah ditambal.' })
    await firestore.doc(`complaints/${id}`).update({ closedAt: Timestamp.now() })
    await firestore.doc(`complaint_notices/${id}`).update({ emailDue: null })
    await reopen(id)
    expect(await report(id)).toMatchObject({ status: 'Selesai' })
    expect(await steps(id)).toHaveLength(2)
    expect(await read(`complaint_notices/${id}`)).toMatchObject({ emailDue: null })
  })

  it.each([
    ['reopened', 'Diproses', null],
    ['reopened and closed', 'Selesai', Timestamp.fromMillis(Date.now() + 60_000)],
  ] as const)(
    'becomes a note if the desk has already %s the report',
    async (_, status, closedAt) => {
      const id = await unsolved()
      await firestore.doc(`complaints/${id}`).update({ status, closedAt })
      await reopen(id)
      expect(await report(id)).toMatchObject({ status, closedAt })
      expect(await steps(id)).toMatchObject([
        { kind: 'catatan', from: status, to: status, note: REASON },
      ])
      expect(await read(`complaint_notices/${id}`)).toBeUndefined()
    },
  )

  it.each(['delete', 'anonymise'] as const)('disappears after the action %s', async (action) => {
    const id = await unsolved()
    const event = await eventOf(id)
    await administerComplaints(services, { action, ids: [id] }, 'admin')
    await reopenUnsolved({ firestore }, event)
    expect(await tracesOf(firestore, id)).not.toContain(REASON)
    expect(await steps(id)).toEqual([])
  })
})

it('does not reopen a report with a positive verdict', async () => {
  const id = await storeReport(firestore)
  await storeVerdict(firestore, id, 'ya')
  await reopen(id)
  expect(await report(id)).toMatchObject({ status: 'Selesai' })
})

it('reopens reports only for new verdicts', async () => {
  const id = await unsolved()
  const { before: missing, after: before } = await eventOf(id)
  for (const after of [before, missing])
    await reopenUnsolved({ firestore }, { document: id, before, after })
  expect(await report(id)).toMatchObject({ status: 'Selesai' })
})

describe('the deadline of a verdict', () => {
  const closedAt = Timestamp.fromDate(new Date('2026-11-20T03:00:00.000Z'))
  const setDeadline = async (changes: object) => {
    const id = await storeReport(firestore, { status: 'Selesai', closedAt, ...changes })
    await mirrorReport({ firestore }, id)
    return { id, until: (await progress(id))?.['verdictUntil'] as Timestamp | undefined }
  }

  it('falls 14 days after the report was closed', async () => {
    const { until: time } = await setDeadline({})
    expect(time?.toMillis()).toBe(closedAt.toMillis() + 14 * DAYS)
  })

  it.each([
    ['open', { status: 'Diproses', closedAt: null }],
    ['refused', { status: 'Ditolak' }],
    ['a duplicate', { status: 'Duplikat' }],
    ['anonymised', { anonymised: true }],
  ])('does not exist for a report that is %s', async (_, changes) => {
    expect((await setDeadline(changes)).until).toBeUndefined()
  })

  it('disappears when the report is reopened, and is set again when it is closed', async () => {
    const { id } = await setDeadline({})
    const stored = firestore.doc(`complaints/${id}`)
    await stored.update({ status: 'Diproses', closedAt: null })
    await mirrorReport({ firestore }, id)
    expect(await progress(id)).not.toHaveProperty('verdictUntil')
    await stored.update({ status: 'Selesai', closedAt: Timestamp.fromMillis(0) })
    await mirrorReport({ firestore }, id)
    expect(await progress(id)).toMatchObject({ verdictUntil: Timestamp.fromMillis(14 * DAYS) })
  })

  it('disappears when the report is anonymised, although the verdict is kept for the totals', async () => {
    const { id } = await setDeadline({})
    await storeVerdict(firestore, id, 'belum', REASON)
    await administerComplaints(services, { action: 'anonymise', ids: [id] }, 'admin')
    await mirrorReport({ firestore }, id)
    expect(await progress(id)).not.toHaveProperty('verdictUntil')
    expect(await progress(id)).toMatchObject({ verdict: 'belum' })
    expect(await read(`complaint_verdicts/${id}`)).toBeUndefined()
  })

  it('is written only once, and never for a missing report', async () => {
    const { id } = await setDeadline({})
    const written = async () => (await firestore.doc(`complaint_status/${id}`).get()).updateTime
    const first = await written()
    await mirrorReport({ firestore }, id)
    expect(await written()).toEqual(first)
    await mirrorReport({ firestore }, newCode())
  })
})

describe('trigger events', () => {
  const village = setupVillage()
  const villageServices = setupServices(PROJECT_ID)

  it.each(['once', 'twice', 'reversed'] as const)(
    'set the deadline of a verdict and reopen the report when delivered %s',
    async (mode) => {
      const { firestore } = villageServices
      await village.deliver(mode)
      const id = await storeReport(firestore)
      await storeStep(firestore, id, { to: 'Selesai', reply: 'Sudah.' })
      const closedAt = Timestamp.fromMillis(Date.now() - 1000)
      await firestore.doc(`complaints/${id}`).update({ closedAt })
      await village.settle()
      const shown = firestore.doc(`complaint_status/${id}`)
      expect((await shown.get()).get('verdictUntil')).toEqual(
        Timestamp.fromMillis(closedAt.toMillis() + 14 * DAYS),
      )
      await storeVerdict(firestore, id, 'belum', REASON, closedAt)
      await village.settle()
      await village.deliver('once')
      expect((await shown.get()).data()).toMatchObject({ status: 'Diproses', verdict: 'belum' })
      expect((await shown.get()).get('verdictUntil')).toBeUndefined()
      const history = await firestore.collection(`complaints/${id}/history`).get()
      expect(history.size).toBe(2)
    },
  )
})
