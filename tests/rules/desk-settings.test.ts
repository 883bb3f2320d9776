import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_DESK_SETTINGS } from '../../src/domain/schemas/desk-settings'
import { commit, expectDenied } from '../support/rules'
import { DESK, EVERYONE, STRANGERS } from './complaints'
import { earlier, signedBy, without } from './content'
import { type Name, setupPeople } from './people'

/*
 * What the complaints desk works with: its templates, whom a new report is told, until when.
 */

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
const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: settingsBy(uid, changes) })

describe.each(['that are not there yet', 'that are there'])('settings %s', (state) => {
  beforeEach(async () => {
    if (state === 'that are there')
      await project.store({ [path]: settingsBy('admin', { updatedAt: earlier }) })
  })

  it.each(DESK)('%s gets and saves', async (uid) => {
    await getDoc(doc(people[uid].firestore, path))
    await saves(uid)
    expect((await getDoc(doc(people[uid].firestore, path))).get('updatedBy')).toBe(uid)
  })

  it.each(STRANGERS)('%s neither gets nor saves', async (uid) => {
    await expectDenied(getDoc(doc(people[uid].firestore, path)))
    await expectDenied(saves(uid))
  })

  it.each(['', '-100123', '42', '@kabar_desa'])('have the Telegram chat %j', (telegramChat) =>
    saves('petugas', { telegramChat }),
  )

  it.each<[string, DocumentData]>([
    ['templates that are no list', { templates: {} }],
    ['templates that are text', { templates: 'a' }],
    ['recipients that are no list', { recipients: 'petugas@contoh.id' }],
    ['recipients that are a map', { recipients: {} }],
    ['a chat with words', { telegramChat: 'kabar desa' }],
    ['a chat with a second line', { telegramChat: '42\n43' }],
    ['an address as chat', { telegramChat: 'https://t.me/desa' }],
    ['a chat that is no text', { telegramChat: 42 }],
    ['no months', { anonymiseAfterMonths: 0 }],
    ['half a month', { anonymiseAfterMonths: 0.5 }],
    ['months as text', { anonymiseAfterMonths: '12' }],
    ['the name of another', { updatedBy: 'admin-2' }],
    ['a time of its own', { updatedAt: earlier }],
    ['a field more', { catatan: '' }],
  ])('cannot have %s', (_, changes) => expectDenied(saves('petugas', changes)))

  it.each(Object.keys(settingsBy('petugas')))('cannot do without %s', (key) =>
    expectDenied(commit(people.petugas, { [path]: without(settingsBy('petugas'), key) })),
  )

  it.each(EVERYONE)('%s neither deletes them nor makes others', async (uid) => {
    await expectDenied(commit(people[uid], { [path]: null }))
    await expectDenied(commit(people[uid], { 'desk_settings/2': settingsBy(uid) }))
    await expectDenied(getDoc(doc(people[uid].firestore, 'desk_settings/2')))
    await expectDenied(getDocs(query(collection(people[uid].firestore, 'desk_settings'), limit(1))))
  })
})
