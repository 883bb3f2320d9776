import { createUserWithEmailAndPassword } from 'firebase/auth'
import { doc, getDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createUser, newUserInput } from '../../../functions/src/accounts/create-user'
import { syncAccount } from '../../../functions/src/accounts/sync-account'
import { binId } from '../../../src/domain/bin/bin-schema'
import { FAILURE, withFailure, withInterruption } from '../failing-service'
import { setupServices } from '../services'
import { expectRefused, type Session, setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()
const admin = await village.person('admin')

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

const storedUser = async (uid: string) =>
  (await getDoc(doc(village.firestore, 'users', uid))).data()

const refresh = ({ auth }: Session) => auth.currentUser?.getIdToken(true) ?? Promise.resolve('')

it('creates a `users` document and an account that can sign in with its role', async () => {
  const user = newUser()
  // The e-mail is stored in lower case, like in Auth.
  const answer = await admin.call('create-user', { ...user, email: user.email.toUpperCase() })

  const session = await village.signedIn(user.email, user.password)
  expect(answer).toEqual({ uid: session.uid })
  expect(session.auth.currentUser?.displayName).toBe('Euis Kartika')
  const token = await session.auth.currentUser?.getIdTokenResult()
  expect(token?.claims['role']).toBe('editor')
  expect(await storedUser(session.uid)).toEqual({
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

it.each([
  ['a short password of an admin', { role: 'admin', password: 'kopi-rasi' }, /paling sedikit 12/],
  ['a password with the name of the village', { password: 'sukamaju2026' }, /mudah ditebak/],
  ['a password with the name of the person', { password: 'euiskartika99' }, /mudah ditebak/],
])('refuses %s with an error at the password field', async (_, changes, password) => {
  await services.firestore.doc('site_settings/1').set({ village_name: 'Desa Sukamaju' })
  const input = v.parse(newUserInput, newUser(changes))
  await expectRefused(createUser(services, input, admin.uid), 'invalid-argument', {
    fields: { password: expect.stringMatching(password) as string },
  })
})

it('refuses an admin who was demoted, although their token still contains the role', async () => {
  const former = await village.person('admin')
  await updateDoc(doc(village.firestore, 'users', former.uid), { role: 'editor' })
  const denied: unknown = expect.stringMatching(/^functions\/(permission-denied|unauthenticated)$/)
  await expectRefused(former.call('create-user', newUser()), denied)
})

it('refuses an e-mail that has an account', async () => {
  const user = newUser()
  await admin.call('create-user', user)
  await expectRefused(admin.call('create-user', user), 'functions/already-exists', {
    message: 'Gagal membuat akun: E-mail ini sudah dipakai akun lain.',
  })
})

it('returns a message for each invalid field', async () => {
  const call = admin.call('create-user', {
    email: 'bukan e-mail',
    password: 'pendek',
    name: ' ',
    role: 'kades',
    avatarurl: 'javascript:alert(1)',
    uid: '../admin',
  })
  await expectRefused(call, 'functions/invalid-argument', {
    fields: {
      email: 'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
      password: 'Kata sandi paling sedikit 8 karakter.',
      name: 'Nama wajib diisi.',
      role: 'Pilih peran pengguna.',
      avatarurl: 'Foto harus diawali https://.',
      uid: expect.any(String) as string,
    },
  })
})

it.each([{ uid: ulid() }, {}])(
  'replaces an account that has the same e-mail but no `users` document (%j)',
  async (chosen) => {
    const user = newUser(chosen)
    const stranger = village.visitor()
    const signedUp = createUserWithEmailAndPassword(stranger.auth, user.email, 'kata-sandi-lain')
    const old = (await signedUp).user.uid
    const { uid } = (await admin.call('create-user', user)) as { uid: string }
    expect(uid).not.toBe(old)
    expect((await admin.call('create-user', { ...user, uid })) as object).toEqual({ uid })

    expect((await village.signedIn(user.email, user.password)).uid).toBe(uid)
    await expect(village.signedIn(user.email, 'kata-sandi-lain')).rejects.toThrow()
    await expectRefused(refresh(stranger), 'auth/user-token-expired')
    expect(await storedUser(old)).toBeUndefined()
  },
)

it("refuses the e-mail of a disabled user and keeps that user's account", async () => {
  const clerk = await village.person('editor')
  await updateDoc(doc(village.firestore, 'users', clerk.uid), { disabled: true })
  const call = admin.call('create-user', newUser({ email: clerk.email }))
  await expectRefused(call, 'functions/already-exists')
  await village.settle()
  await expectRefused(village.signedIn(clerk.email), 'auth/user-disabled')
})

it('applies the password of the latest attempt until the user has signed in', async () => {
  const user = { ...newUser(), uid: ulid() }
  await admin.call('create-user', user)
  const again = await admin.call('create-user', { ...user, password: 'rahasia-kedua' })
  expect(again).toEqual({ uid: user.uid })
  await village.signedIn(user.email, 'rahasia-kedua')
  await admin.call('create-user', { ...user, password: 'rahasia-ketiga' })
  await village.signedIn(user.email, 'rahasia-kedua')
})

it.each([
  ['another role', { role: 'admin' }, /isian sebelumnya/],
  ['another e-mail', { email: 'lain@desa.test' }, /sudah dipakai akun lain/],
])('reports a repeated attempt with %s and changes nothing', async (_, changes, message) => {
  const user = { ...newUser(), uid: ulid() }
  await admin.call('create-user', user)
  const call = admin.call('create-user', { ...user, ...changes })
  await expectRefused(call, 'functions/already-exists', {
    message: expect.stringMatching(message) as string,
  })
  expect(await storedUser(user.uid)).toMatchObject({ role: 'editor', email: user.email })
})

it('refuses a uid that another admin has already used', async () => {
  const user = { ...newUser(), uid: ulid() }
  await admin.call('create-user', user)
  const call = (await village.person('admin')).call('create-user', user)
  await expectRefused(call, 'functions/already-exists')
})

it('refuses the uid of a deleted user, and does not recreate the user', async () => {
  const user = { ...newUser(), uid: ulid() }
  await admin.call('create-user', user)
  await writeBatch(village.firestore)
    .set(doc(village.firestore, 'bin', binId('users', user.uid)), { deletedBy: admin.uid })
    .delete(doc(village.firestore, 'users', user.uid))
    .commit()
  const call = admin.call('create-user', user)
  await expectRefused(call, 'functions/already-exists')
  expect(await storedUser(user.uid)).toBeUndefined()
})

describe('without triggers', () => {
  const parsed = (changes: object = {}) => v.parse(newUserInput, newUser(changes))

  async function expectOne(uid: string, email: string) {
    expect(await services.auth.getUserByEmail(email)).toMatchObject({
      uid,
      customClaims: { role: 'editor' },
    })
    const found = await services.firestore.collection('users').where('email', '==', email).get()
    expect(found.docs.map(({ id }) => id)).toEqual([uid])
  }

  it.each(
    (['before', 'after'] as const).flatMap((when) => [
      [when, 'auth', 'createUser'] as const,
      [when, 'auth', 'setCustomUserClaims'] as const,
      [when, 'auth', 'deleteUser'] as const,
      [when, 'firestore', 'runTransaction'] as const,
    ]),
  )('completes after an attempt that failed %s %s.%s', async (when, service, method) => {
    const input = parsed({ uid: ulid() })
    // The account belongs to a stranger and is deleted.
    if (method === 'deleteUser') await services.auth.createUser({ email: input.email })
    const broken = withFailure<object>(services[service], method as never, when)
    const failed = createUser({ ...services, [service]: broken }, input, 'admin')
    await expect(failed).rejects.toThrow(FAILURE)
    expect(await createUser(services, input, 'admin')).toEqual({ uid: input.uid })
    await expectOne(input.uid ?? '', input.email)
  })

  it('accepts a corrected e-mail and password at the next attempt', async () => {
    const input = parsed({ uid: ulid() })
    const auth = withFailure(services.auth, 'createUser', 'after')
    await expect(createUser({ ...services, auth }, input, 'admin')).rejects.toThrow(FAILURE)
    const email = `${crypto.randomUUID()}@desa.test`
    await createUser(services, { ...input, email }, 'admin')
    await expectOne(input.uid ?? '', email)
  })

  it('creates one account for several concurrent calls with the same uid', async () => {
    const input = parsed({ uid: ulid() })
    const answers = await Promise.all([1, 2, 3].map(() => createUser(services, input, 'admin')))
    expect(answers).toEqual([1, 2, 3].map(() => ({ uid: input.uid })))
    await expectOne(input.uid ?? '', input.email)
  })

  it('lets only one of several concurrent calls with the same e-mail succeed', async () => {
    const { email } = newUser()
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => createUser(services, parsed({ email, uid: ulid() }), 'admin')),
    )
    const made = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.uid] : [],
    )
    expect(made).toHaveLength(1)
    await expectOne(made[0] ?? '', email)
  })

  it('does not treat an account that another call is creating as the account of a stranger', async () => {
    const half = parsed({ uid: ulid() })
    const auth = withFailure(services.auth, 'createUser', 'after')
    await expect(createUser({ ...services, auth }, half, 'admin')).rejects.toThrow(FAILURE)
    const other = parsed({ uid: ulid(), email: half.email })
    await expectRefused(createUser(services, other, 'admin'), 'aborted')
    await createUser(services, half, 'admin')
    await expectOne(half.uid ?? '', half.email)
  })

  it('refuses the e-mail of a person who becomes staff while the call deletes their old account', async () => {
    const { email } = newUser()
    const { uid } = await services.auth.createUser({ email })
    const auth = withInterruption(services.auth, 'deleteUser', () =>
      services.firestore.doc(`users/${uid}`).set({ name: 'Euis', email, role: 'editor' }),
    )
    const call = createUser({ ...services, auth }, parsed({ email }), 'admin')
    await expectRefused(call, 'already-exists')
    await syncAccount(services, uid)
    expect((await services.auth.getUserByEmail(email)).uid).toBe(uid)
  })

  it('refuses the e-mail of a user who was restored from the bin and has no account yet', async () => {
    const { email } = newUser()
    const uid = crypto.randomUUID()
    await services.firestore.doc(`users/${uid}`).set({ email, role: 'editor' })
    const call = createUser(services, parsed({ email }), 'admin')
    await expectRefused(call, 'already-exists')
  })
})
