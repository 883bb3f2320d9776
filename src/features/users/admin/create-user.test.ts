import { beforeEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { call, sdkError } from '@/lib/firebase/__mocks__/functions'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import { createUser, type NewUser } from './create-user'

const firebase = vi.hoisted(() => ({
  readProfile: vi.fn<() => Promise<null>>(),
  signUp: vi.fn<(email: string, password: string, name: string) => Promise<object>>(),
  signIn: vi.fn<(email: string, password: string) => Promise<object>>(),
}))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/functions')
vi.mock('@/lib/firebase/profile', () => ({ readProfile: firebase.readProfile }))
vi.mock('@/lib/firebase/auth', () => ({
  signUpSecondary: firebase.signUp,
  signInSecondary: firebase.signIn,
}))

const TUTI: NewUser = {
  name: 'Tuti',
  email: 'tuti@desa.test',
  role: 'petugas',
  avatarurl: '',
  password: 'rahasia-77',
}
const undo = vi.fn<() => Promise<void>>()
const close = vi.fn<() => Promise<void>>()
const account = (uid: string) => ({ uid, undo, close })

const create = () => createUser(TUTI, { uid: 'a', emails: new Set(), accounts: new Set() }, 'siti')

/** Creates a user while `create-user` is unavailable, and expects a log line about the failure. */
async function createFromHere() {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValue(sdkError('internal', 'internal'))
  try {
    await create()
  } finally {
    expect(logged.mock.calls).toEqual([
      ['create-user is unreachable; the browser creates the account:', expect.any(Error)],
    ])
    logged.mockClear()
  }
}

beforeEach(() => {
  reset()
  vi.resetAllMocks()
  firebase.readProfile.mockResolvedValue(null)
})

it('createUser creates the account through the Cloud Function', async () => {
  await create()
  expect(call).toHaveBeenCalledWith('create-user', { ...TUTI, uid: 'a' })
  expect(firebase.signUp).not.toHaveBeenCalled()
})

it('createUser does not create the account in the browser if the Cloud Function refuses to create it', async () => {
  call.mockRejectedValue(new UserFacingError('Gagal membuat akun: Ditolak.'))
  await expect(create()).rejects.toThrow('Gagal membuat akun: Ditolak.')
  expect(firebase.signUp).not.toHaveBeenCalled()
})

it('createUser signs the new user up in the browser if the Cloud Function is unreachable, and stores no password', async () => {
  firebase.signUp.mockResolvedValue(account('tuti'))
  await createFromHere()
  expect(firebase.signUp).toHaveBeenCalledWith('tuti@desa.test', 'rahasia-77', 'Tuti')
  expect(documents.get('users/tuti')).toMatchObject({
    auth_id: 'tuti',
    name: 'Tuti',
    email: 'tuti@desa.test',
    password: '',
    role: 'petugas',
    avatarurl: '',
  })
  expect(close).toHaveBeenCalledOnce()
})

it('createUser rejects if the sign-up in the browser returns no account', async () => {
  firebase.signUp.mockResolvedValue(account(''))
  await expect(createFromHere()).rejects.toThrow('Gagal membuat akun: User tidak dibuat')
  expect(documents.size).toBe(0)
})

it('createUser rejects with the reason for a failed sign-up in the browser', async () => {
  firebase.signUp.mockRejectedValue(sdkError('network-request-failed', ''))
  await expect(createFromHere()).rejects.toThrow('Gagal membuat akun: Tidak ada jaringan.')
})

it('createUser deletes the new account if its user document cannot be stored', async () => {
  firebase.signUp.mockResolvedValue(account('tuti'))
  next.refusal = 'permission-denied'
  await expect(createFromHere()).rejects.toThrow(
    'Gagal menyimpan data user: Anda tidak memiliki izin',
  )
  expect(undo).toHaveBeenCalledOnce()
})
