import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_DESK_SETTINGS } from '@/domain/complaints/desk-settings-schema'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { insideSite } from '../../../../../tests/support/inside-site'
import DeskSettingsForm from './desk-settings-form'
import { UnreadableMonths } from './unreadable-months'

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')

const PATH = 'desk_settings/1'
const MONTHS = 'Anonimkan setelah (bulan)'
beforeEach(() => {
  reset()
  readDocument.mockReset()
})

async function open(role: 'admin' | 'petugas', anonymiseAfterMonths: number | null = 24) {
  const stored = { ...DEFAULT_DESK_SETTINGS, anonymiseAfterMonths }
  put(PATH, { ...stored, updatedBy: 'budi', updatedAt: '2026-11-01T01:00:00.000Z' })
  readDocument.mockImplementation((path: string) => Promise.resolve(path === PATH ? stored : null))
  render(<DeskSettingsForm path="/admin/pengaduan" />, { wrapper: insideSite({ role }) })
  await screen.findByRole('textbox', { name: /ID obrolan Telegram/ })
}

function save(chat: string) {
  fireEvent.change(screen.getByRole('textbox', { name: /ID obrolan Telegram/ }), {
    target: { value: chat },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Simpan pengaturan' }))
}

it('the settings form hides the retention period from the role petugas and saves all other settings', async () => {
  await open('petugas')
  expect(screen.queryByRole('textbox', { name: MONTHS })).toBeNull()
  save('@desa')
  await vi.waitFor(() =>
    expect(documents.get(PATH)).toMatchObject({ telegramChat: '@desa', anonymiseAfterMonths: 24 }),
  )
})

it('the settings form lets an admin change the retention period', async () => {
  await open('admin')
  fireEvent.change(screen.getByRole('textbox', { name: MONTHS }), { target: { value: '36' } })
  save('@desa')
  await vi.waitFor(() =>
    expect(documents.get(PATH)).toMatchObject({ telegramChat: '@desa', anonymiseAfterMonths: 36 }),
  )
})

it('the settings form requires an admin to replace an invalid retention period', async () => {
  await open('admin', null)
  expect(screen.getByRole('textbox', { name: MONTHS })).toHaveValue('')
  save('@desa')
  await screen.findByText('Jumlah bulan antara 1 dan 120.')
})

it.each([
  ['admin', 'Isi di Pengaturan'],
  ['petugas', 'Minta admin mengisinya lagi di Pengaturan.'],
] as const)(
  'the desk warns the role %s about an unreadable retention period',
  async (role, way) => {
    readDocument.mockResolvedValue({ ...DEFAULT_DESK_SETTINGS, anonymiseAfterMonths: null })
    render(<UnreadableMonths path="/admin/pengaduan" role={role} />, { wrapper: insideSite() })
    expect(await screen.findByRole('alert')).toHaveTextContent(way)
  },
)
