import { onlineManager } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import ContactPage from './contact-page'

const { readNamed } = vi.hoisted(() => ({ readNamed: vi.fn<() => Promise<Settings | null>>() }))
vi.mock('@/lib/query/read-content', () => ({ readNamed }))

beforeEach(() => void readNamed.mockReset().mockResolvedValue(null))
afterEach(() => onlineManager.setOnline(true))

const show = () =>
  render(<ContactPage />, {
    wrapper: insideSite({
      client: testClient({ retryOnMount: false }),
      at: '/kontak',
      settings: null,
    }),
  })
const UNREAD = /^Data desa belum dapat dimuat\./

it('shows a load error above the default settings, and retries', async () => {
  readNamed.mockRejectedValueOnce(new Error('mati'))
  readNamed.mockResolvedValue({ ...DEFAULT_SETTINGS, address: 'Jalan Raya 1' })
  show()
  expect(await screen.findByText(UNREAD)).toBeVisible()
  expect(screen.getByText('(email belum diatur)')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Jalan Raya 1')).toBeVisible()
  expect(screen.queryByText(UNREAD)).not.toBeInTheDocument()
})

it('shows the load error immediately while offline', () => {
  onlineManager.setOnline(false)
  show()
  expect(screen.getByText(UNREAD)).toBeVisible()
  expect(screen.getByText('Tidak ada jaringan.')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Memuat kontak' })).not.toBeInTheDocument()
})

it('shows no error if no settings are stored', async () => {
  show()
  expect(await screen.findByText('(email belum diatur)')).toBeVisible()
  expect(screen.queryByText(UNREAD)).not.toBeInTheDocument()
})
