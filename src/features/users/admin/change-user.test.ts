import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/domain/users/user-schema'
import { UserFacingError } from '@/lib/errors'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import { Conflict } from '@/lib/saving/conflict'
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
const changedBy = (updatedBy: string, fields: Partial<User>) =>
  void documents.set('users/tuti', { ...TUTI, ...fields, updatedBy })

beforeEach(() => {
  reset()
  vi.resetAllMocks()
  documents.set('users/tuti', TUTI)
})

it('stores the changed fields and keeps changes by others', async () => {
  changedBy('budi', { role: 'petugas' })
  await updateUser(TUTI, { name: 'Tuti H.' }, [], 'siti')
  expect(stored()).toMatchObject({ name: 'Tuti H.', role: 'petugas', updatedBy: 'siti' })
})

it('throws a conflict and stores nothing when two people changed the same field', async () => {
  changedBy('budi', { name: 'Tuti B.', role: 'petugas' })
  const changes = { name: 'Tuti H.', avatarurl: '/foto.jpg' }
  const conflict = updateUser(TUTI, changes, [], 'siti')
  await expect(conflict).rejects.toBeInstanceOf(Conflict)
  await expect(conflict).rejects.toMatchObject({
    fields: ['name'],
    theirs: { name: 'Tuti B.' },
    self: false,
  })
  expect(stored()).toMatchObject({ name: 'Tuti B.', avatarurl: '' })
})

it('does not treat its own earlier try as a conflict', async () => {
  changedBy('siti', { name: 'Tuti A.' })
  await updateUser(TUTI, { name: 'Tuti H.' }, [{ name: 'Tuti A.' }], 'siti')
  expect(stored()).toMatchObject({ name: 'Tuti H.' })
})

it('changes the e-mail only through the function', async () => {
  firebase.call.mockResolvedValue({})
  const email = 'baru@desa.test'
  expect(await updateUser(TUTI, { name: 'Tuti H.', email }, [], 'siti')).toEqual({
    emailFailure: null,
  })
  expect(firebase.call).toHaveBeenCalledWith('users-changeemail', { uid: 'tuti', email })
  expect(stored()).toMatchObject({ name: 'Tuti H.', email: 'tuti@desa.test' })
})

it.each([
  ['the server has changed it', new Error('No answer.'), 'baru@desa.test', null],
  [
    'the server has not changed it',
    new Error('No answer.'),
    'tuti@desa.test',
    'Terjadi kesalahan yang tidak terduga.',
  ],
  [
    'the server has refused it',
    new UserFacingError('Gagal mengupdate user: E-mail ini sudah dipakai akun lain.'),
    'tuti@desa.test',
    'E-mail ini sudah dipakai akun lain.',
  ],
])(
  'returns the reason of a failed e-mail change when %s',
  async (_, error, email, emailFailure) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    firebase.call.mockRejectedValue(error)
    firebase.readProfile.mockResolvedValue({ ...TUTI, email })
    const answer = await updateUser(TUTI, { email: 'baru@desa.test' }, [], 'siti')
    expect(answer).toEqual({ emailFailure })
    logged.mockClear()
  },
)

it('deletes once with a copy in the bin, however often it is tried', async () => {
  next.lostAnswer = true
  await expect(deleteUser(TUTI, 'siti')).rejects.toThrow(/^Gagal menghapus user dari database: /)
  await deleteUser(TUTI, 'siti')
  expect([...documents.entries()]).toMatchObject([
    ['bin/users-tuti', { data: TUTI, deletedBy: 'siti' }],
  ])
})

it('does not create a deleted user again', async () => {
  documents.clear()
  await expect(updateUser(TUTI, { name: 'Tuti H.' }, [], 'siti')).rejects.toThrow(
    'Gagal mengupdate user: Pengguna ini sudah dihapus.',
  )
  expect(documents.size).toBe(0)
})
