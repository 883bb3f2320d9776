import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { COMPLAINT_CATEGORIES, REPLIES_MAX } from '../../../src/domain/complaints/complaint'
import { expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, signedBy, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  EVERYONE,
  FIRST,
  OTHER_CODE,
  pair,
  progressAt,
  reportAt,
  setupComplaints,
  stepBy,
  STRANGERS,
  THIRD,
} from './complaints'

/* Assignee and category can change without a history entry. The reporter's data never changes. */
const { project, people, storeReport, records } = setupComplaints('demo-complaints-triage')

const original = { status: 'Selesai', receivedAt: Timestamp.now(), closedAt: Timestamp.now() }

async function saves(uid: Name, changes: DocumentData, shown: DocumentData = {}) {
  const { report, progress } = await storeReport()
  return records(uid, {
    report: { ...report, ...signedBy(uid), ...changes },
    progress: { ...progress, ...shown },
  })
}

async function savesReport(uid: Name, changes: DocumentData) {
  const { report } = await storeReport()
  return records(uid, { report: { ...report, ...signedBy(uid), ...changes } })
}

describe('the assignee', () => {
  it('can be a member of the desk or empty', async () => {
    for (const assignee of ['', ...DESK]) await savesReport('petugas', { assignee })
    await expectEachDenied(
      [...STRANGERS, 'tidak-ada', 'petugas/history/a', '../petugas', 7, null, ['petugas']],
      (assignee) => savesReport('petugas', { assignee }),
    )
  })

  it('can remain unchanged after the assigned user was deleted', async () => {
    const { report } = await storeReport()
    const orphaned = { ...report, assignee: 'tidak-ada' }
    await project.store({ [reportAt(CODE)]: orphaned })
    await records('petugas', { report: { ...orphaned, ...signedBy('petugas') } })
    await records('petugas', { report: { ...orphaned, assignee: '', ...signedBy('petugas') } })
  })
})

describe('the category', () => {
  it('can become any known category in both documents', async () => {
    for (const category of COMPLAINT_CATEGORIES) await saves('petugas', { category }, { category })
    await expectEachDenied(['lain', '', null], (category) =>
      saves('petugas', { category }, { category }),
    )
  })

  it('cannot change in only one document', async () => {
    const category = 'sosial'
    await expectDenied(saves('petugas', { category }))
    await expectDenied(savesReport('petugas', { category }))
    await expectDenied(saves('petugas', {}, { category }))
    const { progress } = await storeReport()
    await expectDenied(records('petugas', { progress: { ...progress, category } }))
    await expectDenied(saves('petugas', { category }, { category: 'keamanan' }))
  })

  // This change evaluates the most expressions of all steps of the desk.
  it('can change together with the assignee and the status of a report with many replies', async () => {
    await storeReport('Baru', OTHER_CODE)
    const stored = await storeReport()
    const keys = Array.from(
      { length: REPLIES_MAX - 1 },
      (_, at) => `01JZ${String(at).padStart(22, '0')}`,
    )
    const replies = Object.fromEntries(keys.map((key) => [key, { text: 'Ya.', at: earlier }]))
    const before = { ...stored.progress, replies, lastReply: keys.at(-1) }
    await project.store({ [progressAt(CODE)]: before })
    const words = { to: 'Duplikat', note: 'Sama.', reply: 'Sudah dilaporkan.' } as const
    const { entry, report, progress } = stepBy('petugas', { ...stored, progress: before }, words)
    const category = { category: 'sosial' }
    await records('petugas', {
      entry,
      report: { ...report, ...category, assignee: 'admin' },
      progress: { ...progress, ...category },
    })
  })
})

/** Fields that only the reporter or the server may set, each with a different value. */
const REPORT_FIELDS: [string, unknown][] = [
  ['name', 'Lain'],
  ['address', 'Lain'],
  ['phone', '081200000000'],
  ['report', 'Lain'],
  ['documentationurl', ''],
  ['date', '2026-11-21T03:04:05.000Z'],
  ['receivedAt', serverTimestamp()],
  ['channel', 'telepon'],
  ['id', OTHER_CODE],
  ['anonymised', true],
]

