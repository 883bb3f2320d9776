import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, it } from 'vitest'
import { anonymiseClosed, MAX_PER_RUN } from '../../../functions/src/complaints/anonymise-complaint'
import { mirrorReport } from '../../../functions/src/complaints/mirror-report'
import { ANONYMISED } from '../../../src/domain/complaints/complaint'
import { DEFAULT_DESK_SETTINGS } from '../../../src/domain/complaints/desk-settings-schema'
import { expectLog } from '../expect-log'
import { memberOf, withFailure, withInterruption } from '../failing-service'
import { setupServices } from '../services'
import { PROJECT_ID, setupVillage } from '../village'
import { photosOf, REPORTER, storePhoto, storeReport, storeStep, tracesOf } from './report'

const village = setupVillage()
const services = setupServices()
const { firestore } = services
const villageServices = setupServices(PROJECT_ID)
const NOW = new Date('2026-11-21T20:30:00Z')
const LAST_YEAR = new Date('2025-11-21T20:29:00Z')

beforeEach(async () => {
  await firestore.doc('desk_settings/1').delete()
  await firestore.recursiveDelete(firestore.collection('complaints'))
})

const closed = (closedAt: Date | null, changes: object = {}) =>
  storeReport(firestore, { closedAt: closedAt && Timestamp.fromDate(closedAt), ...changes })

const isAnonymised = async (id: string): Promise<unknown> =>
  (await firestore.doc(`complaints/${id}`).get()).get('anonymised')

it('anonymises reports that have been closed for more than twelve months, with one audit row', async () => {
  const id = await closed(LAST_YEAR)
  await storeStep(firestore, id, { to: 'Selesai', note: REPORTER.name, reply: REPORTER.name })
  await storePhoto(services.bucket, id)
  await anonymiseClosed(services, NOW)
  const stored = (await firestore.doc(`complaints/${id}`).get()).data()
  // The system has no uid, so `updatedBy` keeps the last author.
  expect(stored).toMatchObject({ ...ANONYMISED, anonymised: true, updatedBy: '' })
  expect(await tracesOf(firestore, id)).not.toContain(REPORTER.name)
  expect(await photosOf(services.bucket, id)).toEqual([])
  await anonymiseClosed(services, NOW)
  const rows = await firestore.collection('audit').where('document', '==', id).get()
  expect(rows.docs.map((row) => row.data())).toEqual([
    {
      collection: 'complaints',
      document: id,
      title: '',
      action: 'anonymise',
      actor: 'sistem',
      at: expect.any(Timestamp) as Timestamp,
    },
  ])
})

const RECENTLY = new Date('2025-11-21T20:31:00Z')
const LONG_AGO = new Date('2024-11-21T20:29:00Z')
const BROKEN = { recipients: [5], templates: 'Terima kasih.', telegramChat: null }

it.each<[string, object, (Date | null)[], boolean[]]>([
  ['keeps open and recently closed reports', {}, [null, RECENTLY], [false, false]],
  [
    'uses the number of months in the settings',
    { anonymiseAfterMonths: 24 },
    [LAST_YEAR, LONG_AGO],
    [false, true],
  ],
  [
    'anonymises reports even if recipients and templates in the settings are invalid',
    BROKEN,
    [LAST_YEAR],
    [true],
  ],
])('%s', async (_, settings, closings, expected) => {
  await firestore.doc('desk_settings/1').set({ ...DEFAULT_DESK_SETTINGS, ...settings })
  const ids = await Promise.all(closings.map((time) => closed(time)))
  await anonymiseClosed(services, NOW)
  expect(await Promise.all(ids.map(isAnonymised))).toEqual(expected)
})

it.each([0, 12.5, '12', null])(
  'does nothing if the number of months is invalid (%j)',
  async (anonymiseAfterMonths) => {
    await firestore.doc('desk_settings/1').set({ ...DEFAULT_DESK_SETTINGS, anonymiseAfterMonths })
    const id = await closed(LAST_YEAR)
    await expect(anonymiseClosed(services, NOW)).rejects.toThrow('nothing is anonymised')
    expect(await isAnonymised(id)).toBe(false)
  },
)

