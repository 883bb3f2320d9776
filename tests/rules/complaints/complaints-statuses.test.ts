import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  COMPLAINT_STATUSES,
  type ComplaintStatus,
  isClosed,
  NEXT_STATUSES,
} from '../../../src/domain/complaints/complaint'
import { decideAction } from '../../../src/domain/complaints/complaint-action'
import { commit, expectDenied } from '../../support/rules'
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
  STRANGERS,
} from './complaints'

/* Changes of a report's status, closing time and original report. */

const { people, storeReport, records } = setupComplaints('demo-complaints-statuses')

const reply = 'Terima kasih atas laporannya.'
const MOVES = COMPLAINT_STATUSES.flatMap((from) =>
  COMPLAINT_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
)
const LEGAL = MOVES.filter(([from, to]) => NEXT_STATUSES[from].includes(to))
const ILLEGAL = MOVES.filter(([from, to]) => !NEXT_STATUSES[from].includes(to))

/** Another report, of which a report can be a duplicate. */
beforeEach(async () => {
  await storeReport('Baru', OTHER_CODE)
})

/** Returns a step of a stored report with the status `from`. */
async function step(from: ComplaintStatus, to: ComplaintStatus, uid = 'petugas') {
  return stepBy(uid, await storeReport(from), { to, reply })
}

