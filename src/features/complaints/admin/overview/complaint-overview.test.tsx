import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { DeskMonths } from './complaint-overview'

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))
vi.mock('@/lib/firebase/pictures', () => ({}))

const show = () => render(<DeskMonths path="/admin/pengaduan" />, { wrapper: insideSite() })

it('the overview links each month to all reports of the month, whatever their status', async () => {
  readDocument.mockResolvedValue({
    months: [
      { month: '2026-02', received: 7, medianDays: 3 },
      { month: '2026-03', received: 0, medianDays: null },
    ],
  })
  show()
  fireEvent.click(await screen.findByText('Lihat angkanya'))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/pengaduan?status=semua&dari=2026-02-01&sampai=2026-02-28',
  ])
})

it.each([
  ['nothing has been counted yet', null],
  ['no month has been counted', { months: [] }],
  ['no report was received', { months: [{ month: '2026-03', received: 0, medianDays: null }] }],
])('the overview shows a message when %s', async (_, totals) => {
  readDocument.mockResolvedValue(totals)
  show()
  await screen.findByText('Belum ada laporan yang dihitung.')
})
