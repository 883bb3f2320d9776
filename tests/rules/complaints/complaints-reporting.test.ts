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

/* Sending a report: two documents in one batch, by a reporter or by the desk for a caller. */

const { project, people, storeReport, closeIntake, reports } = setupComplaints(
  'demo-complaints-reporting',
)

const PHOTO = `images/pengaduan/${CODE}/1763700000000`

const writtenDownBy = (by: string): Sender => ({ channel: 'telepon', by })

/** Invalid reports of any sender. */
const INVALID: [string, DocumentData][] = [
  ['no name', { name: '' }],
  ['a blank name', { name: ' \n' }],
  ['a name that is not text', { name: ['Asep'] }],
  ['a blank address', { address: ' ' }],
  ['an address that is not text', { address: 7 }],
  ['a phone that is not a number', { phone: 'rumah bu RT' }],
  ['a phone of five digits', { phone: '08123' }],
  ['a phone with a second line', { phone: '081234567890\n0' }],
  ['a phone that is not text', { phone: 81234567890 }],
  ['no words', { report: '' }],
  ['blank words', { report: ' ' }],
  ['words that are no text', { report: { text: 'a' } }],
  ['a category of its own', { category: 'lain' }],
  ['a category that is not text', { category: ['infrastruktur'] }],
  ['another id', { id: OTHER_CODE }],
  ['a channel of its own', { channel: 'surat' }],
  ['a day that is not a day', { date: '2026-02-30T03:04:05.678Z' }],
  ['a date without a time', { date: '2026-11-21' }],
  ['an hour that does not exist', { date: '2026-11-21T24:00:00.000Z' }],
  ['a minute that does not exist', { date: '2026-11-21T03:60:05.678Z' }],
  ['a second that does not exist', { date: '2026-11-21T03:04:60.678Z' }],
  ['a date of another zone', { date: '2026-11-21T03:04:05.678+07:00' }],
  ['a date followed by text', { date: '2026-11-21T03:04:05.678Z dan lainnya' }],
  [
    'a date followed by more characters',
    { date: '2026-11-21T03:04:05.678Z2026-11-21T03:04:05.678Z' },
  ],
  ['a date that is not text', { date: earlier }],
  ['a later status', { status: 'Selesai' }],
  ['a client timestamp', { receivedAt: earlier }],
  ['a future time', { receivedAt: new Date('2126-01-01') }],
  ['an assignee', { assignee: 'petugas' }],
  ['another original report', { duplicateOf: OTHER_CODE }],
  ['a closing time', { closedAt: earlier }],
  ['the mark of an anonymised report', { anonymised: true }],
  ['an entry', { lastEntry: FIRST }],
  ['a client timestamp of the change', { updatedAt: earlier }],
  ['an additional field', { catatan: '' }],
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
  ['a photo that is not text', { documentationurl: null }],
]

/** Invalid status documents of a new report. */
const INVALID_PROGRESS: [string, DocumentData][] = [
  ['another id', { id: OTHER_CODE }],
  ['another category', { category: 'lainnya' }],
  ['a later status', { status: 'Diproses' }],
  ['another date', { date: '2026-11-21T03:04:05.679Z' }],
  ['a client timestamp', { receivedAt: earlier }],
  ['a reply', { replies: { [FIRST]: { text: 'Sudah.', at: earlier } } }],
  ['replies that are not a map', { replies: [] }],
  ['a latest reply', { lastReply: FIRST }],
  ['a name', { name: 'Asep' }],
]

