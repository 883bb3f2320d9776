import { type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { COMPLAINT_CHANNELS } from '../../../src/domain/complaints/complaint'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, without } from '../content'
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
  REPORTER,
  setupComplaints,
  SIGNED_IN_STRANGERS,
  STRANGERS,
  tomorrow,
  type Sender,
} from './complaints'

/* Sending a report: two documents in one batch, by a reporter or by the desk for a caller. */

const { project, people, storeReport, closeIntake, reports } = setupComplaints(
  'demo-complaints-reporting',
)

const PHOTO = `images/pengaduan/${CODE}/1763700000000`

const recordedBy = (by: string): Sender => ({ channel: 'telepon', by })

/** Invalid reports of any sender. complaints-constants.test.ts compares other fields with the schema. */
const INVALID: DocumentData[] = [
  { id: OTHER_CODE },
  { channel: 'surat' },
  { category: ['infrastruktur'] },
  { report: { text: 'a' } },
  { name: ' \n' },
  { phone: '081234567890\n0' },
  { date: '2026-11-21' },
  { date: '2026-11-21T03:60:05.678Z' },
  { date: '2026-11-21T03:04:05.678+07:00' },
  { date: '2026-11-21T03:04:05.678Z dan lainnya' },
  { date: '2026-11-21T03:04:05.678Z2026-11-21T03:04:05.678Z' },
  { date: earlier },
  { status: 'Selesai' },
  { receivedAt: earlier },
  { receivedAt: new Date('2126-01-01') },
  { assignee: 'petugas' },
  { duplicateOf: OTHER_CODE },
  { closedAt: earlier },
  { anonymised: true },
  { lastEntry: FIRST },
  { updatedAt: earlier },
  { updatedAt: new Date('2126-01-01') },
  { catatan: '' },
  { documentationurl: `images/pengaduan/${OTHER_CODE}/1763700000000.jpg` },
  { documentationurl: 'images/1763700000000.jpg' },
  { documentationurl: 'images/usulan/kontributor/1763700000000.jpg' },
  { documentationurl: `https://contoh.id/${PHOTO}.jpg` },
  { documentationurl: PHOTO },
  { documentationurl: `${PHOTO}.html.jpg` },
  { documentationurl: `${PHOTO}.jpg?alt=media&token=a` },
  { documentationurl: `${PHOTO}.jpg/1763700000000.jpg` },
  { documentationurl: null },
]

const INVALID_PROGRESS: DocumentData[] = [
  { id: OTHER_CODE },
  { category: 'lainnya' },
  { status: 'Diproses' },
  { date: '2026-11-21T03:04:05.679Z' },
  { receivedAt: earlier },
  { replies: { [FIRST]: { text: 'Sudah.', at: earlier } } },
  { replies: [] },
  { lastReply: FIRST },
  { name: 'Asep' },
  { verdict: 'ya' },
  { verdictUntil: tomorrow() },
  { original: { status: 'Selesai', receivedAt: earlier, closedAt: earlier } },
]

