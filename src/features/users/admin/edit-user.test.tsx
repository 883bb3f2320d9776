import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { EditUser } from './edit-user'
import { insideSite } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({}))
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
  autosaved.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  put(PATH, { ...ASEP, updatedBy: 'siti' })
})

async function open() {
  const view = render(
    <EditUser
      uid="asep"
      actor="siti"
      zone="Asia/Jakarta"
      nameOf={(uid) => uid}
      invitationOf={() => ''}
      onDone={() => {}}
      onDeleted={() => {}}
    />,
    { wrapper: insideSite() },
  )
  await screen.findByLabelText('Nama')
  return view
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function changeBoth() {
  choose('Nama', 'Asep Sunandar')
  choose('Peran', 'editor')
}

async function chooseTheirRole() {
  press('Gabungkan …')
  const dialog = within(await screen.findByRole('dialog', { name: 'Gabungkan perubahan' }))
  expect(dialog.getAllByRole('group')).toHaveLength(2)
  const role = within(dialog.getByRole('group', { name: 'Peran' }))
  fireEvent.click(role.getByRole('radio', { name: 'Yang tersimpan Petugas pengaduan' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Gabungkan' }))
  expect(screen.getByLabelText('Peran')).toHaveValue('petugas')
  expect(screen.getByLabelText('Nama')).toHaveValue('Asep Sunandar')
}

it('lets the user choose each field of a conflict', async () => {
  await open()
  put(PATH, { ...ASEP, name: 'Asep S.', role: 'petugas', updatedBy: 'budi' })
  changeBoth()
  press('Simpan')
  await screen.findByText(/mengubah isian yang sama/)
  await chooseTheirRole()
  press('Simpan')
  const merged = { name: 'Asep Sunandar', role: 'petugas', updatedBy: 'siti' }
  await waitFor(() => expect(documents.get(PATH)).toMatchObject(merged))
})

it('overwrites nothing that others have changed when restoring autosaved input', async () => {
  const view = await open()
  changeBoth()
  await waitFor(() => expect(autosaved.size).toBe(1))
  view.unmount()
  const theirs = { name: 'Asep S.', role: 'petugas', updatedBy: 'budi' }
  put(PATH, { ...ASEP, ...theirs })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }))
  await screen.findByText(/mengubah isian yang sama/)
  press('Simpan')
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
  expect(await screen.findByText(/mengubah isian yang sama/)).toBeVisible()
  expect(documents.get(PATH)).toMatchObject(theirs)
  await chooseTheirRole()
})