describe.each<[string, Name, Sender]>([
  ['a visitor', 'visitor', REPORTER],
  ['a member of the desk for a caller', 'petugas', writtenDownBy('petugas')],
])('a report by %s', (_, uid, sender) => {
  const report = (changes: DocumentData = {}) => pair(CODE, sender, { report: changes })

  it('can be created', () => reports(uid, report()))

  it.each(COMPLAINT_CATEGORIES)('can have the category %s', (category) =>
    reports(uid, pair(CODE, sender, { report: { category }, progress: { category } })),
  )

  it.each(['', '081234567890', '+62 812-3456-7890', '(0264) 200 100'])(
    'can have the phone %j',
    (phone) => reports(uid, report({ phone })),
  )

  it.each(['2026-11-21T03:04:05Z', '2024-02-29T23:59:59.999Z'])('can have the date %s', (date) =>
    reports(uid, pair(CODE, sender, { report: { date }, progress: { date } })),
  )

  it.each(['jpg', 'png', 'gif', 'webp'])('can have a photo with the extension .%s', (extension) =>
    reports(uid, report({ documentationurl: `${PHOTO}.${extension}` })),
  )

  it.each(INVALID)('cannot have %s', async (_, changes) => {
    // Fields of both documents are wrong in both.
    const shared = Object.entries(changes).filter(([key]) => key === 'date' || key === 'category')
    const progress: DocumentData = Object.fromEntries<unknown>(shared)
    await expectDenied(reports(uid, pair(CODE, sender, { report: changes, progress })))
  })

  it.each(Object.keys(report().report))('must have the field %s', async (key) => {
    const { report: whole, progress } = report()
    await expectDenied(reports(uid, { report: without(whole, key), progress }))
  })

  it.each(INVALID_PROGRESS)('cannot have %s in its status document', (_, progress) =>
    expectDenied(reports(uid, pair(CODE, sender, { progress }))),
  )

  it.each(Object.keys(report().progress))(
    'must have the field %s in its status document',
    (key) => {
      const { report: whole, progress } = report()
      return expectDenied(reports(uid, { report: whole, progress: without(progress, key) }))
    },
  )

  it.each([
    '7K3M9QWERTY0123',
    '7K3M9QWERTY012345',
    '7k3m9qwerty01234',
    '7K3M9QWERTYO1234',
    '7K3M9QWERTYI1234',
    '7K3M9QWERTYL1234',
    '7K3M9QWERTYU1234',
    '................',
  ])('cannot have the code %s', (id) => expectDenied(reports(uid, pair(id, sender), id)))

  it('must come with its status document', () =>
    expectDenied(commit(people[uid], { [reportAt(CODE)]: report().report })))

  it('cannot be only a status document', () =>
    expectDenied(commit(people[uid], { [progressAt(CODE)]: report().progress })))

  it('must have the same code in both documents', async () => {
    const [one, other] = [pair(CODE, sender), pair(OTHER_CODE, sender)]
    await expectDenied(
      commit(people[uid], {
        [reportAt(CODE)]: one.report,
        [progressAt(OTHER_CODE)]: other.progress,
      }),
    )
  })

  it('cannot replace an existing one', async () => {
    await storeReport()
    await expectDenied(reports(uid, report()))
  })

  it('cannot be completed with a missing document', async () => {
    const { report: whole, progress } = report()
    await project.store({ [reportAt(CODE)]: { ...whole, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [progressAt(CODE)]: progress }))
    await expectDenied(reports(uid, { report: whole, progress }))
    await project.clear()
    await project.store({ [progressAt(CODE)]: { ...progress, receivedAt: earlier } })
    await expectDenied(commit(people[uid], { [reportAt(CODE)]: whole }))
    await expectDenied(reports(uid, { report: whole, progress }))
  })

  it('cannot remove the status document', async () => {
    await storeReport()
    await expectDenied(
      commit(people[uid], { [reportAt(CODE)]: report().report, [progressAt(CODE)]: null }),
    )
  })
})

describe('a reporter', () => {
  it.each(EVERYONE)('can be %s', (uid) => reports(uid, pair(CODE)))

  it('must send a photo', () =>
    expectDenied(reports('visitor', pair(CODE, REPORTER, { report: { documentationurl: '' } }))))

  it.each(COMPLAINT_CHANNELS.filter((channel) => channel !== 'situs'))(
    'cannot use the channel %s',
    async (channel) => {
      for (const uid of STRANGERS)
        for (const by of ['', uid]) await expectDenied(reports(uid, pair(CODE, { channel, by })))
    },
  )

  it.each(EVERYONE)('cannot sign as %s', (uid) =>
    expectDenied(reports(uid, pair(CODE, { channel: 'situs', by: uid }))),
  )

  it('cannot sign as a member of the desk', () =>
    expectDenied(reports('visitor', pair(CODE, { channel: 'situs', by: 'petugas' }))))
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

  it('cannot sign as somebody else', async () => {
    for (const by of ['admin', ''])
      await expectDenied(reports('petugas', pair(CODE, writtenDownBy(by))))
  })

  it.each(SIGNED_IN_STRANGERS)('cannot be %s', (uid) =>
    expectDenied(reports(uid, pair(CODE, writtenDownBy(uid)))),
  )
})

describe('while the site accepts no reports', () => {
  it.each(EVERYONE)('rejects reports by %s', async (uid) => {
    await closeIntake()
    await expectDenied(reports(uid, pair(CODE)))
  })

  it.each(DESK)('lets %s record reports', async (uid) => {
    await closeIntake()
    await reports(uid, pair(CODE, writtenDownBy(uid)))
  })

  it('requires the setting to be true or missing', async () => {
    for (const settings of [{ complaints_open: true }, { village_name: 'Desa' }]) {
      await project.clear()
      await project.store({ 'site_settings/1': settings })
      await reports('visitor', pair(CODE))
    }
  })
})

describe('a report that was sent', () => {
  const standing = async () => {
    const { report, progress } = await storeReport()
    return { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
  }

  it.each(STRANGERS)('cannot be changed by %s', async (uid) => {
    const documents = await standing()
    for (const [path, document] of Object.entries(documents))
      for (const changes of [{}, { status: 'Selesai' }, { category: 'lainnya' }, { name: 'Lain' }])
        await expectDenied(commit(people[uid], { [path]: { ...document, ...changes } }))
    await expectDenied(reports(uid, pair(CODE, REPORTER, { report: { report: 'Lain' } })))
  })

  it.each(EVERYONE)('cannot be deleted by %s', async (uid) => {
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
  ])('cannot come with %s', async (path) => {
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
