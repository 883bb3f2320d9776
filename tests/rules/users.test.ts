import {
  collection,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { commit, expectDenied } from '../support/rules'
import { binEntryBy, earlier, signedBy, without } from './content'
import { type Name, OUTSIDERS, setupPeople, userDocument, userDocuments } from './people'

const { project, people } = setupPeople('demo-rules-users')

const ACTIVE = ['admin', 'editor', 'kontributor', 'petugas', 'bekas-editor'] as const
const NO_ADMIN = ['editor', 'kontributor', ...OUTSIDERS] as const
/** The complaints desk but for admins. */
const AT_DESK = ['petugas', 'bekas-editor'] as const
const isAtDesk = (uid: string) => AT_DESK.some((one) => one === uid)
/** Who has a document and no role that counts. */
const INACTIVE = [
  'admin-nonaktif',
  'kontributor-nonaktif',
  'petugas-nonaktif',
  'peran-asing',
] as const
const documents = userDocuments()

/** The document of `of` as `uid` would save it. */
const savedBy = (uid: string, of: string, changes: DocumentData = {}): DocumentData => ({
  ...(documents[`users/${of}`] ?? userDocument(of, 'petugas')),
  ...signedBy(uid),
  ...changes,
})

const saves = (uid: Name, of: string, changes: DocumentData = {}) =>
  commit(people[uid], { [`users/${of}`]: savedBy(uid, of, changes) })

const deletes = (uid: Name, of: string) =>
  commit(people[uid], {
    [`bin/users-${of}`]: binEntryBy(uid, 'users', of, documents[`users/${of}`] ?? {}),
    [`users/${of}`]: null,
  })

describe('reading', () => {
  const gets = (uid: Name, of: string) => getDoc(doc(people[uid].firestore, 'users', of))
  const lists = (uid: Name, ...filters: QueryConstraint[]) =>
    getDocs(query(collection(people[uid].firestore, 'users'), ...filters))

  it.each([...ACTIVE, ...INACTIVE])('%s gets their own', async (uid) => {
    expect((await gets(uid, uid)).exists()).toBe(true)
  })

  it('who is in no document is told so', async () => {
    expect((await gets('tanpa-dokumen', 'tanpa-dokumen')).exists()).toBe(false)
  })

  it.each(['admin', 'editor'] as const)("%s gets another's", async (uid) => {
    expect((await gets(uid, 'petugas')).exists()).toBe(true)
  })

  it.each(['kontributor', ...OUTSIDERS.filter((uid) => !isAtDesk(uid))] as const)(
    "%s cannot get another's",
    (uid) => expectDenied(gets(uid, 'admin')),
  )

  it('an admin lists', async () => {
    expect((await lists('admin')).size).toBe(Object.keys(documents).length)
  })

  it.each(NO_ADMIN)('%s cannot list', (uid) => expectDenied(lists(uid)))

  describe.each(AT_DESK)('%s of the complaints desk', (uid) => {
    it('gets and lists whom complaints may be assigned to', async () => {
      for (const other of ['admin-2', 'petugas', 'petugas-nonaktif'])
        expect((await gets(uid, other)).exists()).toBe(true)
      const atDesk = [where('role', 'in', ['admin', 'petugas']), orderBy('role')]
      expect((await lists(uid, ...atDesk)).size).toBe(6)
      expect((await lists(uid, where('role', '==', 'petugas'))).size).toBe(3)
    })

    it.each(['editor', 'kontributor', 'peran-asing', 'tidak-ada'])(
      'does not get %s, and is not told whether there is such a person',
      (other) => expectDenied(gets(uid, other)),
    )

    it('lists nobody else', async () => {
      await expectDenied(lists(uid, where('role', 'in', ['admin', 'petugas', 'editor'])))
      await expectDenied(lists(uid, where('role', '==', 'kontributor')))
      await expectDenied(lists(uid, where('disabled', '==', false)))
    })
  })

  it.each(NO_ADMIN.filter((uid) => !isAtDesk(uid)))(
    '%s does not list whom complaints may be assigned to',
    (uid) => expectDenied(lists(uid, where('role', 'in', ['admin', 'petugas']))),
  )
})

/** What nobody's document may hold. */
const WRONG: [string, DocumentData][] = [
  ['another id', { id: 'admin' }],
  ['another auth_id', { auth_id: 'admin' }],
  ['a password', { password: 'rahasia123' }],
  ['a foreign role', { role: 'bupati' }],
  ['a role that is no text', { role: ['admin'] }],
  ['no name', { name: '' }],
  ['a blank name', { name: ' ' }],
  ['a name that is no text', { name: 7 }],
  ['no e-mail', { email: '' }],
  ['an e-mail that is no text', { email: null }],
  ['a script as picture', { avatarurl: 'javascript:alert(1)' }],
  ['a picture that is no text', { avatarurl: null }],
  ['`disabled` as text', { disabled: 'false' }],
  ['the name of another as author', { updatedBy: 'admin-2' }],
  ['a time of its own', { updatedAt: earlier }],
  ['a field more', { catatan: '' }],
]

describe('an admin', () => {
  it.each(['admin', 'editor', 'kontributor', 'petugas'])('creates in the role %s', (role) =>
    saves('admin', 'warga', { role }),
  )

  it('creates disabled, with a picture', () =>
    saves('admin', 'warga', { disabled: true, avatarurl: 'https://contoh.id/a.jpg' }))

  it.each(['admin', 'editor', 'kontributor', 'petugas'])('gives the role %s', (role) =>
    saves('admin', 'petugas', { role }),
  )

  it('changes name, e-mail and picture', () =>
    saves('admin', 'editor', { name: 'Euis', email: 'euis@contoh.id', avatarurl: '/euis.jpg' }))

  it('disables and enables', async () => {
    await saves('admin', 'admin-2', { disabled: true })
    await saves('admin', 'admin-nonaktif', { disabled: false })
  })

  it('deletes with a copy in the bin', () => deletes('admin', 'admin-2'))

  it.each(WRONG)('cannot create %s', (_, changes) => expectDenied(saves('admin', 'warga', changes)))

  it.each(WRONG)('cannot save %s', (_, changes) => expectDenied(saves('admin', 'editor', changes)))

  it('cannot create or save with a field less', async () => {
    for (const of of ['warga', 'editor'])
      await expectDenied(
        commit(people.admin, { [`users/${of}`]: without(savedBy('admin', of), 'avatarurl') }),
      )
  })

  it('changes their own name and e-mail', () =>
    saves('admin', 'admin', { name: 'Euis', email: 'euis@contoh.id' }))

  it('cannot change their own role', () =>
    expectDenied(saves('admin', 'admin', { role: 'editor' })))

  it('cannot disable themselves', () => expectDenied(saves('admin', 'admin', { disabled: true })))

  it('cannot delete themselves', () => expectDenied(deletes('admin', 'admin')))

  it('cannot delete without a copy', () =>
    expectDenied(commit(people.admin, { 'users/editor': null })))

  it('cannot delete with a copy of an earlier time', async () => {
    const entry = binEntryBy('admin', 'users', 'editor', documents['users/editor'] ?? {})
    await project.store({ 'bin/users-editor': { ...entry, deletedAt: earlier } })
    await expectDenied(commit(people.admin, { 'users/editor': null }))
  })
})

describe.each(NO_ADMIN)('%s', (uid) => {
  it('cannot create another', () => expectDenied(saves(uid, 'warga')))

  it('cannot change another', () => expectDenied(saves(uid, 'admin-2', { name: 'Lain' })))

  it('cannot delete another', () => expectDenied(deletes(uid, 'admin-2')))
})

const PICTURES = '/v0/b/demo-rules-users.firebasestorage.app/o/images%2F'
const PICTURE = '1763700000000.jpg?alt=media'

describe.each(ACTIVE)('%s', (uid) => {
  it.each(['', PICTURES + PICTURE, `${PICTURES}usulan%2F${uid}%2F${PICTURE}`])(
    'changes their own name and picture to “%s”',
    (avatarurl) =>
      updateDoc(doc(people[uid].firestore, 'users', uid), {
        name: 'Nama baru',
        avatarurl,
        ...signedBy(uid),
      }),
  )

  it.each<[string, DocumentData]>([
    ['a blank name', { name: ' ' }],
    ['a script as picture', { avatarurl: 'javascript:alert(1)' }],
    ['the name of another as author', { updatedBy: 'admin-2' }],
    ['a time of their own', { updatedAt: earlier }],
    ['another id', { id: 'admin-2' }],
    ['a password', { password: 'rahasia123' }],
    ['a field more', { catatan: '' }],
  ])('cannot give themselves %s', (_, changes) => expectDenied(saves(uid, uid, changes)))
})

describe.each(['editor', 'kontributor', 'petugas', 'bekas-editor'] as const)('%s', (uid) => {
  it.each<[string, DocumentData]>([
    ['role', { role: 'admin' }],
    ['e-mail', { email: 'lain@contoh.id' }],
    ['`disabled`', { disabled: true }],
  ])('cannot change their own %s', (_, changes) => expectDenied(saves(uid, uid, changes)))

  it('cannot delete themselves', () => expectDenied(deletes(uid, uid)))
})

describe.each(['editor', 'kontributor', 'petugas'] as const)('%s', (uid) => {
  const shows = (avatarurl: string, name = 'Nama baru') =>
    updateDoc(doc(people[uid].firestore, 'users', uid), { name, avatarurl, ...signedBy(uid) })

  it.each([
    'https://contoh.id/a.jpg',
    `/v0/b/lain.firebasestorage.app/o/images%2F${PICTURE}`,
    `${PICTURES}usulan%2Fkontributor-2%2F${PICTURE}`,
    `${PICTURES}pengaduan%2F7K3M9QWERTY01234%2F${PICTURE}`,
  ])('cannot take %s for their portrait', (address) => expectDenied(shows(address)))

  it('keeps a portrait that an admin gave them from elsewhere', async () => {
    const avatarurl = 'https://contoh.id/a.jpg'
    await project.store({ [`users/${uid}`]: { ...documents[`users/${uid}`], avatarurl } })
    await shows(avatarurl)
  })
})

it.each(INACTIVE)('%s cannot change their own name', (uid) =>
  expectDenied(
    updateDoc(doc(people[uid].firestore, 'users', uid), {
      name: 'Nama baru',
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    }),
  ),
)

it('who was disabled cannot enable themselves', () =>
  expectDenied(saves('admin-nonaktif', 'admin-nonaktif', { disabled: false })))

it('who is in no document cannot make themselves an admin', () =>
  expectDenied(saves('tanpa-dokumen', 'tanpa-dokumen', { role: 'admin' })))
