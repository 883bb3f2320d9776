import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { NewComplaintsBadge } from './new-complaints-badge'

const { countDocuments } = vi.hoisted(() => ({ countDocuments: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ countDocuments }))
vi.mock('@/lib/firebase/count-documents', () => ({ countDocuments }))
vi.mock('@/lib/firebase/pictures', () => ({}))

const setAppBadge = vi.fn(() => Promise.resolve())
Object.assign(navigator, { setAppBadge })
afterEach(() => setAppBadge.mockClear())

function show(count: number) {
  countDocuments.mockResolvedValue(count)
  render(
    <a href="/admin/pengaduan">
      Pengaduan <NewComplaintsBadge />
    </a>,
    { wrapper: insideSite() },
  )
}

it('the badge shows at most 99+ new reports, but screen readers and the app’s icon get the exact number', async () => {
  show(120)
  await screen.findByRole('link', { name: 'Pengaduan 120 laporan baru' })
  expect(screen.getByText('99+')).toBeVisible()
  expect(setAppBadge).toHaveBeenLastCalledWith(120)
})

it('the badge is hidden without new reports, and clears the number on the app’s icon', async () => {
  show(0)
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0))
  expect(screen.getByRole('link', { name: 'Pengaduan' })).toBeVisible()
})
