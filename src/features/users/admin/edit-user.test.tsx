import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { call } from '@/lib/firebase/__mocks__/functions'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { UserFacingError } from '@/lib/errors'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { dismissNotice, useNotice } from '@/stores/notice'
import { EditUser } from './edit-user'
import { insideSite } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({ readProfile: () => Promise.resolve(null) }))
vi.mock('@/lib/firebase/functions')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const PATH = 'users/asep'
const ASEP = {
  id: 'asep',
  auth_id: 'asep',
  name: 'Asep',
  email: 'asep@desa.test',
  role: 'kontributor',
  password: '',
  avatarurl: '',
  disabled: false,
  updatedAt: '2026-01-01T03:00:00.000Z',
}

beforeEach(() => {
  reset()
  vi.clearAllMocks()
  autosaved.clear()
  dismissNotice()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  put(PATH, { ...ASEP, updatedBy: 'siti' })
})

async function open(uid = 'asep') {
  render(<EditUser uid={uid} />, {
    wrapper: insideSite(),
  })
  await screen.findByLabelText('Nama')
}

const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Restores input that was autosaved before somebody else stored `theirs`, and saves it. */
async function saveRestored(theirs: object) {
  await waitFor(() => expect(autosaved.size).toBe(1))
  cleanup()
  put(PATH, { ...ASEP, ...theirs, updatedBy: 'budi' })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  await screen.findByDisplayValue('Asep Sunandar')
  press('Simpan')
}

it('the user form does not overwrite changes of other users when it saves restored input', async () => {
  await open()
  choose('Nama', 'Asep Sunandar')
  choose('Peran', 'editor')
  const theirs = { name: 'Asep S.', role: 'petugas' }
  await saveRestored(theirs)
  const dialog = await screen.findByRole('dialog', { name: 'Ada dua versi pengguna ini' })
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(2)
  expect(stored()).toMatchObject(theirs)
  const role = within(screen.getByRole('radiogroup', { name: 'Peran' }))
  expect(role.getByText('Petugas pengaduan')).toBeVisible()
  fireEvent.click(role.getByRole('radio', { name: 'Yang tersimpan' }))
  press('Gabungkan')
  expect(screen.getByLabelText('Peran')).toHaveValue('petugas')
  expect(screen.getByLabelText('Nama')).toHaveValue('Asep Sunandar')
})

const stored = () => documents.get(PATH)
const notice = () => useNotice.getState().notice
const success = (text: string) => ({ kind: 'success', text })
/** Spies on the error log and silences it, for tests in which a request fails. */
const expectLog = () => vi.spyOn(console, 'error').mockReturnValue()

it('the user form restores an unsaved name without overwriting the role that another user has changed', async () => {
  await open()
  choose('Nama', 'Asep Sunandar')
  await saveRestored({ role: 'petugas', disabled: true })
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'success' }))
  expect(stored()).toMatchObject({ name: 'Asep Sunandar', role: 'petugas', disabled: true })
})

it('the user form saves a changed name after the response to the previous save was lost', async () => {
  const logged = expectLog()
  await open()
  choose('Nama', 'Asep satu')
  next.lostAnswer = true
  press('Simpan')
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  choose('Nama', 'Asep dua')
  press('Simpan')
  await waitFor(() => expect(notice()).toMatchObject(success('Data Asep dua disimpan.')))
  expect(stored()).toMatchObject({ name: 'Asep dua' })
  logged.mockClear()
})

it('the user form saves the name and explains why the sign-in e-mail was not changed', async () => {
  const logged = expectLog()
  call.mockRejectedValue(new UserFacingError('E-mail ini sudah dipakai akun lain.'))
  await open()
  choose('Nama', 'Asep Sunandar')
  choose(/^E-mail/, 'Lain@desa.test')
  press('Simpan')
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'note' }))
  expect(notice()).toMatchObject({
    text: 'Data Asep Sunandar disimpan. E-mail login belum berubah; Asep Sunandar tetap masuk dengan asep@desa.test. E-mail ini sudah dipakai akun lain.',
  })
  expect(call).toHaveBeenCalledWith('users-changeemail', { uid: 'asep', email: 'lain@desa.test' })
  expect(stored()).toMatchObject({ name: 'Asep Sunandar', email: 'asep@desa.test' })
  logged.mockClear()
})

it('the user form removes the second factor of a user only after a confirmation', async () => {
  call.mockResolvedValue(null)
  await open()
  press('Hapus verifikasi dua langkah …')
  expect(call).not.toHaveBeenCalled()
  press('Hapus verifikasi')
  await waitFor(() =>
    expect(notice()).toMatchObject(success('Asep masuk lagi dengan kata sandi saja.')),
  )
  expect(call).toHaveBeenCalledExactlyOnceWith('users-signout', {
    uid: 'asep',
    removesFactor: true,
  })
})

it('the user form does not let admins demote, disable or delete themselves', async () => {
  put('users/siti', { ...ASEP, id: 'siti', auth_id: 'siti', role: 'admin', updatedBy: 'budi' })
  await open('siti')
  expect(screen.getByText(/^Peran Anda sendiri hanya dapat diubah admin lain/)).toBeVisible()
  expect(screen.queryByLabelText('Peran')).toBeNull()
  for (const name of ['Nonaktifkan …', 'Hapus akun …'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
