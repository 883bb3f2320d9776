import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { call } from '@/lib/firebase/__mocks__/functions'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { UserFacingError } from '@/lib/errors'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { EditUser } from './edit-user'
import { insideSite } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({ readProfile: () => Promise.resolve(null) }))
vi.mock('@/lib/firebase/functions')
vi.mock('@/lib/firebase/documents', () => ({
  readDocument: (path: string) => Promise.resolve(documents.get(path) ?? null),
}))

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
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  put(PATH, { ...ASEP, updatedBy: 'siti' })
})

const onDone = vi.fn()
const onDeleted = vi.fn()

async function open(uid = 'asep') {
  const view = render(
    <EditUser uid={uid} invitationOf={() => ''} onDone={onDone} onDeleted={onDeleted} />,
    { wrapper: insideSite() },
  )
  await screen.findByLabelText('Nama')
  return view
}

const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function changeBoth() {
  choose('Nama', 'Asep Sunandar')
  choose('Peran', 'editor')
}

const conflict = () => screen.findByRole('dialog', { name: 'Ada dua versi pengguna ini' })

async function chooseTheirRole() {
  expect(within(await conflict()).getAllByRole('radiogroup')).toHaveLength(2)
  const role = within(screen.getByRole('radiogroup', { name: 'Peran' }))
  fireEvent.click(role.getByRole('radio', { name: 'Yang tersimpan' }))
  press('Gabungkan')
  expect(screen.getByLabelText('Peran')).toHaveValue('petugas')
  expect(screen.getByLabelText('Nama')).toHaveValue('Asep Sunandar')
}

it('does not overwrite changes of other users when it restores autosaved input', async () => {
  const view = await open()
  changeBoth()
  await waitFor(() => expect(autosaved.size).toBe(1))
  view.unmount()
  const theirs = { name: 'Asep S.', role: 'petugas', updatedBy: 'budi' }
  put(PATH, { ...ASEP, ...theirs })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }))
  await conflict()
  press('Kembali menulis')
  press('Simpan')
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
  await conflict()
  expect(documents.get(PATH)).toMatchObject(theirs)
  await chooseTheirRole()
})

const stored = () => documents.get(PATH)
/** Logs of unexpected failures, such as a lost network. */
const expectLog = () => vi.spyOn(console, 'error').mockReturnValue()

it('does not restore an old role together with an unsaved name', async () => {
  const view = await open()
  choose('Nama', 'Asep Sunandar')
  await waitFor(() => expect(autosaved.size).toBe(1))
  view.unmount()
  put(PATH, { ...ASEP, role: 'petugas', disabled: true, updatedBy: 'budi' })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }))
  press('Simpan')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(stored()).toMatchObject({ name: 'Asep Sunandar', role: 'petugas', disabled: true })
})

it('overwrites a conflicting field only after a question, and no other field', async () => {
  await open()
  put(PATH, { ...ASEP, name: 'Asep S.', role: 'petugas', updatedBy: 'budi' })
  choose('Nama', 'Asep Sunandar')
  press('Simpan')
  expect(await conflict()).toHaveTextContent(/Budi menyimpan perubahan/)
  press('Timpa dengan tulisan saya')
  expect(stored()).toMatchObject({ name: 'Asep S.' })
  press('Timpa')
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Asep Sunandar', role: 'petugas' }))
})

it('saves later input after a lost response', async () => {
  const logged = expectLog()
  await open()
  choose('Nama', 'Asep satu')
  next.lostAnswer = true
  press('Simpan')
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  choose('Nama', 'Asep dua')
  press('Simpan')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Data Asep dua disimpan.', false))
  expect(stored()).toMatchObject({ name: 'Asep dua' })
  logged.mockClear()
})

it('saves the other fields and explains why the sign-in e-mail was not changed', async () => {
  const logged = expectLog()
  call.mockRejectedValue(new UserFacingError('E-mail ini sudah dipakai akun lain.'))
  await open()
  choose('Nama', 'Asep Sunandar')
  choose(/^E-mail/, 'lain@desa.test')
  press('Simpan')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onDone.mock.lastCall).toEqual([
    expect.stringMatching(/^Data Asep Sunandar disimpan\. E-mail login belum berubah; .*asep@desa/),
    true,
  ])
  expect(stored()).toMatchObject({ name: 'Asep Sunandar', email: 'asep@desa.test' })
  logged.mockClear()
})

it('deletes an account once although the first response was lost', async () => {
  const logged = expectLog()
  await open()
  next.lostAnswer = true
  for (const times of [0, 1]) {
    press('Hapus akun …')
    press('Hapus akun')
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(times))
  }
  expect([...documents.keys()]).toEqual(['bin/users-asep'])
  logged.mockClear()
})

it('removes a lost second factor only after a question', async () => {
  call.mockResolvedValue(null)
  await open()
  press('Hapus verifikasi dua langkah …')
  expect(call).not.toHaveBeenCalled()
  press('Hapus verifikasi')
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith('Asep masuk lagi dengan kata sandi saja.'),
  )
  expect(call).toHaveBeenCalledExactlyOnceWith('users-signout', {
    uid: 'asep',
    removesFactor: true,
  })
})

it('lets admins neither demote, disable nor delete themselves', async () => {
  put('users/siti', { ...ASEP, id: 'siti', auth_id: 'siti', role: 'admin', updatedBy: 'budi' })
  await open('siti')
  expect(screen.getByText(/^Peran Anda sendiri hanya dapat diubah admin lain/)).toBeVisible()
  expect(screen.queryByLabelText('Peran')).toBeNull()
  for (const name of ['Nonaktifkan …', 'Hapus akun …'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