describe('the original report data', () => {
  it.each(['admin', 'petugas'] as const)('cannot be changed by %s', async (uid) => {
    const { entry, report, progress } = stepBy(uid, await storeReport(), { to: 'Diproses' })
    for (const [field, value] of REPORT_FIELDS) {
      await expectDenied(savesReport(uid, { [field]: value }), field)
      await expectDenied(
        records(uid, { entry, progress, report: { ...report, [field]: value } }),
        field,
      )
    }
  })

  it('cannot lose any field', async () => {
    const { report } = await storeReport()
    const signed = { ...report, ...signedBy('petugas') }
    await expectEachDenied(REPORT_FIELDS, ([field]) =>
      records('petugas', { report: without(signed, field) }),
    )
  })

  it('cannot change in the status document', async () => {
    const { progress } = await storeReport()
    for (const change of [
      { id: OTHER_CODE },
      { date: '2026-11-21T03:04:05.000Z' },
      { receivedAt: serverTimestamp() },
      { name: 'Asep' },
      { original },
    ]) {
      await expectDenied(saves('petugas', {}, change))
      await expectDenied(records('petugas', { progress: { ...progress, ...change } }))
    }
  })

  // Only a function writes the copy of the original report of a duplicate.
  it("includes a duplicate's copy of its original report's status, which nobody can change or remove", async () => {
    const stored = await storeReport('Duplikat')
    const progress = { ...stored.progress, original }
    await project.store({ [progressAt(CODE)]: progress })
    for (const change of [{ 'original.status': 'Baru' }, { original: deleteField() }])
      await expectEachDenied(EVERYONE, (uid) =>
        updateDoc(doc(people[uid].firestore, progressAt(CODE)), change),
      )
    const words = { to: 'Diproses', reply: 'Dibuka lagi.' } as const
    const step = stepBy('petugas', { ...stored, progress }, words)
    for (const changed of [
      { ...step.progress, original: null },
      without(step.progress, 'original'),
    ])
      await expectDenied(records('petugas', { ...step, progress: changed }))
    await records('petugas', step)
  })

  it('cannot be overwritten by sending the report again', async () => {
    await storeReport()
    for (const by of ['admin', 'petugas'] as const)
      await expectDenied(records(by, pair(CODE, { channel: 'telepon', by })))
  })
})

describe('a correction of the assignee or category', () => {
  it('cannot name another user as its author, or change the status or history', async () => {
    await storeReport('Baru', OTHER_CODE)
    for (const changes of [
      { updatedBy: 'admin-2' },
      { updatedBy: '' },
      { updatedAt: earlier },
      { catatan: '' },
      { status: 'Diproses' },
      { closedAt: serverTimestamp() },
      { duplicateOf: OTHER_CODE },
      { lastEntry: THIRD },
      { lastEntry: '' },
    ] satisfies DocumentData[]) {
      await expectDenied(savesReport('petugas', { assignee: 'petugas', ...changes }))
      const shown = changes.status === undefined ? {} : { status: changes.status }
      await expectDenied(saves('petugas', { assignee: 'petugas', ...changes }, shown))
    }
  })

  it('cannot change which history entry is the latest', async () => {
    const { report } = await storeReport()
    await project.store({ [reportAt(CODE)]: { ...report, lastEntry: THIRD } })
    const back = { ...report, ...signedBy('petugas'), lastEntry: FIRST }
    await expectDenied(records('petugas', { report: back }))
  })
})

it.each(DESK)('does not let %s change an anonymised report', async (uid) => {
  const { report, progress } = await storeReport('Selesai')
  const anonymised = { ...report, anonymised: true }
  await project.store({ [reportAt(CODE)]: anonymised })
  const stored = { report: anonymised, progress }
  for (const step of [{ to: 'Diproses' }, { kind: 'catatan', note: 'a' }, { reply: 'a' }] as const)
    await expectDenied(records(uid, stepBy(uid, stored, step)))
  const filed = { ...anonymised, assignee: '', ...signedBy(uid) }
  await expectDenied(records(uid, { report: filed, progress }))
})
