import { createUserWithEmailAndPassword } from 'firebase/auth'
import { doc, getDoc, updateDoc } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { expect, it } from 'vitest'
import { changeEmail } from '../../../functions/src/accounts/change-email'
import { setupServices } from '../services'
import { expectRefused, type Person, setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()
const admin = await village.person('admin')

const freshEmail = () => `${crypto.randomUUID()}@desa.test`

async function storedEmail({ uid }: Person): Promise<unknown> {
  return (await getDoc(doc(village.firestore, 'users', uid))).get('email')
}

it('changes the login e-mail in the Auth account and in the `users` document', async () => {
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

it('deletes the account of a stranger who signed up with the new address', async () => {
  const clerk = await village.person('petugas')
  const stranger = village.visitor()
  const email = freshEmail()
  await createUserWithEmailAndPassword(stranger.auth, email, 'kata-sandi-lain')
  expect(await admin.call('users-changeemail', { uid: clerk.uid, email })).toEqual({ email })

  expect((await village.signedIn(email)).uid).toBe(clerk.uid)
  await expectRefused(village.signedIn(email, 'kata-sandi-lain'), 'auth/invalid-credential')
  await expectRefused(stranger.auth.currentUser!.getIdToken(true), 'auth/user-token-expired')
  expect(await storedEmail(clerk)).toBe(email)
})

it('refuses the e-mail of another user, even of a disabled user, and changes nothing', async () => {
  const [clerk, former] = [await village.person('petugas'), await village.person('editor')]
  await updateDoc(doc(village.firestore, 'users', former.uid), { disabled: true })
  for (const { email } of [admin, former])
    await expectRefused(
      admin.call('users-changeemail', { uid: clerk.uid, email }),
      'functions/already-exists',
      { message: 'Gagal mengupdate user: E-mail ini sudah dipakai akun lain.' },
    )
  expect(await storedEmail(clerk)).toBe(clerk.email)
})

it('asks the admin to retry while another call is creating an account with the same e-mail', async () => {
  const { auth, firestore } = services
  const email = freshEmail()
  const { uid } = await auth.createUser({ email: freshEmail() })
  const half = await auth.createUser({ uid: ulid(), email })
  const change = changeEmail({ auth, firestore }, { uid, email }, 'admin')
  await expect(change).rejects.toThrow(
    'Gagal mengupdate user: E-mail ini sedang dipakai untuk membuat akun. Coba lagi sebentar lagi.',
  )
  expect((await auth.getUser(half.uid)).email).toBe(email)
})

it('refuses a missing account and an account without a users document', async () => {
  const stranger = village.visitor()
  const email = freshEmail()
  const { user } = await createUserWithEmailAndPassword(stranger.auth, email, 'kata-sandi-lain')
  for (const uid of ['siapa', user.uid]) {
    const call = admin.call('users-changeemail', { uid, email: freshEmail() })
    await expectRefused(
      call,
      'functions/not-found',
      { message: 'Gagal mengupdate user: Akun tidak ditemukan.' },
      uid,
    )
  }
  expect((await village.signedIn(email, 'kata-sandi-lain')).uid).toBe(user.uid)
})

it('refuses an invalid uid and e-mail, each with its message', async () => {
  const data = { uid: 'a/b', email: 'bukan e-mail' }
  const fields = {
    uid: 'Pengguna tidak dikenal.',
    email: 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
  }
  await expectRefused(admin.call('users-changeemail', data), 'functions/invalid-argument', {
    fields,
  })
})
