import { deleteDoc, doc, getDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { COMPLAINT_CATEGORIES, COMPLAINT_CHANNELS } from '../../../src/domain/complaints/complaint'
import { commit, expectDenied } from '../../support/rules'
import { earlier, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  entryAt,
  EVERYONE,
  FIRST,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  REPORTER,
  setupComplaints,
  SIGNED_IN_STRANGERS,
  STRANGERS,
  type Sender,
} from './complaints'

/*
 * A report is sent: two documents in one batch, by a reporter or by the desk for a caller.
 */

const { project, people, storeReport, closeIntake, reports } = setupComplaints(
  'demo-complaints-reporting',
)

const PHOTO = `images/pengaduan/${CODE}/1763700000000`

const writtenDownBy = (by: string): Sender => ({ channel: 'telepon', by })

/** What no report may hold, whoever sends it. */
const WRONG: [string, DocumentData][] = [
  ['no name', { name: '' }],
  ['a blank name', { name: ' \n' }],
  ['a name that is no text', { name: ['Asep'] }],
  ['a blank address', { address: ' ' }],
  ['an address that is no text', { address: 7 }],
  ['a phone that is no number', { phone: 'rumah bu RT' }],
  ['a phone of five digits', { phone: '08123' }],
  ['a phone with a second line', { phone: '081234567890\n0' }],
  ['a phone that is no text', { phone: 81234567890 }],
  ['no words', { report: '' }],
  ['blank words', { report: ' ' }],
  ['words that are no text', { report: { text: 'a' } }],
  ['a category of its own', { category: 'lain' }],
  ['a category that is no text', { category: ['infrastruktur'] }],
  ['another id', { id: OTHER_CODE }],
  ['a channel of its own', { channel: 'surat' }],
  ['a day that is no day', { date: '2026-02-30T03:04:05.678Z' }],
  ['a date without a time', { date: '2026-11-21' }],
  ['an hour that is none', { date: '2026-11-21T24:00:00.000Z' }],
  ['a minute that is none', { date: '2026-11-21T03:60:05.678Z' }],
  ['a second that is none', { date: '2026-11-21T03:04:60.678Z' }],
  ['a date of another zone', { date: '2026-11-21T03:04:05.678+07:00' }],
  ['a date with words behind', { date: '2026-11-21T03:04:05.678Z dan lainnya' }],
  ['a date with more behind', { date: '2026-11-21T03:04:05.678Z2026-11-21T03:04:05.678Z' }],
  ['a date that is no text', { date: earlier }],
  ['a status ahead', { status: 'Selesai' }],
  ['a time of its own', { receivedAt: earlier }],
  ['a time to come', { receivedAt: new Date('2126-01-01') }],
  ['someone to handle it', { assignee: 'petugas' }],
  ['another it repeats', { duplicateOf: OTHER_CODE }],
  ['an end', { closedAt: earlier }],
  ['the mark of an anonymised one', { anonymised: true }],
  ['an entry', { lastEntry: FIRST }],
  ['a time of change of its own', { updatedAt: earlier }],
  ['a field more', { catatan: '' }],
  [
    'the photo of another',
    { documentationurl: `images/pengaduan/${OTHER_CODE}/1763700000000.jpg` },
  ],
  ['a public picture', { documentationurl: 'images/1763700000000.jpg' }],
  ['a staged picture', { documentationurl: 'images/usulan/kontributor/1763700000000.jpg' }],
  ['an address of the web', { documentationurl: `https://contoh.id/${PHOTO}.jpg` }],
  ['a photo that is an SVG', { documentationurl: `${PHOTO}.svg` }],
  ['a photo without an extension', { documentationurl: PHOTO }],
  ['a photo with two extensions', { documentationurl: `${PHOTO}.html.jpg` }],
  ['a photo with a token', { documentationurl: `${PHOTO}.jpg?alt=media&token=a` }],
  ['a photo that lies deeper', { documentationurl: `${PHOTO}.jpg/1763700000000.jpg` }],
  ['a photo that is no text', { documentationurl: null }],
]

/** What the code may not show of a new report. */
const WRONG_PROGRESS: [string, DocumentData][] = [
  ['another id', { id: OTHER_CODE }],
  ['another category', { category: 'lainnya' }],
  ['a status ahead', { status: 'Diproses' }],
  ['another date', { date: '2026-11-21T03:04:05.679Z' }],
  ['a time of its own', { receivedAt: earlier }],
  ['a reply', { replies: { [FIRST]: { text: 'Sudah.', at: earlier } } }],
  ['replies that are no map', { replies: [] }],
  ['a newest reply', { lastReply: FIRST }],
  ['a name', { name: 'Asep' }],
]

describe.each<[string, Name, Sender]>([
  ['a visitor', 'visitor', REPORTER],
  ['someone of the desk for a caller', 'petugas', writtenDownBy('petugas')],
])('a report by %s', (_, uid, sender) => {
  const report = (changes: DocumentData = {}) => pair(CODE, sender, { report: changes })

  it('is taken', () => reports(uid, report()))

  it.each(COMPLAINT_CATEGORIES)('is taken in the category %s', (category) =>
    reports(uid, pair(CODE, sender, { report: { category }, progress: { category } })),
  )

  it.each(['', '081234567890', '+62 812-3456-7890', '(0264) 200 100'])(
    'is taken with the phone %j',
    (phone) => reports(uid, report({ phone })),
  )

  it.each(['2026-11-21T03:04:05Z', '2024-02-29T23:59:59.999Z'])(
    'is taken with the date %s',
    (date) => reports(uid, pair(CODE, sender, { report: { date }, progress: { date } })),
  )

  it.each(['jpg', 'png', 'gif', 'webp'])('is taken with a photo in .%s', (extension) =>
    reports(uid, report({ documentationurl: `${PHOTO}.${extension}` })),
  )

  it.each(WRONG)('cannot have %s', async (_, changes) => {
    // What both halves have is wrong in both.
    const shared = Object.entries(changes).filter(([key]) => key === 'date' || key === 'category')
    const progress: DocumentData = Object.fromEntries<unknown>(shared)
    await expectDenied(reports(uid, pair(CODE, sender, { report: changes, progress })))
  })

  it.each(Object.keys(report().report))('cannot do without %s', async (key) => {
    const { report: whole, progress } = report()
    await expectDenied(reports(uid, { report: without(whole, key), progress }))
  })

  it.each(WRONG_PROGRESS)('cannot show %s by its code', (_, progress) =>
    expectDenied(reports(uid, pair(CODE, sender, { progress }))),
  )

  it.each(Object.keys(report().progress))('cannot leave out %s of what its code shows', (key) => {
    const { report: whole, progress } = report()
    return expectDenied(reports(uid, { report: whole, progress: without(progress, key) }))
  })

  it.each([
    '7K3M9QWERTY0123',
    '7K3M9QWERTY012345',
    '7k3m9qwerty01234',
    '7K3M9QWERTYO1234',
    '7K3M9QWERTYI1234',
    '7K3M9QWERTYL1234',
    '7K3M9QWERTYU1234',
    '................',
  ])('cannot bear the code %s', (id) => expectDenied(reports(uid, pair(id, sender), id)))

  it('cannot be the desk half alone', () =>
    expectDenied(commit(people[uid], { [reportAt(CODE)]: report().report })))

  it('cannot be the public half alone', () =>
    expectDenied(commit(people[uid], { [progressAt(CODE)]: report().progress })))

  it('cannot have its halves under two codes', async () => {
    const [one, other] = [pair(CODE, sender), pair(OTHER_CODE, sender)]
    await expectDenied(
      commit(people[uid], {
        [reportAt(CODE)]: one.report,
        [progressAt(OTHER_CODE)]: other.progress,
      }),
    )
  })

  it('cannot be sent over one that stands', async () => {
    await storeReport()
    await expectDenied(reports(uid, report()))
  })

  it('cannot be completed by half', async () => {
    const { report: whole, progress } = report()
    await project.store({ [reportAt(CODE)]: { ...whole, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [progressAt(CODE)]: progress }))
    await expectDenied(reports(uid, { report: whole, progress }))
    await project.clear()
    await project.store({ [progressAt(CODE)]: { ...progress, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [reportAt(CODE)]: whole }))
    await expectDenied(reports(uid, { report: whole, progress }))
  })

  it('cannot go without what its code shows', async () => {
    await storeReport()
    await expectDenied(
      commit(people[uid], { [reportAt(CODE)]: report().report, [progressAt(CODE)]: null }),
    )
  })
})

describe('a reporter', () => {
  it.each(EVERYONE)('may be %s', (uid) => reports(uid, pair(CODE)))

  it('sends nothing without a photo', () =>
    expectDenied(reports('visitor', pair(CODE, REPORTER, { report: { documentationurl: '' } }))))

  it.each(COMPLAINT_CHANNELS.filter((channel) => channel !== 'situs'))(
    'does not send as if it had come by %s',
    async (channel) => {
      for (const uid of STRANGERS)
        for (const by of ['', uid]) await expectDenied(reports(uid, pair(CODE, { channel, by })))
    },
  )

  it.each(EVERYONE)('does not sign, not even as %s', (uid) =>
    expectDenied(reports(uid, pair(CODE, { channel: 'situs', by: uid }))),
  )

  it('does not sign as someone of the desk', () =>
    expectDenied(reports('visitor', pair(CODE, { channel: 'situs', by: 'petugas' }))))
})

describe('someone of the desk', () => {
  it.each(COMPLAINT_CHANNELS.filter((channel) => channel !== 'situs'))(
    'writes down what comes by %s, without a photo',
    async (channel) => {
      for (const [index, uid] of DESK.entries()) {
        const id = CODE.slice(0, -1) + index
        await reports(uid, pair(id, { channel, by: uid }, { report: { documentationurl: '' } }), id)
      }
    },
  )

  it('does not sign as another', async () => {
    for (const by of ['admin', ''])
      await expectDenied(reports('petugas', pair(CODE, writtenDownBy(by))))
  })

  it.each(SIGNED_IN_STRANGERS)('is not %s', (uid) =>
    expectDenied(reports(uid, pair(CODE, writtenDownBy(uid)))),
  )
})

describe('while the site takes no reports', () => {
  it.each(EVERYONE)('%s sends none', async (uid) => {
    await closeIntake()
    await expectDenied(reports(uid, pair(CODE)))
  })

  it.each(DESK)('%s writes them down', async (uid) => {
    await closeIntake()
    await reports(uid, pair(CODE, writtenDownBy(uid)))
  })

  it('is only while the settings say so', async () => {
    for (const settings of [{ complaints_open: true }, { village_name: 'Desa' }]) {
      await project.clear()
      await project.store({ 'site_settings/1': settings })
      await reports('visitor', pair(CODE))
    }
  })
})

describe('what was sent', () => {
  const standing = async () => {
    const { report, progress } = await storeReport()
    return { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
  }

  it.each(STRANGERS)('%s changes nothing of it', async (uid) => {
    const documents = await standing()
    for (const [path, document] of Object.entries(documents))
      for (const changes of [{}, { status: 'Selesai' }, { category: 'lainnya' }, { name: 'Lain' }])
        await expectDenied(commit(people[uid], { [path]: { ...document, ...changes } }))
    await expectDenied(reports(uid, pair(CODE, REPORTER, { report: { report: 'Lain' } })))
  })

  it.each(EVERYONE)('%s takes nothing of it back', async (uid) => {
    const documents = await standing()
    for (const path of Object.keys(documents))
      await expectDenied(deleteDoc(doc(people[uid].firestore, path)))
    await expectDenied(
      commit(people[uid], Object.fromEntries(Object.keys(documents).map((path) => [path, null]))),
    )
    expect((await getDoc(doc(people.visitor.firestore, progressAt(CODE)))).exists()).toBe(true)
  })

  it.each([
    entryAt(FIRST),
    `complaint_notices/${CODE}`,
    'complaint_totals/1',
    'desk_settings/1',
    'site_settings/1',
    'users/warga',
    'drafts/01JZ0000000000000000000001',
  ])('brings no %s along', async (path) => {
    const { report, progress } = pair(CODE)
    await expectDenied(
      commit(people.visitor, {
        [reportAt(CODE)]: report,
        [progressAt(CODE)]: progress,
        [RATE]: { count: 1 },
        [LAST]: { id: CODE },
        [path]: { id: 'a' },
      }),
    )
  })
})
