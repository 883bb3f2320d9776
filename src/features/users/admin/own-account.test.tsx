import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { OwnAccount } from './own-account'
import { insideSite, testClient } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/own-password', () => ({}))
vi.mock('@/lib/firebase/second-factor', () => ({ readSecondFactor: () => new Promise(() => {}) }))
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

const PATH = 'users/siti'

beforeEach(() => {
  reset()
  unreadable.clear()
  autosaved.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  put(PATH, {
    id: 'siti',
    auth_id: 'siti',
    name: 'Siti',
    email: 'siti@desa.test',
    role: 'editor',
    password: '',
    avatarurl: '',
    disabled: false,
    updatedBy: 'siti',
    updatedAt: '2026-01-01T03:00:00.000Z',
  })
})

async function open() {
  const client = testClient()
  render(
    <OwnAccount onSaved={() => void client.invalidateQueries({ queryKey: adminKeys.users })} />,
    { wrapper: insideSite({ client }) },
  )
  await screen.findByLabelText('Nama')
}

const type = (name: string) =>
  fireEvent.change(screen.getByLabelText('Nama'), { target: { value: name } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }))
/** Waits longer than the delay of the autosave (use-autosave.ts). */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

it('does not offer saved input again, and stays open for further changes', async () => {
  await open()
  type('Siti Nurlaela')
  save()
  await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela' }))
  await pause()
  expect(screen.queryByRole('button', { name: 'Pulihkan' })).not.toBeInTheDocument()
  type('Siti Nurlaela, S.Pd.')
  save()
  await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela, S.Pd.' }))
  await pause()
  expect(screen.queryByRole('button', { name: 'Pulihkan' })).not.toBeInTheDocument()
  expect(autosaved.size).toBe(0)
})

it('shows the version that another tab has saved, and has no unsaved input after the user applies that version', async () => {
  await open()
  put(PATH, { ...documents.get(PATH), name: 'Siti Rahayu', updatedBy: 'siti' })
  type('Siti Nurlaela')
  save()
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Anda di tab lain menyimpan/)
  expect(documents.get(PATH)).toMatchObject({ name: 'Siti Rahayu' })
  fireEvent.click(screen.getByRole('button', { name: 'Pakai yang tersimpan' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pakai versi itu' }))
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti Rahayu')
  await pause()
  expect(autosaved.size).toBe(0)
})

it('stays open if the account cannot be read again', async () => {
  await open()
  type('Siti Nurlaela')
  unreadable.add(PATH)
  save()
  await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela' }))
  await pause()
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti Nurlaela')
})
