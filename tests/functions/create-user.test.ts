import { doc, getDoc, Timestamp } from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { createUser, newUserInput } from '../../functions/src/create-user'
import { useServices } from './use-services'
import { type Person, refusalOf, useVillage } from './use-village'

const village = useVillage()
const connect = useServices()
let admin: Person

beforeAll(async () => {
  admin = await village.person('admin')
})

function newUser(changes: object = {}) {
  return {
    email: `${crypto.randomUUID()}@desa.test`,
    password: 'rahasia-baru',
    name: 'Euis Kartika',
    role: 'editor',
    avatarurl: '',
    ...changes,
  }
}

it('makes an account that can sign in with its role, and its document', async () => {
  const user = newUser()
  const answer = await admin.call('create-user', user)

  const session = await village.signedIn(user.email, user.password)
  expect(answer).toEqual({ uid: session.uid })
  expect(session.auth.currentUser?.displayName).toBe('Euis Kartika')
  const token = await session.auth.currentUser?.getIdTokenResult()
  expect(token?.claims['role']).toBe('editor')
  expect((await getDoc(doc(village.firestore, 'users', session.uid))).data()).toEqual({
    id: session.uid,
    auth_id: session.uid,
    name: 'Euis Kartika',
    email: user.email,
    password: '',
    role: 'editor',
    avatarurl: '',
    disabled: false,
    updatedBy: admin.uid,
    updatedAt: expect.any(Timestamp) as Timestamp,
  })
})

it('keeps the e-mail as Auth does, in lower case', async () => {
  const user = newUser()
  const { uid } = (await admin.call('create-user', {
    ...user,
    email: user.email.toUpperCase(),
  })) as { uid: string }
  expect((await getDoc(doc(village.firestore, 'users', uid))).get('email')).toBe(user.email)
})

it('refuses an e-mail that has an account', async () => {
  const user = newUser()
  await admin.call('create-user', user)
  expect(await refusalOf(admin.call('create-user', user))).toMatchObject({
    code: 'functions/already-exists',
    details: { message: 'Gagal membuat akun: E-mail ini sudah dipakai akun lain.' },
  })
})

it('says for each field what is wrong', async () => {
  const call = admin.call('create-user', {
    email: 'bukan e-mail',
    password: 'pendek',
    name: ' ',
    role: 'kades',
    avatarurl: 'javascript:alert(1)',
  })
  expect(await refusalOf(call)).toMatchObject({
    code: 'functions/invalid-argument',
    details: {
      fields: {
        email: 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
        password: 'Kata sandi paling sedikit 8 karakter.',
        name: 'Nama wajib diisi.',
        role: 'Pilih peran pengguna.',
        avatarurl: 'Foto harus diawali https://.',
      },
    },
  })
})

it.each([null, 'text', [], {}])('refuses the input %j', async (data) => {
  expect(await refusalOf(admin.call('create-user', data))).toMatchObject({
    code: 'functions/invalid-argument',
  })
})

it('refuses who is not signed in', async () => {
  expect(await refusalOf(village.visitor().call('create-user', newUser()))).toMatchObject({
    code: 'functions/unauthenticated',
    details: { message: 'Silakan masuk terlebih dahulu.' },
  })
})

it.each(['editor', 'kontributor', 'petugas'] as const)('refuses a %s', async (role) => {
  const user = newUser()
  const someone = await village.person(role)
  expect(await refusalOf(someone.call('create-user', user))).toMatchObject({
    code: 'functions/permission-denied',
    details: { message: 'Anda tidak memiliki izin untuk tindakan ini.' },
  })
  await expect(village.signedIn(user.email, user.password)).rejects.toThrow()
})

it('leaves no account behind when the document cannot be written', async () => {
  const user = v.parse(newUserInput, newUser())
  const { auth, firestore } = await connect()
  await firestore.terminate()
  await expect(createUser({ auth, firestore }, user, 'admin')).rejects.toThrow()
  await expect(auth.getUserByEmail(user.email)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  })
})
