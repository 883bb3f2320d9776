import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncAccount } from '../../../functions/src/accounts/sync-account'
import { expectLog } from '../expect-log'
import { withInterruption } from '../failing-service'
import { setupServices } from '../services'
import { type Person, expectRefused, setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()

const PUBLIC =
  'https://firebasestorage.googleapis.com/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

const userReference = ({ uid }: Person) => doc(village.firestore, 'users', uid)

async function claimedRole({ email }: Person): Promise<unknown> {
  const { auth } = await village.signedIn(email)
  return (await auth.currentUser?.getIdTokenResult())?.claims['role']
}

/** Returns name and picture of the account as the owner's session sees them. */
async function readProfile({ auth: { currentUser } }: Person) {
  await currentUser?.reload()
  return { name: currentUser?.displayName, picture: currentUser?.photoURL }
}

async function refresh({ auth }: Person): Promise<unknown> {
  return auth.currentUser?.getIdToken(true)
}

describe.each(['once', 'twice', 'reversed'] as const)('with events delivered %s', (mode) => {
  beforeAll(() => village.deliver(mode))
  afterAll(() => village.deliver('once'))

  it('sets the custom claim to the role in the `users` document', async () => {
    const person = await village.person('editor')
    await updateDoc(userReference(person), { role: 'petugas' })
    await updateDoc(userReference(person), { role: 'kontributor' })
    await village.settle()
    expect(await claimedRole(person)).toBe('kontributor')
  })

  it('blocks sign-in while the user is disabled', async () => {
    const person = await village.person('editor')
    await updateDoc(userReference(person), { disabled: true })
    await village.settle()
    await expectRefused(refresh(person), 'auth/user-disabled')
    await expectRefused(village.signedIn(person.email), 'auth/user-disabled')
    await updateDoc(userReference(person), { disabled: false })
    await village.settle()
    expect(await claimedRole(person)).toBe('editor')
  })

  it('copies the name and the public picture to the account', async () => {
    const person = await village.person('editor')
    await updateDoc(userReference(person), { name: 'Euis', avatarurl: PUBLIC })
    await updateDoc(userReference(person), { name: 'Euis Kartika' })
    await village.settle()
    expect(await readProfile(person)).toEqual({ name: 'Euis Kartika', picture: PUBLIC })
    await updateDoc(userReference(person), { avatarurl: '' })
    await village.settle()
    expect(await readProfile(person)).toEqual({ name: 'Euis Kartika', picture: null })
  })

  it('deletes the account when its `users` document is deleted', async () => {
    const person = await village.person('editor')
    await updateDoc(userReference(person), { role: 'petugas' })
    await deleteDoc(userReference(person))
    await village.settle()
    await expectRefused(refresh(person), 'auth/user-token-expired')
    await expect(village.signedIn(person.email)).rejects.toThrow()
  })
})

it('keeps the account if the document was recreated before the deletion event arrives', async () => {
  const person = await village.person('editor')
  await village.settle()
  await village.deliver('reversed')
  const stored = (await getDoc(userReference(person))).data()
  await deleteDoc(userReference(person))
  await setDoc(userReference(person), stored)
  await village.settle()
  await village.deliver('once')
  expect(await claimedRole(person)).toBe('editor')
})

it('ends the sessions when the role changes, and removes the claim for an unknown role', async () => {
  const person = await village.person('editor')
  // Auth counts the time of sign-ins and revocations in seconds.
  await delay(1000)
  await updateDoc(userReference(person), { name: 'Nama Baru' })
  await village.settle()
  await expect(refresh(person)).resolves.toEqual(expect.any(String))
  await updateDoc(userReference(person), { role: 'kades' })
  await village.settle()
  await expectRefused(refresh(person), 'auth/user-token-expired')
  expect(await claimedRole(person)).toBeUndefined()
})

it.each([
  ['with a relative address', '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'],
  ['that only staff may load', PUBLIC.replace('images%2F', 'images%2Fusulan%2Feuis%2F')],
  ['with an address without a host', 'https://'],
])('sets no picture %s', async (_, avatarurl) => {
  const person = await village.person('editor')
  await updateDoc(userReference(person), { name: 'Euis', avatarurl })
  await village.settle()
  expect(await readProfile(person)).toEqual({ name: 'Euis', picture: null })
})

it('applies all other changes if Auth rejects the picture', async () => {
  const person = await village.person('editor')
  await updateDoc(userReference(person), { avatarurl: PUBLIC })
  await village.settle()
  const avatarurl = 'https://desa.test//balé/euis.jpg'
  await updateDoc(userReference(person), { name: 'Euis', avatarurl })
  await village.settle()
  expect(await readProfile(person)).toEqual({ name: 'Euis', picture: null })
  await updateDoc(userReference(person), { disabled: true })
  await village.settle()
  await expectRefused(village.signedIn(person.email), 'auth/user-disabled')
})

it('stores the latest name when the deliveries of two events overlap', async () => {
  const { auth, firestore } = services
  const uid = crypto.randomUUID()
  const document = firestore.doc(`users/${uid}`)
  await auth.createUser({ uid, email: `${uid}@desa.test` })
  await document.set({ name: 'Nama Lama', role: 'editor' })
  const late = withInterruption(auth, 'updateUser', () => document.update({ name: 'Nama Terbaru' }))
  await syncAccount({ auth: late, firestore }, uid)
  expect((await auth.getUser(uid)).displayName).toBe('Nama Terbaru')
})

describe('a `users` document without an account', () => {
  const { auth, firestore } = services
  const stored = { name: 'Euis Kartika', role: 'editor', disabled: false }

  async function storeUser(fields?: object) {
    const uid = crypto.randomUUID()
    const email = `${uid}@desa.test`
    await firestore.doc(`users/${uid}`).set({ ...stored, ...(fields ?? { email }) })
    return { uid, email }
  }

  it('receives an account with the same uid after it was restored from the bin', async () => {
    const { uid, email } = await storeUser()
    await syncAccount(services, uid)
    expect(await auth.getUser(uid)).toMatchObject({
      ...{ email, displayName: 'Euis Kartika', disabled: false, customClaims: { role: 'editor' } },
    })
  })

  it('leaves no account if it is deleted while the account is created', async () => {
    const { uid } = await storeUser()
    const slow = withInterruption(auth, 'createUser', async () => {
      await firestore.doc(`users/${uid}`).delete()
      await village.settle()
    })
    await syncAccount({ auth: slow, firestore }, uid)
    await expectRefused(auth.getUser(uid), 'auth/user-not-found')
  })

  it('receives an account even if a stranger signed up with its e-mail', async () => {
    const { uid, email } = await storeUser()
    await auth.createUser({ email })
    await syncAccount(services, uid)
    expect((await auth.getUserByEmail(email)).uid).toBe(uid)
  })

  it.each([
    ['has the e-mail of another staff member', { email: 'sama@desa.test' }],
    ['has no e-mail', {}],
  ])('receives no account if it %s', async (_, fields) => {
    await auth.createUser({ uid: 'sama', email: 'sama@desa.test' }).catch(() => undefined)
    await firestore.doc('users/sama').set({ ...stored, email: 'sama@desa.test' })
    const { uid } = await storeUser(fields)
    expectLog('warn', `users/${uid} has `)
    await syncAccount(services, uid)
    await expectRefused(auth.getUser(uid), 'auth/user-not-found')
  })
})
