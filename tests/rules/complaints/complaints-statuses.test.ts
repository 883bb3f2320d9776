import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  COMPLAINT_STATUSES,
  type ComplaintStatus,
  isClosed,
  NEXT_STATUSES,
} from '../../../src/domain/complaints/complaint'
import { decideAction } from '../../../src/domain/complaints/complaint-action'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { earlier } from '../content'
import {
  CODE,
  DESK,
  FIRST,
  NEVER_SENT,
  OTHER_CODE,
  SECOND,
  setupComplaints,
  stepBy,
} from './complaints'

/* Changes of a report's status, closing time and original report. */

const { people, storeReport, records } = setupComplaints('demo-complaints-statuses')

const reply = 'Terima kasih atas laporannya.'
const MOVES = COMPLAINT_STATUSES.flatMap((from) =>
  COMPLAINT_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
)
const LEGAL = MOVES.filter(([from, to]) => NEXT_STATUSES[from].includes(to))
const ILLEGAL = MOVES.filter(([from, to]) => !NEXT_STATUSES[from].includes(to))

/** Stores the original report for duplicates. */
beforeEach(async () => {
  await storeReport('Baru', OTHER_CODE)
})

async function step(from: ComplaintStatus, to: ComplaintStatus, uid = 'petugas') {
  return stepBy(uid, await storeReport(from), { to, reply })
}

describe.each(LEGAL)('changing the status from %s to %s', (from, to) => {
  it('succeeds with the documents that the desk writes', async () => {
    const { report, progress } = await storeReport(from)
    const asStored = (data: DocumentData) => ({ data, plain: data, updatedAt: '' })
    const decision = decideAction({
      complaint: asStored(report),
      progress: asStored(progress),
      entry: null,
      action: {
        ...{ entry: SECOND, kind: 'tindakan', to, reply, note: '' },
        duplicateOf: to === 'Duplikat' ? OTHER_CODE : '',
        photos: reply ? [1, 2] : [],
      },
      seenAt: '',
      by: 'petugas',
      serverTime: serverTimestamp(),
    })
    const writes = decision.outcome === 'write' ? decision.writes : []
    expect(writes).toHaveLength(3)
    await commit(people.petugas, Object.fromEntries(writes.map(({ set, data }) => [set, data])))
  })

  it('requires a matching history entry and status document', async () => {
    const { report, progress, entry } = await step(from, to)
    const old = { ...report, lastEntry: FIRST }
    const others = COMPLAINT_STATUSES.flatMap((other) => [
      ...(other === to ? [] : [{ report, progress, entry: { ...entry, to: other } }]),
      ...(other === from ? [] : [{ report, progress, entry: { ...entry, from: other } }]),
    ])
    await expectEachDenied(
      [
        { report, progress },
        { report: old, progress },
        { report: old, progress, entry },
        { report: { ...report, lastEntry: '' }, progress },
        ...others,
        { report, entry },
        { report, entry, progress: { ...progress, status: from } },
        { entry, progress, report: { ...report, status: from } },
        { progress, entry },
      ],
      (writes) => records('petugas', writes),
    )
  })

  // A rejection needs a reply.
  it.skipIf(to === 'Ditolak')('must change the status document even without a reply', async () => {
    const { report, progress, entry } = stepBy('petugas', await storeReport(from), { to })
    await expectEachDenied(
      [{ report, entry }, { progress }, { progress: { ...progress, status: from }, report, entry }],
      (writes) => records('petugas', writes),
    )
    await records('petugas', { report, progress, entry })
  })
})

it('does not allow other changes of status, nor an unknown status', async () => {
  for (const [from, to] of ILLEGAL)
    for (const uid of DESK) await expectDenied(records(uid, await step(from, to, uid)))
  for (const from of COMPLAINT_STATUSES) {
    const { report, progress, entry } = await step(from, 'Diproses')
    const status = 'Arsip'
    await expectDenied(
      records('petugas', {
        report: { ...report, status },
        progress: { ...progress, status },
        entry: { ...entry, to: status },
      }),
      from,
    )
  }
})

it('requires exactly one reply to reject a report', async () => {
  for (const from of ['Baru', 'Diproses'] as const) {
    const silent = stepBy('petugas', await storeReport(from), { to: 'Ditolak', note: 'Fiktif.' })
    await expectDenied(records('petugas', silent))
  }
  const rejected = await storeReport('Ditolak')
  await records('petugas', stepBy('petugas', rejected, { note: 'Menelepon.' }))
})

describe('the original report of a duplicate', () => {
  const repeats = async (duplicateOf: unknown) => {
    const { report, ...others } = await step('Baru', 'Duplikat')
    return records('petugas', { report: { ...report, duplicateOf }, ...others })
  }

  it('must be another existing report', async () => {
    for (const other of [CODE, NEVER_SENT, '', `${OTHER_CODE}/history/${FIRST}`, null])
      await expectDenied(repeats(other), String(other))
    await repeats(OTHER_CODE)
  })

  it('cannot be set with another status', async () => {
    for (const [from, to] of LEGAL.filter(([, to]) => to !== 'Duplikat')) {
      const { report, ...others } = await step(from, to)
      const changed = { ...report, duplicateOf: OTHER_CODE }
      await expectDenied(records('petugas', { report: changed, ...others }), `${from} ${to}`)
    }
  })
})

it('keeps the original report and the closing time while the status is unchanged', async () => {
  await storeReport('Baru', NEVER_SENT)
  for (const status of COMPLAINT_STATUSES) {
    const { report, ...others } = stepBy('petugas', await storeReport(status), { reply })
    for (const changes of [
      { duplicateOf: NEVER_SENT },
      { duplicateOf: status === 'Duplikat' ? '' : OTHER_CODE },
      { closedAt: serverTimestamp() },
      { closedAt: isClosed(status) ? null : earlier },
    ]) {
      const changed: DocumentData = { ...report, ...changes }
      await expectDenied(records('petugas', { report: changed, ...others }), status)
      await expectDenied(records('petugas', { report: { ...changed, lastEntry: FIRST } }), status)
    }
  }
})

it('requires the server time as closing time, and no closing time after reopening', async () => {
  for (const [from, to] of LEGAL) {
    const { report, ...others } = await step(from, to)
    const times = isClosed(to)
      ? [null, earlier, Timestamp.now(), 'sekarang']
      : [earlier, serverTimestamp()]
    for (const closedAt of times)
      await expectDenied(
        records('petugas', { report: { ...report, closedAt }, ...others }),
        `${from} ${to}`,
      )
  }
})

it('does not let the desk change a missing report', async () => {
  const stored = await storeReport('Baru', OTHER_CODE)
  await expectDenied(records('petugas', stepBy('petugas', stored, { to: 'Diproses' })))
})
