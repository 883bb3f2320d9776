import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { insideSite } from '../../../../../tests/support/inside-site'
import { OpenAges } from './open-ages'

const { countDocuments, readList } = vi.hoisted(() => ({
  countDocuments: vi.fn(),
  readList: vi.fn(),
}))
vi.mock('@/lib/firebase/documents', () => ({ countDocuments, readList }))
vi.mock('@/lib/firebase/count-documents', () => ({ countDocuments, readList }))
vi.mock('@/lib/firebase/pictures', () => ({}))

const settings = { ...DEFAULT_SETTINGS, answer_days: 5 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T05:00:00Z') })
  readList.mockResolvedValue([])
  return () => vi.useRealTimers()
})

interface Span {
  since?: Date
  before?: Date
}

async function show(reports: readonly [status: string, receivedAt: string][]) {
  countDocuments.mockImplementation(
    (_: string, wanted: { status: string }, _field: string, { since, before }: Span) =>
      Promise.resolve(
        reports.filter(
          ([status, at]) =>
            status === wanted.status &&
            (!since || since <= new Date(at)) &&
            (!before || new Date(at) < before),
        ).length,
      ),
  )
  render(<OpenAges path="/admin/pengaduan" />, { wrapper: insideSite({ settings }) })
  const table = await screen.findByRole('table', { name: 'Umur laporan yang belum selesai' })
  return (age: string) => {
    const row = within(table).getByRole('rowheader', { name: age }).closest('tr')
    return within(row ?? table).getAllByRole('cell')
  }
}

it('the age chart counts each open report by its age in working days, and links to the reports', async () => {
  const numbers = await show([
    ['Baru', '2026-11-24T01:00:00Z'],
    ['Baru', '2026-11-16T16:59:59Z'],
    ['Diproses', '2026-11-16T17:00:00Z'],
    ['Diproses', '2026-01-01T00:00:00Z'],
    ['Selesai', '2026-11-24T01:00:00Z'],
  ])
  const texts = (age: string) => numbers(age).map((cell) => cell.textContent)
  expect(texts('≤ 5')).toEqual(['1', '1'])
  expect(texts('6–10')).toEqual(['1', '0'])
  expect(texts('11–20')).toEqual(['0', '0'])
  expect(texts('> 20')).toEqual(['0', '1'])
  expect(countDocuments).toHaveBeenCalledTimes(8)
  const [fresh, inWork] = numbers('6–10')
  expect(within(fresh ?? document.body).getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    '/admin/pengaduan?status=Baru&dari=2026-11-10&sampai=2026-11-16',
  )
  expect(within(inWork ?? document.body).queryByRole('link')).toBeNull()
})

it('the age chart is replaced with a message if there are no open reports', async () => {
  countDocuments.mockResolvedValue(0)
  render(<OpenAges path="/admin/pengaduan" />, { wrapper: insideSite({ settings }) })
  await screen.findByText('Tidak ada laporan yang belum selesai.')
  expect(screen.queryByRole('table')).toBeNull()
})
