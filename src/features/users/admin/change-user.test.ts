import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/domain/users/user-schema'
import { UserFacingError } from '@/lib/errors'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import { deleteUser, updateUser } from './change-user'

const firebase = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  readProfile: vi.fn<() => Promise<Partial<User> | null>>(),
}))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/functions', () => ({ call: firebase.call }))
vi.mock('@/lib/firebase/profile', () => ({ readProfile: firebase.readProfile }))

const TUTI: User = {
  id: 'tuti',
  auth_id: 'tuti',
  password: '',
  name: 'Tuti',
  email: 'tuti@desa.test',
  role: 'kontributor',
  avatarurl: '',
  disabled: false,
  updatedBy: 'admin',
  updatedAt: '2026-01-01T08:00:00.000Z',
}

const stored = () => documents.get('users/tuti')
const update = (wanted: Partial<User>) =>
  updateUser('tuti', { base: TUTI, wanted, attempts: [], actor: 'siti' })

beforeEach(() => {
  reset()
  vi.resetAllMocks()
  documents.set('users/tuti', TUTI)
})

it('updateUser changes the e-mail only through the Cloud Function', async () => {
  firebase.call.mockResolvedValue({})
  const email = 'baru@desa.test'
  expect(await update({ name: 'Tuti H.', email })).toBeNull()
  expect(firebase.call).toHaveBeenCalledWith('users-changeemail', { uid: 'tuti', email })
  expect(stored()).toMatchObject({ name: 'Tuti H.', email: 'tuti@desa.test' })
})

it.each([
  ['the e-mail has been changed', new Error('No answer.'), 'baru@desa.test', null],
  [
    'the e-mail has not been changed',
    new Error('No answer.'),
    'tuti@desa.test',
    'Terjadi kesalahan yang tidak terduga.',
  ],
  [
    'the function has refused the e-mail',
    new UserFacingError('Gagal mengupdate user: E-mail ini sudah dipakai akun lain.'),
    'tuti@desa.test',
    'E-mail ini sudah dipakai akun lain.',
  ],
])(
  'updateUser returns $3 after an error of users-changeemail if $0',
  async (_, error, email, emailFailure) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    firebase.call.mockRejectedValue(error)
    firebase.readProfile.mockResolvedValue({ ...TUTI, email })
    expect(await update({ email: 'baru@desa.test' })).toBe(emailFailure)
    logged.mockClear()
  },
)

it('deleteUser moves a user into the bin once, even if it is called again after a lost response', async () => {
  next.lostAnswer = true
  await expect(deleteUser('tuti', 'siti')).rejects.toThrow(/^Gagal menghapus user dari database: /)
  await deleteUser('tuti', 'siti')
  expect([...documents.entries()]).toMatchObject([
    ['bin/users-tuti', { data: TUTI, deletedBy: 'siti' }],
  ])
})

it('updateUser rejects changes of a deleted user, and does not create the user again', async () => {
  documents.clear()
  await expect(update({ name: 'Tuti H.' })).rejects.toThrow(
    'Gagal mengupdate user: Pengguna ini sudah dihapus.',
  )
  expect(documents.size).toBe(0)
})
