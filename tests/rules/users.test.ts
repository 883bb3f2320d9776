import {
  collection,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { getBytes, ref } from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/users/role'
import { commit, expectDenied, expectEachDenied } from '../support/rules'
import { binEntryBy, earlier, signedBy, without } from './content'
import { type Name, setupPeople, userDocument, userDocuments } from './people'

const { project, people } = setupPeople('demo-rules-users')

const ACTIVE = ['admin', 'editor', 'kontributor', 'petugas', 'bekas-editor'] as const
/** Members of the complaints desk, except admins. */
const AT_DESK = ['petugas', 'bekas-editor'] as const
const documents = userDocuments()

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

describe('reading users', () => {
  const gets = (uid: Name, of: string) => getDoc(doc(people[uid].firestore, 'users', of))
  const lists = (uid: Name, ...filters: QueryConstraint[]) =>
    getDocs(query(collection(people[uid].firestore, 'users'), ...filters))

  it('reveals to a user that they have no document', async () => {
    expect((await gets('tanpa-dokumen', 'tanpa-dokumen')).exists()).toBe(false)
  })

  it.each(AT_DESK)('lets %s of the complaints desk read only possible assignees', async (uid) => {
    for (const other of ['admin-2', 'petugas', 'petugas-nonaktif'])
      expect((await gets(uid, other)).exists()).toBe(true)
    const atDesk = [where('role', 'in', ['admin', 'petugas']), orderBy('role')]
    expect((await lists(uid, ...atDesk)).size).toBe(6)
    expect((await lists(uid, where('role', '==', 'petugas'))).size).toBe(3)
    await expectEachDenied(['editor', 'kontributor', 'peran-asing', 'tidak-ada'], (other) =>
      gets(uid, other),
    )
    for (const filter of [
      where('role', 'in', ['admin', 'petugas', 'editor']),
      where('role', '==', 'kontributor'),
      where('disabled', '==', false),
    ])
      await expectDenied(lists(uid, filter))
  })
})

const INVALID: [string, DocumentData][] = [
  ['another id', { id: 'admin' }],
  ['another auth_id', { auth_id: 'admin' }],
  ['a password', { password: 'rahasia123' }],
  ['an unknown role', { role: 'bupati' }],
  ['a role that is not text', { role: ['admin'] }],
  ['no name', { name: '' }],
  ['a blank name', { name: ' ' }],
  ['a name that is not text', { name: 7 }],
  ['no e-mail', { email: '' }],
  ['an e-mail that is not text', { email: null }],
  ['a script as picture', { avatarurl: 'javascript:alert(1)' }],
  ['a picture that is not text', { avatarurl: null }],
  ['`disabled` as text', { disabled: 'false' }],
  ['another user as author', { updatedBy: 'admin-2' }],
  ['a client timestamp', { updatedAt: earlier }],
  ['an additional field', { catatan: '' }],
]

describe('an admin', () => {
  it('can create users with every role, disabled and with a picture', async () => {
    for (const role of ROLES) await saves('admin', `warga-${role}`, { role })
    await saves('admin', 'warga', { disabled: true, avatarurl: 'https://contoh.id/a.jpg' })
  })

  it('can assign every role', async () => {
    for (const role of ROLES) await saves('admin', 'petugas', { role })
  })

  it('can change name, e-mail and picture', () =>
    saves('admin', 'editor', { name: 'Euis', email: 'euis@contoh.id', avatarurl: '/euis.jpg' }))

  it('can disable and enable users', async () => {
    await saves('admin', 'admin-2', { disabled: true })
    await saves('admin', 'admin-nonaktif', { disabled: false })
  })

  it('cannot create or save an invalid user', async () => {
    for (const of of ['warga', 'editor']) {
      await expectEachDenied(INVALID, ([, changes]) => saves('admin', of, changes))
      await expectDenied(
        commit(people.admin, { [`users/${of}`]: without(savedBy('admin', of), 'avatarurl') }),
      )
    }
  })

  it('can change their own name and e-mail', () =>
    saves('admin', 'admin', { name: 'Euis', email: 'euis@contoh.id' }))

  it('cannot change their own role, or disable or delete themselves', async () => {
    await expectDenied(saves('admin', 'admin', { role: 'editor' }))
    await expectDenied(saves('admin', 'admin', { disabled: true }))
    await expectDenied(deletes('admin', 'admin'))
  })

  it('cannot delete a user with a bin copy from an earlier time', async () => {
    const entry = binEntryBy('admin', 'users', 'editor', documents['users/editor'] ?? {})
    await project.store({ 'bin/users-editor': { ...entry, deletedAt: earlier } })
    await expectDenied(commit(people.admin, { 'users/editor': null }))
  })
})

const PICTURES = '/v0/b/demo-rules-users.firebasestorage.app/o/images%2F'
const PICTURE = '1763700000000.jpg?alt=media'

it.each(ACTIVE)('lets %s change only their own name and picture', async (uid) => {
  const invalid: DocumentData[] = [
    { name: ' ' },
    { avatarurl: 'javascript:alert(1)' },
    { updatedBy: 'admin-2' },
    { updatedAt: earlier },
    { id: 'admin-2' },
    { password: 'rahasia123' },
    { catatan: '' },
    ...(uid === 'admin'
      ? []
      : [{ role: 'admin' }, { email: 'lain@contoh.id' }, { disabled: true }]),
  ]
  await expectEachDenied(invalid, (changes) => saves(uid, uid, changes))
  await expectDenied(deletes(uid, uid))
  for (const avatarurl of ['', PICTURES + PICTURE, `${PICTURES}usulan%2F${uid}%2F${PICTURE}`])
    await updateDoc(doc(people[uid].firestore, 'users', uid), {
      name: 'Nama baru',
      avatarurl,
      ...signedBy(uid),
    })
})

describe.each(['editor', 'kontributor', 'petugas'] as const)('the user %s', (uid) => {
  const shows = (avatarurl: string, name = 'Nama baru') =>
    updateDoc(doc(people[uid].firestore, 'users', uid), { name, avatarurl, ...signedBy(uid) })

  it('cannot use the picture of another user as portrait', () =>
    expectEachDenied(
      [
        'https://contoh.id/a.jpg',
        `/v0/b/lain.firebasestorage.app/o/images%2F${PICTURE}`,
        `${PICTURES}usulan%2Fkontributor-2%2F${PICTURE}`,
        `${PICTURES}pengaduan%2F7K3M9QWERTY01234%2F${PICTURE}`,
      ],
      (address) => shows(address),
    ))

  it('can keep an external portrait that an admin has set', async () => {
    const avatarurl = 'https://contoh.id/a.jpg'
    await project.store({ [`users/${uid}`]: { ...documents[`users/${uid}`], avatarurl } })
    await shows(avatarurl)
  })
})

describe.each<[string, DocumentData, string]>([
  ['an admin whose field `disabled` is text', { disabled: 'tidak' }, 'admin'],
  ['an admin whose role is a list', { role: ['admin'] }, 'admin'],
  ['an admin without a role', { role: null }, 'admin'],
  // Auth never assigns such uids. They must not give access to another user's document.
  ...['x/../admin', '../users/admin', 'admin/', 'admin/a/b'].map(
    (uid): [string, DocumentData, string] => [`the uid ${uid}`, {}, uid],
  ),
])('%s', (_, changes, uid) => {
  it('a malformed user document or uid gives access to no document or file', async () => {
    await project.store({ 'users/admin': { ...documents['users/admin'], ...changes } })
    const { firestore, storage } = project.asUser(uid, { role: 'admin' })
    await expectDenied(getDocs(collection(firestore, 'audit')))
    const photo = 'images/pengaduan/7K3M9QWERTY01234/1763700000000.jpg'
    await expectDenied(getBytes(ref(storage, photo)))
  })
})