describe.each(LEGAL)('changing the status from %s to %s', (from, to) => {
  it.each(DESK)('can be done by %s', async (uid) => {
    await records(uid, await step(from, to, uid))
  })

  it.each(STRANGERS)('cannot be done by %s', async (uid) => {
    await expectDenied(records(uid, await step(from, to, uid)))
  })

  it('can be written as the desk does', async () => {
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

  it('requires a history entry', async () => {
    const { report, progress, entry } = await step(from, to)
    await expectDenied(records('petugas', { report, progress }))
    const old = { ...report, lastEntry: FIRST }
    await expectDenied(records('petugas', { report: old, progress }))
    await expectDenied(records('petugas', { report: old, progress, entry }))
    await expectDenied(records('petugas', { report: { ...report, lastEntry: '' }, progress }))
  })

  it('requires a matching history entry', async () => {
    const { report, progress, entry } = await step(from, to)
    for (const other of COMPLAINT_STATUSES) {
      if (other !== to)
        await expectDenied(records('petugas', { report, progress, entry: { ...entry, to: other } }))
      if (other !== from)
        await expectDenied(
          records('petugas', { report, progress, entry: { ...entry, from: other } }),
        )
    }
  })

  it('must change the status document', async () => {
    const { report, progress, entry } = await step(from, to)
    await expectDenied(records('petugas', { report, entry }))
    await expectDenied(
      records('petugas', { report, entry, progress: { ...progress, status: from } }),
    )
    await expectDenied(records('petugas', { entry, progress, report: { ...report, status: from } }))
    await expectDenied(records('petugas', { progress, entry }))
  })

  // A rejection needs a reply.
  it.skipIf(to === 'Ditolak')('must change the status document even without a reply', async () => {
    const { report, progress, entry } = stepBy('petugas', await storeReport(from), { to })
    await expectDenied(records('petugas', { report, entry }))
    await expectDenied(records('petugas', { progress }))
    await expectDenied(
      records('petugas', { progress: { ...progress, status: from }, report, entry }),
    )
  })
})

it.each(ILLEGAL)('does not allow a change from %s to %s', async (from, to) => {
  for (const uid of DESK) await expectDenied(records(uid, await step(from, to, uid)))
})

it.each(COMPLAINT_STATUSES)(
  'does not allow a change from %s to an unknown status',
  async (from) => {
    const { report, progress, entry } = await step(from, 'Diproses')
    const status = 'Arsip'
    await expectDenied(
      records('petugas', {
        report: { ...report, status },
        progress: { ...progress, status },
        entry: { ...entry, to: status },
      }),
    )
  },
)

it.each(COMPLAINT_STATUSES)('allows a step that keeps the status %s', async (status) => {
  await records('petugas', stepBy('petugas', await storeReport(status), { reply }))
})

describe('a change of status', () => {
  it.each(['Baru', 'Diproses'] as const)('to Ditolak needs a reply: from %s', async (from) => {
    const silent = stepBy('petugas', await storeReport(from), { to: 'Ditolak', note: 'Fiktif.' })
    await expectDenied(records('petugas', silent))
    await records('petugas', await step(from, 'Ditolak'))
  })

  it('to Ditolak needs only one reply', async () => {
    await records(
      'petugas',
      stepBy('petugas', await storeReport('Ditolak'), { note: 'Menelepon.' }),
    )
  })

  it.each(LEGAL.filter(([, to]) => to !== 'Ditolak'))(
    'needs no reply from %s to %s',
    async (from, to) => {
      await records('petugas', stepBy('petugas', await storeReport(from), { to }))
    },
  )
})

describe('the original report of a duplicate', () => {
  const repeats = async (duplicateOf: unknown) => {
    const { report, ...others } = await step('Baru', 'Duplikat')
    return records('petugas', { report: { ...report, duplicateOf }, ...others })
  }

  it('can be another report', () => repeats(OTHER_CODE))

  it.each<[string, unknown]>([
    ['itself', CODE],
    ['a missing report', NEVER_SENT],
    ['nothing', ''],
    ['an entry of another report', `${OTHER_CODE}/history/${FIRST}`],
    ['a value that is not text', null],
  ])('cannot be %s', (_, duplicateOf) => expectDenied(repeats(duplicateOf)))

  it('cannot be set with another status', async () => {
    for (const [from, to] of LEGAL.filter(([, to]) => to !== 'Duplikat')) {
      const { report, ...others } = await step(from, to)
      const changed = { ...report, duplicateOf: OTHER_CODE }
      await expectDenied(records('petugas', { report: changed, ...others }))
    }
  })

  it.each(COMPLAINT_STATUSES)('cannot change while the status is %s', async (status) => {
    const stored = await storeReport(status)
    await storeReport('Baru', NEVER_SENT)
    const { report, ...others } = stepBy('petugas', stored, { reply })
    for (const duplicateOf of [NEVER_SENT, status === 'Duplikat' ? '' : OTHER_CODE]) {
      const changed = { ...report, duplicateOf }
      await expectDenied(records('petugas', { report: changed, ...others }))
      const alone = { ...changed, lastEntry: FIRST }
      await expectDenied(records('petugas', { report: alone }))
    }
  })
})

describe('the closing time', () => {
  const ends = async (from: ComplaintStatus, to: ComplaintStatus, closedAt: unknown) => {
    const { report, ...others } = await step(from, to)
    return records('petugas', { report: { ...report, closedAt }, ...others })
  }

  it.each(LEGAL.filter(([, to]) => isClosed(to)))(
    'must be the server time for a change from %s to %s',
    async (from, to) => {
      for (const time of [null, earlier, Timestamp.now(), 'sekarang'])
        await expectDenied(ends(from, to, time))
    },
  )

  it.each(LEGAL.filter(([, to]) => !isClosed(to)))(
    'must be empty for a change from %s to %s',
    async (from, to) => {
      for (const time of [earlier, serverTimestamp()]) await expectDenied(ends(from, to, time))
    },
  )

  it.each(COMPLAINT_STATUSES)('cannot change while the status is %s', async (status) => {
    const { report, ...others } = stepBy('petugas', await storeReport(status), { reply })
    const times = [serverTimestamp(), isClosed(status) ? null : earlier]
    for (const closedAt of times) {
      const changed: DocumentData = { ...report, closedAt }
      await expectDenied(records('petugas', { report: changed, ...others }))
      const alone = { ...changed, lastEntry: FIRST }
      await expectDenied(records('petugas', { report: alone }))
    }
  })
})

it('does not let the desk change a missing report', async () => {
  const stored = await storeReport('Baru', OTHER_CODE)
  await expectDenied(records('petugas', stepBy('petugas', stored, { to: 'Diproses' })))
})