describe.each<[string, Name, Sender]>([
  ['a visitor', 'visitor', REPORTER],
  ['a member of the desk for a caller', 'petugas', recordedBy('petugas')],
])('a report sent by %s', (_, uid, sender) => {
  const report = (changes: DocumentData = {}) => pair(CODE, sender, { report: changes })

  it('the report and its status document must have valid fields', async () => {
    await expectEachDenied(INVALID, (changes) => {
      // A field of both documents is invalid in both.
      const shared = Object.entries(changes).filter(([key]) => key === 'date' || key === 'category')
      const progress: DocumentData = Object.fromEntries<unknown>(shared)
      return reports(uid, pair(CODE, sender, { report: changes, progress }))
    })
    await expectEachDenied(INVALID_PROGRESS, (progress) =>
      reports(uid, pair(CODE, sender, { progress })),
    )
    await reports(uid, report())
  })

  it('the report and its status document must have every field', async () => {
    const { report: whole, progress } = report()
    await expectEachDenied(Object.keys(whole), (key) =>
      reports(uid, { report: without(whole, key), progress }),
    )
    await expectEachDenied(Object.keys(progress), (key) =>
      reports(uid, { report: whole, progress: without(progress, key) }),
    )
    await expectDenied(commit(people[uid], { [reportAt(CODE)]: whole }))
    await expectDenied(commit(people[uid], { [progressAt(CODE)]: progress }))
  })

  it('the report and its status document must have the same tracking code', () =>
    expectDenied(
      commit(people[uid], {
        [reportAt(CODE)]: pair(CODE, sender).report,
        [progressAt(OTHER_CODE)]: pair(OTHER_CODE, sender).progress,
      }),
    ))

  it('the report or its status document cannot be added later', async () => {
    const { report: whole, progress } = report()
    await project.store({ [reportAt(CODE)]: { ...whole, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [progressAt(CODE)]: progress }))
    await expectDenied(reports(uid, { report: whole, progress }))
    await project.clear()
    await project.store({ [progressAt(CODE)]: { ...progress, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [reportAt(CODE)]: whole }))
    await expectDenied(reports(uid, { report: whole, progress }))
  })

  it('the report cannot replace an existing report, or remove its status document', async () => {
    await storeReport()
    await expectDenied(reports(uid, report()))
    await expectDenied(
      commit(people[uid], { [reportAt(CODE)]: report().report, [progressAt(CODE)]: null }),
    )
  })
})

describe('a reporter', () => {
  it('can be anybody, but cannot set the field `by`, which names the staff member', async () => {
    await expectEachDenied(EVERYONE, (uid) =>
      reports(uid, pair(CODE, { channel: 'situs', by: uid })),
    )
    await expectDenied(reports('visitor', pair(CODE, { channel: 'situs', by: 'petugas' })))
    for (const [index, uid] of EVERYONE.entries()) {
      const id = CODE.slice(0, -1) + index
      await reports(uid, pair(id), id)
    }
  })

  it('must send a photo', () =>
    expectDenied(reports('visitor', pair(CODE, REPORTER, { report: { documentationurl: '' } }))))

  it('cannot use a channel of the desk', async () => {
    for (const channel of COMPLAINT_CHANNELS.filter((one) => one !== 'situs'))
      for (const uid of STRANGERS)
        for (const by of ['', uid])
          await expectDenied(reports(uid, pair(CODE, { channel, by })), `${uid} ${channel}`)
  })
})

describe('a member of the desk', () => {
  it.each(COMPLAINT_CHANNELS.filter((channel) => channel !== 'situs'))(
    'can record a report by %s, without a photo',
    async (channel) => {
      for (const [index, uid] of DESK.entries()) {
        const id = CODE.slice(0, -1) + index
        await reports(uid, pair(id, { channel, by: uid }, { report: { documentationurl: '' } }), id)
      }
    },
  )

  it('cannot enter another user in the field `by`', async () => {
    for (const by of ['admin', ''])
      await expectDenied(reports('petugas', pair(CODE, recordedBy(by))))
  })

  it('is refused without a role of the desk', () =>
    expectEachDenied(SIGNED_IN_STRANGERS, (uid) => reports(uid, pair(CODE, recordedBy(uid)))))
})

describe('while the site accepts no reports', () => {
  it('accepts reports only from the desk', async () => {
    await closeIntake()
    await expectEachDenied(EVERYONE, (uid) => reports(uid, pair(CODE)))
    await reports('petugas', pair(CODE, recordedBy('petugas')))
  })

  it('requires the setting to be true or missing', async () => {
    for (const settings of [{ complaints_open: true }, { village_name: 'Desa' }]) {
      await project.clear()
      await project.store({ 'site_settings/1': settings })
      await reports('visitor', pair(CODE))
    }
  })
})
