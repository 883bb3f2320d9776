import { doc, getDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { DEFAULT_DESK_SETTINGS } from '../../src/domain/complaints/desk-settings-schema'
import { commit, expectDenied, expectEachDenied } from '../support/rules'
import { DESK } from './complaints/complaints'
import { earlier, signedBy, without } from './content'
import { type Name, setupPeople } from './people'

/* Settings of the complaints desk: templates, recipients of notices and the retention period. */
const { project, people } = setupPeople('demo-rules-desk-settings')
const path = 'desk_settings/1'

const settingsBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  ...DEFAULT_DESK_SETTINGS,
  templates: [{ title: 'Diterima', text: 'Terima kasih atas laporannya.' }],
  recipients: ['petugas@contoh.id'],
  telegramChat: '-1001234567890',
  ...signedBy(uid),
  ...changes,
})
const TEMPLATE = { title: 'Diterima', text: 'Terima kasih.' }
const INVALID_TEMPLATES = [
  5,
  'Terima kasih.',
  { title: 'Diterima' },
  { title: 5, text: 'Terima kasih.' },
  { title: 'Diterima', text: ['Terima kasih.'] },
  { title: 'Diterima', text: 'a'.repeat(64_500) },
]
const LONG_ADDRESS = `${'a'.repeat(5_100)}@contoh.id`
const INVALID_RECIPIENTS = [
  ...[5, null, { email: 'petugas@contoh.id' }, ''],
  ...['petugas', 'petugas@contoh', 'petugas@contoh.id\nlain@contoh.id', LONG_ADDRESS],
]

const withAt = (place: number, count: number, right: unknown, wrong: unknown) =>
  Array<unknown>(count).fill(right).with(place, wrong)

const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: settingsBy(uid, changes) })

describe.each(['that do not exist yet', 'that exist'])('desk settings %s', (state) => {
  beforeEach(async () => {
    if (state === 'that exist')
      await project.store({ [path]: settingsBy('admin', { updatedAt: earlier }) })
  })

  it('can have a Telegram chat, a group, a channel or none', async () => {
    for (const telegramChat of ['', '-100123', '42', '@kabar_desa'])
      await saves('petugas', { telegramChat })
  })

  const INVALID: [string, DocumentData][] = [
    ['templates that are not a list', { templates: {} }],
    ['templates that are text', { templates: 'a' }],
    ['recipients that are not a list', { recipients: 'petugas@contoh.id' }],
    ['recipients that are a map', { recipients: {} }],
    ...[0, 7, 19].flatMap((place) =>
      INVALID_RECIPIENTS.map((wrong): [string, DocumentData] => [
        `the recipient ${JSON.stringify(wrong)} at ${place}`,
        { recipients: withAt(place, 20, 'petugas@contoh.id', wrong) },
      ]),
    ),
    ...[0, 13, 29].flatMap((place) =>
      INVALID_TEMPLATES.map((wrong): [string, DocumentData] => [
        `the template ${JSON.stringify(wrong)} at ${place}`,
        { templates: withAt(place, 30, TEMPLATE, wrong) },
      ]),
    ),
    ['a chat with words', { telegramChat: 'kabar desa' }],
    ['a chat with a second line', { telegramChat: '42\n43' }],
    ['an address as chat', { telegramChat: 'https://t.me/desa' }],
    ['a chat that is not text', { telegramChat: 42 }],
    ['the signature of another user', { updatedBy: 'admin-2' }],
    ['a client timestamp', { updatedAt: earlier }],
    ['an additional field', { catatan: '' }],
  ]
  it('must have every field, with valid values', async () => {
    await expectEachDenied(INVALID, ([, changes]) => saves('petugas', changes))
    await expectEachDenied(Object.keys(settingsBy('petugas')), (key) =>
      commit(people.petugas, { [path]: without(settingsBy('petugas'), key) }),
    )
  })

  it('can have a retention period only if an admin sets the period', async () => {
    const keeps = (uid: Name) => (anonymiseAfterMonths: unknown) =>
      saves(uid, { anonymiseAfterMonths })
    await expectEachDenied([0, 0.5, '12', 121, null, [12]], keeps('admin'))
    for (const months of [1, 11, 13, 120]) {
      await project.store({ [path]: settingsBy('admin', { updatedAt: earlier }) })
      await expectDenied(keeps('petugas')(months), String(months))
      await keeps('admin')(months)
    }
  })

  it('can have the maximum size', () =>
    saves('admin', {
      templates: Array(30).fill({ title: 'a'.repeat(150), text: '字'.repeat(2000) }),
      recipients: Array(20).fill(`${'a'.repeat(200)}@${'b'.repeat(50)}.id`),
      telegramChat: '1'.repeat(100),
      anonymiseAfterMonths: 120,
    }))

  it('cannot exceed the maximum size by one character', async () => {
    const address = (length: number) => `${'a'.repeat(length - 11)}@contoh.id.id`.slice(-length)
    const recipients = Array<string>(20).fill(address(254))
    await saves('admin', { recipients })
    await expectDenied(saves('admin', { recipients: recipients.with(7, address(255)) }))
    const templates = Array(30).fill({ title: 'a'.repeat(150), text: 'b'.repeat(2000) })
    await saves('admin', { templates })
    const longer = { title: 'a'.repeat(151), text: 'b'.repeat(2000) }
    await expectDenied(saves('admin', { templates: templates.with(7, longer) }))
  })

  it('cannot have a recipient with two addresses, even next to an empty recipient', () =>
    expectDenied(saves('admin', { recipients: ['petugas@contoh.id\nlain@contoh.id', ''] })))

  it('cannot be stored or read under another document id', async () => {
    for (const uid of DESK) {
      await expectDenied(commit(people[uid], { 'desk_settings/2': settingsBy(uid) }), uid)
      await expectDenied(getDoc(doc(people[uid].firestore, 'desk_settings/2')), uid)
    }
  })
})

describe('a retention period set by an admin', () => {
  beforeEach(() => project.store({ [path]: settingsBy('admin', { anonymiseAfterMonths: 24 }) }))

  it('cannot be changed by other desk staff', async () => {
    await saves('petugas', { anonymiseAfterMonths: 24, telegramChat: '42' })
    await expectDenied(saves('petugas', { anonymiseAfterMonths: 12 }))
    await expectDenied(saves('petugas', { anonymiseAfterMonths: 1 }))
  })

  it('can be corrected by an admin if it is invalid, and does not block other changes', async () => {
    await project.store({ [path]: settingsBy('admin', { anonymiseAfterMonths: 'dua belas' }) })
    await saves('petugas', { anonymiseAfterMonths: 'dua belas', telegramChat: '42' })
    await expectDenied(saves('petugas', { anonymiseAfterMonths: 12 }))
    await saves('admin', { anonymiseAfterMonths: 12 })
  })

  it('defaults to twelve months if the field is missing', async () => {
    await project.store({ [path]: without(settingsBy('admin'), 'anonymiseAfterMonths') })
    await expectDenied(saves('petugas', { anonymiseAfterMonths: 1 }))
    await saves('petugas')
  })
})
