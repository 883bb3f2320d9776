import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { EditUser } from './edit-user'
import { OwnAccount } from './own-account'
import { insideSite, testClient } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/own-password', () => ({}))
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({}))
vi.mock('@/lib/firebase/functions')
vi.mock('@/lib/firebase/documents', () => ({
  readDocument: (path: string) =>
    unreadable.has(path)
      ? Promise.reject(new Error('No network.'))
      : Promise.resolve(documents.get(path) ?? null),
}))

const { unreadable } = vi.hoisted(() => ({ unreadable: new Set<string>() }))

const user = (id: string, name: string) => ({
  ...{ id, auth_id: id, name, email: `${id}@desa.test`, role: 'kontributor', password: '' },
  ...{ avatarurl: '', disabled: false, updatedBy: 'siti', updatedAt: '2026-01-01T03:00:00.000Z' },
})

beforeEach(() => {
  reset()
  unreadable.clear()
  autosaved.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
})

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('EditUser', () => {
  const PATH = 'users/asep'
  const ASEP = user('asep', 'Asep')
  beforeEach(() => void put(PATH, ASEP))

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
})

describe('OwnAccount', () => {
  const PATH = 'users/siti'
  beforeEach(() => void put(PATH, user('siti', 'Siti')))

  async function open() {
    const client = testClient()
    render(
      <OwnAccount
        uid="siti"
        zone="Asia/Jakarta"
        onSaved={() => void client.invalidateQueries({ queryKey: adminKeys.users })}
      />,
      { wrapper: insideSite({ client }) },
    )
    await screen.findByLabelText('Nama')
  }

  /** Longer than the delay of the autosave (use-soon.ts). */
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

  it('does not offer saved input again and lets the form continue', async () => {
    await open()
    choose('Nama', 'Siti Nurlaela')
    press('Simpan')
    await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela' }))
    await pause()
    expect(screen.queryByRole('button', { name: 'Pulihkan' })).not.toBeInTheDocument()
    choose('Nama', 'Siti Nurlaela, S.Pd.')
    press('Simpan')
    await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela, S.Pd.' }))
    await pause()
    expect(screen.queryByRole('button', { name: 'Pulihkan' })).not.toBeInTheDocument()
    expect(autosaved.size).toBe(0)
  })

  it('shows what another tab has saved and counts nothing as unsaved after taking it', async () => {
    await open()
    put(PATH, { ...documents.get(PATH), name: 'Siti Rahayu', updatedBy: 'siti' })
    choose('Nama', 'Siti Nurlaela')
    press('Simpan')
    await screen.findByText(/^Anda di tab lain mengubah isian yang sama/)
    expect(documents.get(PATH)).toMatchObject({ name: 'Siti Rahayu' })
    fireEvent.click(screen.getByRole('button', { name: 'Pakai yang tersimpan' }))
    expect(screen.getByLabelText('Nama')).toHaveValue('Siti Rahayu')
    await pause()
    expect(autosaved.size).toBe(0)
  })

  it('stays open if the account cannot be read again', async () => {
    await open()
    choose('Nama', 'Siti Nurlaela')
    unreadable.add(PATH)
    press('Simpan')
    await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela' }))
    await pause()
    expect(screen.getByLabelText('Nama')).toHaveValue('Siti Nurlaela')
  })
})
