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

/*
 * Who handles a report and what it is about change without an entry; what the reporter wrote never.
 */

const { project, storeReport, records } = setupComplaints('demo-complaints-triage')

/** Saves a stored report with changes, and what its code shows with others. */
async function saves(uid: Name, changes: DocumentData, shown: DocumentData = {}) {
  const { report, progress } = await storeReport()
  return records(uid, {
    report: { ...report, ...signedBy(uid), ...changes },
    progress: { ...progress, ...shown },
  })
}

/** The same without touching what its code shows. */
async function savesReport(uid: Name, changes: DocumentData) {
  const { report } = await storeReport()
  return records(uid, { report: { ...report, ...signedBy(uid), ...changes } })
}

describe('who handles it', () => {
  it.each(DESK)('%s says', (uid) => savesReport(uid, { assignee: 'petugas' }))

  it.each(STRANGERS)('%s does not say', (uid) =>
    expectDenied(savesReport(uid, { assignee: 'petugas' })),
  )

  it.each(['', ...DESK])('is %j', (assignee) => savesReport('petugas', { assignee }))

  it.each([...STRANGERS, 'tidak-ada', 'petugas/history/a', '../petugas', 7, null, ['petugas']])(
    'is not %j',
    (assignee) => expectDenied(savesReport('petugas', { assignee })),
  )

  it('may be decided together with a step', async () => {
    const { report, ...others } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    await records('petugas', { report: { ...report, assignee: 'admin' }, ...others })
  })

  it('may remain someone who has left', async () => {
    const { report } = await storeReport()
    const left = { ...report, assignee: 'tidak-ada' }
    await project.store({ [reportAt(CODE)]: left })
    await records('petugas', { report: { ...left, ...signedBy('petugas') } })
    await records('petugas', { report: { ...left, assignee: '', ...signedBy('petugas') } })
  })
})

describe('what it is about', () => {
  it.each(COMPLAINT_CATEGORIES)('becomes %s in both documents', (category) =>
    saves('petugas', { category }, { category }),
  )

  it('is never said in one of them alone', async () => {
    const category = 'sosial'
    await expectDenied(saves('petugas', { category }))
    await expectDenied(savesReport('petugas', { category }))
    await expectDenied(saves('petugas', {}, { category }))
    const { progress } = await storeReport()
    await expectDenied(records('petugas', { progress: { ...progress, category } }))
  })

  it('is never said in two ways', () =>
    expectDenied(saves('petugas', { category: 'sosial' }, { category: 'keamanan' })))

  it.each(['lain', '', null])('is not %j', (category) =>
    expectDenied(saves('petugas', { category }, { category })),
  )

  it.each(STRANGERS)('%s does not say', (uid) =>
    expectDenied(saves(uid, { category: 'sosial' }, { category: 'sosial' })),
  )

  it('may be corrected together with a step', async () => {
    const { entry, report, progress } = stepBy('petugas', await storeReport(), { to: 'Diproses' })
    const category = { category: 'sosial' }
    await records('petugas', {
      entry,
      report: { ...report, ...category },
      progress: { ...progress, ...category },
    })
  })
})

/** What the reporter wrote or the server said of it, changed. */
const KEPT: [string, unknown][] = [
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

describe('what came with it', () => {
  it.each(KEPT)('its %s stays', async (field, value) => {
    for (const uid of ['admin', 'petugas'] as const) {
      await expectDenied(savesReport(uid, { [field]: value }))
      const { entry, report, progress } = stepBy(uid, await storeReport(), { to: 'Diproses' })
      await expectDenied(records(uid, { entry, progress, report: { ...report, [field]: value } }))
    }
  })

  it.each(KEPT)('its %s remains', async (field) => {
    const { report } = await storeReport()
    const signed = { ...report, ...signedBy('petugas') }
    await expectDenied(records('petugas', { report: without(signed, field) }))
  })

  it.each<[string, unknown]>([
    ['id', OTHER_CODE],
    ['date', '2026-11-21T03:04:05.000Z'],
    ['receivedAt', serverTimestamp()],
    ['name', 'Asep'],
  ])('the %s that its code shows stays', async (field, value) => {
    await expectDenied(saves('petugas', {}, { [field]: value }))
    const { progress } = await storeReport()
    await expectDenied(records('petugas', { progress: { ...progress, [field]: value } }))
  })

  it('stays, though it is sent anew', async () => {
    await storeReport()
    for (const by of ['admin', 'petugas'] as const)
      await expectDenied(records(by, pair(CODE, { channel: 'telepon', by })))
  })
})

describe('a correction', () => {
  it.each<[string, DocumentData]>([
    ['as another', { updatedBy: 'admin-2' }],
    ['as the reporter', { updatedBy: '' }],
    ['at a time of its own', { updatedAt: earlier }],
    ['with a field more', { catatan: '' }],
    ['with another status', { status: 'Diproses' }],
    ['with an end', { closedAt: serverTimestamp() }],
    ['with what it repeats', { duplicateOf: OTHER_CODE }],
    ['with the entry of nothing', { lastEntry: THIRD }],
    ['with no entry', { lastEntry: '' }],
  ])('is not made %s', async (_, changes) => {
    await storeReport('Baru', OTHER_CODE)
    await expectDenied(savesReport('petugas', { assignee: 'petugas', ...changes }))
    const shown = Object.fromEntries(Object.entries(changes).filter(([key]) => key === 'status'))
    await expectDenied(saves('petugas', { assignee: 'petugas', ...changes }, shown))
  })

  it('leaves an entry that is there', async () => {
    const { report } = await storeReport()
    await project.store({ [reportAt(CODE)]: { ...report, lastEntry: THIRD } })
    const back = { ...report, ...signedBy('petugas'), lastEntry: FIRST }
    await expectDenied(records('petugas', { report: back }))
  })
})

it.each(DESK)('%s does nothing more to what is anonymised', async (uid) => {
  const { report, progress } = await storeReport('Selesai')
  const anonymised = { ...report, anonymised: true }
  await project.store({ [reportAt(CODE)]: anonymised })
  const stored = { report: anonymised, progress }
  for (const step of [{ to: 'Diproses' }, { kind: 'catatan', note: 'a' }, { reply: 'a' }] as const)
    await expectDenied(records(uid, stepBy(uid, stored, step)))
  const filed = { ...anonymised, assignee: '', ...signedBy(uid) }
  await expectDenied(records(uid, { report: filed, progress }))
})
