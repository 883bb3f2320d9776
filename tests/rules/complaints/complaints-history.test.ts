import { type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import {
  COMPLAINT_STATUSES,
  HISTORY_KINDS,
  NEXT_STATUSES,
} from '../../../src/domain/complaints/complaint'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, without } from '../content'
import {
  CODE,
  DESK,
  entryAt,
  FIRST,
  OTHER_CODE,
  pair,
  progressAt,
  reportAt,
  SECOND,
  setupComplaints,
  stepBy,
  THIRD,
} from './complaints'

/* History of a report: who did what and when. Entries never change. */
const { project, people, storeReport, records, reports } =
  setupComplaints('demo-complaints-history')

const QUIET = HISTORY_KINDS.filter((kind) => kind !== 'tindakan')
const note = 'Sudah dicek ke lokasi.'

const INVALID: [string, DocumentData][] = [
  ['another id', { id: THIRD }],
  ['an unknown kind', { kind: 'rahasia' }],
  ['a kind that is not text', { kind: ['catatan'] }],
  ['another status before', { from: 'Diproses' }],
  ['another status after', { to: 'Diproses' }],
  ['a note that is not text', { note: null }],
  ['a reply that is not text', { reply: null }],
  ['the signature of another user', { by: 'admin-2' }],
  ['no name', { by: '' }],
  ['a client timestamp', { at: earlier }],
  ['an additional field', { catatan: '' }],
]

describe.each(HISTORY_KINDS)('a new history entry of the kind %s', (kind) => {
  it('can be created by the desk in every status', async () => {
    for (const status of COMPLAINT_STATUSES)
      for (const uid of DESK)
        await records(uid, stepBy(uid, await storeReport(status), { kind, note }))
  })

  it('must be valid and come with an update of its report', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { kind, note })
    const others = { report, progress }
    await expectEachDenied(INVALID, ([, changes]) =>
      records('petugas', { entry: { ...entry, ...changes }, ...others }),
    )
    await expectEachDenied(Object.keys(entry), (key) =>
      records('petugas', { entry: without(entry, key), ...others }),
    )
    await expectEachDenied(
      [
        { entry },
        { entry, progress },
        ...[FIRST, THIRD, ''].map((lastEntry) => ({ entry, report: { ...report, lastEntry } })),
      ],
      (writes) => records('petugas', writes),
    )
  })

  it('must be the only one in its batch', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { kind, note })
    await expectDenied(
      commit(people.petugas, {
        [entryAt(SECOND)]: entry,
        [entryAt(THIRD)]: { ...entry, id: THIRD },
        [reportAt(CODE)]: report,
        [progressAt(CODE)]: progress,
      }),
    )
  })

  it('must belong to its report', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { kind, note })
    for (const stored of [true, false]) {
      if (stored) await storeReport('Baru', OTHER_CODE)
      else await project.store({ [reportAt(OTHER_CODE)]: null })
      await expectDenied(
        commit(people.petugas, {
          [entryAt(SECOND, OTHER_CODE)]: entry,
          [reportAt(CODE)]: report,
          [progressAt(CODE)]: progress,
        }),
      )
    }
  })
})

describe.each(QUIET)('a history entry of the kind %s', (kind) => {
  it('cannot change what the reporter sees', async () => {
    const reply = 'Kami sudah menelepon.'
    const step = stepBy('petugas', await storeReport(), { kind, note, reply })
    await expectDenied(records('petugas', step))
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { kind, note })
    await expectDenied(records('petugas', { entry: { ...entry, reply }, report, progress }))
  })

  it('cannot change the status', async () => {
    for (const from of COMPLAINT_STATUSES)
      for (const to of NEXT_STATUSES[from]) {
        if (to === 'Duplikat') await storeReport('Baru', OTHER_CODE)
        await expectDenied(
          records('petugas', stepBy('petugas', await storeReport(from), { kind, note, to })),
        )
      }
  })
})

it('does not allow recreating an erased history entry', async () => {
  const stored = await storeReport()
  await project.store({ [entryAt(FIRST)]: null })
  const { entry, ...others } = stepBy('petugas', stored, { kind: 'catatan', note }, FIRST)
  await expectDenied(records('petugas', { entry }, FIRST))
  await expectDenied(records('petugas', { entry, ...others }, FIRST))
})

it('does not allow a report to be created with a history entry', async () => {
  const fresh = pair(CODE)
  const { entry } = stepBy('petugas', fresh, { note })
  for (const lastEntry of ['', SECOND])
    await expectDenied(
      commit(people.petugas, {
        [reportAt(CODE)]: { ...fresh.report, lastEntry },
        [progressAt(CODE)]: fresh.progress,
        [entryAt(SECOND)]: entry,
      }),
    )
  await reports('petugas', fresh)
})
