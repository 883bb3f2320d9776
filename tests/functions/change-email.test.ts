import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import { changeEmail } from '../../functions/src/change-email'
import { setupServices } from './services'
import { type Person, refusalOf, setupVillage } from './village'

const village = setupVillage()
const connect = setupServices()
let admin: Person

beforeAll(async () => {
  admin = await village.person('admin')
})

const freshEmail = () => `${crypto.randomUUID()}@desa.test`

async function storedEmail({ uid }: Person): Promise<unknown> {
  return (await getDoc(doc(village.firestore, 'users', uid))).get('email')
}

it('changes with what someone signs in, and the document', async () => {
  const clerk = await village.person('petugas')
  const email = freshEmail()
  expect(
    await admin.call('users-changeemail', { uid: clerk.uid, email: email.toUpperCase() }),
  ).toEqual({ email })
  expect((await village.signedIn(email)).uid).toBe(clerk.uid)
  await expect(village.signedIn(clerk.email)).rejects.toThrow()

  const document = await getDoc(doc(village.firestore, 'users', clerk.uid))
  expect(document.data()).toMatchObject({ email, updatedBy: admin.uid, role: 'petugas' })
})

it('refuses the e-mail of another account and changes nothing', async () => {
  const clerk = await village.person('petugas')
  const call = admin.call('users-changeemail', { uid: clerk.uid, email: admin.email })
  expect(await refusalOf(call)).toMatchObject({
    code: 'functions/already-exists',
    details: { message: 'Gagal mengupdate user: E-mail ini sudah dipakai akun lain.' },
  })
  expect(await storedEmail(clerk)).toBe(clerk.email)
})

it('refuses someone who has no account', async () => {
  const call = admin.call('users-changeemail', { uid: 'siapa', email: freshEmail() })
  expect(await refusalOf(call)).toMatchObject({
    code: 'functions/not-found',
    details: { message: 'Gagal mengupdate user: Akun tidak ditemukan.' },
  })
})

it.each([
  [{ uid: 'a/b', email: 'a@desa.test' }, { uid: 'Pengguna tidak dikenal.' }],
  [
    { uid: 'a', email: 'bukan e-mail' },
    { email: 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.' },
  ],
])('refuses the input %j', async (data, fields) => {
  expect(await refusalOf(admin.call('users-changeemail', data))).toMatchObject({
    code: 'functions/invalid-argument',
    details: { fields },
  })
})

it.each(['editor', 'kontributor', 'petugas'] as const)('refuses a %s', async (role) => {
  const someone = await village.person(role)
  const call = someone.call('users-changeemail', { uid: someone.uid, email: freshEmail() })
  expect(await refusalOf(call)).toMatchObject({ code: 'functions/permission-denied' })
  expect((await village.signedIn(someone.email)).uid).toBe(someone.uid)
})

it('leaves the account its e-mail when the document cannot be written', async () => {
  const { auth, firestore } = await connect()
  const former = freshEmail()
  const { uid } = await auth.createUser({ email: former })
  const change = changeEmail({ auth, firestore }, { uid, email: freshEmail() }, 'admin')
  await expect(change).rejects.toThrow()
  expect((await auth.getUser(uid)).email).toBe(former)
})