it('skips a report that is reopened during the run', async () => {
  const id = await closed(LAST_YEAR)
  const reopening = withInterruption(firestore, 'runTransaction', () =>
    firestore.doc(`complaints/${id}`).update({ status: 'Diproses', closedAt: null }),
  )
  await storePhoto(services.bucket, id)
  await anonymiseClosed({ ...services, firestore: reopening }, NOW)
  expect(await isAnonymised(id)).toBe(false)
  expect(await photosOf(services.bucket, id)).toHaveLength(1)
})

it('continues after a report that fails, and retries it in the next run', async () => {
  const [first, second] = [await closed(LAST_YEAR), await closed(LAST_YEAR)]
  let isFirst = true
  const firestoreFailingOnce = new Proxy(firestore, {
    get: (target, name) => {
      if (name !== 'runTransaction' || !isFirst) return memberOf(target, name)
      isFirst = false
      return memberOf(withFailure(target, 'runTransaction', 'before'), name)
    },
  })
  expectLog('error', 'complaints/')
  await anonymiseClosed({ ...services, firestore: firestoreFailingOnce }, NOW)
  expect([await isAnonymised(first), await isAnonymised(second)].sort()).toEqual([false, true])
  await anonymiseClosed(services, NOW)
  expect([await isAnonymised(first), await isAnonymised(second)]).toEqual([true, true])
})

it('processes a limited number of reports per run, longest closed first, and continues in the next run', async () => {
  const batch = firestore.batch()
  for (let index = 0; index < MAX_PER_RUN; index++) {
    const closedAt = Timestamp.fromMillis(LAST_YEAR.getTime() - 1000 - index)
    batch.create(firestore.collection('complaints').doc(), { anonymised: false, closedAt })
  }
  await batch.commit()
  const youngest = await closed(LAST_YEAR)
  const left = async () => {
    const query = firestore.collection('complaints').where('anonymised', '==', false)
    return (await query.get()).docs.map(({ id }) => id)
  }
  await anonymiseClosed(services, NOW)
  expect(await left()).toEqual([youngest])
  await anonymiseClosed(services, NOW)
  expect(await left()).toEqual([])
}, 60_000)

it.each(['the duplicate', 'the original'] as const)(
  'leaves only status and times of the original report visible on a duplicate after anonymising %s',
  async (which) => {
    const isMerged = which === 'the duplicate'
    const end = { status: 'Selesai', closedAt: Timestamp.fromDate(isMerged ? NOW : LAST_YEAR) }
    const first = await storeReport(firestore, end, LAST_YEAR)
    const second = await closed(isMerged ? LAST_YEAR : NOW, {
      status: 'Duplikat',
      duplicateOf: first,
    })
    await storeStep(firestore, first, { to: 'Selesai', reply: REPORTER.name })
    await mirrorReport(services, second)
    const shown = async () => (await firestore.doc(`complaint_status/${second}`).get()).data()
    const before = await shown()
    await anonymiseClosed(services, NOW)
    expect(await shown()).toEqual(before)
    for (const id of [first, second]) await mirrorReport(services, id)
    expect(await Promise.all([first, second].map(isAnonymised))).toEqual([!isMerged, isMerged])
    expect(before?.['original']).toEqual({ ...end, receivedAt: Timestamp.fromDate(LAST_YEAR) })
    expect(await shown()).toEqual(before)
    expect(JSON.stringify(before)).not.toContain(first)
  },
)

it('anonymises a report through the nightly schedule', async () => {
  const long = new Date('2024-01-01T00:00:00Z')
  const id = await storeReport(villageServices.firestore, { closedAt: Timestamp.fromDate(long) })
  await village.run('every-night')
  const stored = await villageServices.firestore.doc(`complaints/${id}`).get()
  expect(stored.get('anonymised')).toBe(true)
})
