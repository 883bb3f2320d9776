import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { OwnAccount } from './own-account'
import { insideSite } from '../../../../tests/support/inside-site'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/own-password', () => ({}))
vi.mock('@/lib/firebase/second-factor', () => ({ readSecondFactor: () => new Promise(() => {}) }))
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({}))
vi.mock('@/lib/firebase/functions')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const PATH = 'users/siti'

beforeEach(() => {
  reset()
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
  render(<OwnAccount />, { wrapper: insideSite() })
  await screen.findByLabelText('Nama')
}

const type = (name: string) =>
  fireEvent.change(screen.getByLabelText('Nama'), { target: { value: name } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }))
/** Waits longer than the delay of the autosave (use-autosave.ts). */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

it('the account form does not offer to restore input that was saved, and stays open for further changes', async () => {
  await open()
  type('Siti Nurlaela')
  save()
  await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela' }))
  await pause()
  expect(screen.queryByRole('button', { name: 'Lanjutkan' })).not.toBeInTheDocument()
  type('Siti Nurlaela, S.Pd.')
  save()
  await waitFor(() => expect(documents.get(PATH)).toMatchObject({ name: 'Siti Nurlaela, S.Pd.' }))
  await pause()
  expect(screen.queryByRole('button', { name: 'Lanjutkan' })).not.toBeInTheDocument()
  expect(autosaved.size).toBe(0)
})

it('the account form shows the version that another tab has saved, and has no unsaved input once the user adopts it', async () => {
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
