import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { COMPLAINT_CATEGORIES } from '../../../src/domain/complaints/complaint'
import { expectDenied } from '../../support/rules'
import { earlier, signedBy, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  FIRST,
  OTHER_CODE,
  pair,
  reportAt,
  setupComplaints,
  stepBy,
  STRANGERS,
  THIRD,
} from './complaints'

/* Assignee and category can change without a history entry. The reporter's data never changes. */

const { project, storeReport, records } = setupComplaints('demo-complaints-triage')

/** Changes a stored report and its status document. */
async function saves(uid: Name, changes: DocumentData, shown: DocumentData = {}) {
  const { report, progress } = await storeReport()
  return records(uid, {
    report: { ...report, ...signedBy(uid), ...changes },
    progress: { ...progress, ...shown },
  })
}

/** Changes only a stored report. */
async function savesReport(uid: Name, changes: DocumentData) {
  const { report } = await storeReport()
  return records(uid, { report: { ...report, ...signedBy(uid), ...changes } })
}

describe('the assignee', () => {
  it.each(DESK)('can be set by %s', (uid) => savesReport(uid, { assignee: 'petugas' }))

  it.each(STRANGERS)('cannot be set by %s', (uid) =>
    expectDenied(savesReport(uid, { assignee: 'petugas' })),
  )

  it.each(['', ...DESK])('can be %j', (assignee) => savesReport('petugas', { assignee }))

  it.each([...STRANGERS, 'tidak-ada', 'petugas/history/a', '../petugas', 7, null, ['petugas']])(
    'cannot be %j',
    (assignee) => expectDenied(savesReport('petugas', { assignee })),
  )

  it('can change together with a step', async () => {
    const { report, ...others } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    await records('petugas', { report: { ...report, assignee: 'admin' }, ...others })
  })

  it('can stay after that person has left', async () => {
    const { report } = await storeReport()
    const left = { ...report, assignee: 'tidak-ada' }
    await project.store({ [reportAt(CODE)]: left })
    await records('petugas', { report: { ...left, ...signedBy('petugas') } })
    await records('petugas', { report: { ...left, assignee: '', ...signedBy('petugas') } })
  })
})

describe('the category', () => {
  it.each(COMPLAINT_CATEGORIES)('can become %s in both documents', (category) =>
    saves('petugas', { category }, { category }),
  )

  it('cannot change in only one document', async () => {
    const category = 'sosial'
    await expectDenied(saves('petugas', { category }))
    await expectDenied(savesReport('petugas', { category }))
    await expectDenied(saves('petugas', {}, { category }))
    const { progress } = await storeReport()
    await expectDenied(records('petugas', { progress: { ...progress, category } }))
  })

  it('cannot differ between the documents', () =>
    expectDenied(saves('petugas', { category: 'sosial' }, { category: 'keamanan' })))

  it.each(['lain', '', null])('cannot be %j', (category) =>
    expectDenied(saves('petugas', { category }, { category })),
  )

  it.each(STRANGERS)('cannot be set by %s', (uid) =>
    expectDenied(saves(uid, { category: 'sosial' }, { category: 'sosial' })),
  )

  it('can change together with a step', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    const category = { category: 'sosial' }
    await records('petugas', {
      entry,
      report: { ...report, ...category },
      progress: { ...progress, ...category },
    })
  })
})

/** Changed fields of the reporter or the server. */
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
  it.each(REPORT_FIELDS)('cannot change the field %s', async (field, value) => {
    for (const uid of ['admin', 'petugas'] as const) {
      await expectDenied(savesReport(uid, { [field]: value }))
      const { entry, report, progress } = stepBy(uid, await storeReport(), { to: 'Diproses' })
      await expectDenied(records(uid, { entry, progress, report: { ...report, [field]: value } }))
    }
  })

  it.each(REPORT_FIELDS)('cannot lose the field %s', async (field) => {
    const { report } = await storeReport()
    const signed = { ...report, ...signedBy('petugas') }
    await expectDenied(records('petugas', { report: without(signed, field) }))
  })

  it.each<[string, unknown]>([
    ['id', OTHER_CODE],
    ['date', '2026-11-21T03:04:05.000Z'],
    ['receivedAt', serverTimestamp()],
    ['name', 'Asep'],
  ])('cannot change the field %s in the status document', async (field, value) => {
    await expectDenied(saves('petugas', {}, { [field]: value }))
    const { progress } = await storeReport()
    await expectDenied(records('petugas', { progress: { ...progress, [field]: value } }))
  })

  it('cannot be sent again', async () => {
    await storeReport()
    for (const by of ['admin', 'petugas'] as const)
      await expectDenied(records(by, pair(CODE, { channel: 'telepon', by })))
  })
})

describe('a correction', () => {
  it.each<[string, DocumentData]>([
    ['signed by another user', { updatedBy: 'admin-2' }],
    ['as the reporter', { updatedBy: '' }],
    ['at a client timestamp', { updatedAt: earlier }],
    ['with an additional field', { catatan: '' }],
    ['with another status', { status: 'Diproses' }],
    ['with a closing time', { closedAt: serverTimestamp() }],
    ['with an original report', { duplicateOf: OTHER_CODE }],
    ['with a missing history entry', { lastEntry: THIRD }],
    ['with no entry', { lastEntry: '' }],
  ])('cannot be made %s', async (_, changes) => {
    await storeReport('Baru', OTHER_CODE)
    await expectDenied(savesReport('petugas', { assignee: 'petugas', ...changes }))
    const shown = Object.fromEntries(Object.entries(changes).filter(([key]) => key === 'status'))
    await expectDenied(saves('petugas', { assignee: 'petugas', ...changes }, shown))
  })

  it('cannot change the latest entry', async () => {
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
