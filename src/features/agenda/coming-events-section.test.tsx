import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { comingAgendaQuery } from './coming-agenda-query'
import ComingEventsSection from './coming-events-section'

const { readItems } = vi.hoisted(() => ({
  readItems: vi.fn<(name: string, selection: object) => Promise<AgendaEvent[]>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => {
  readItems.mockReset()
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const event = (title: string, date: string, time = '08:00'): AgendaEvent => ({
  id: `${date}-${title}`,
  title,
  date,
  time,
  repeat: '',
  lastdate: date,
  exceptions: '',
  location: 'Balai Desa',
  description: 'Bawa kartu.',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

function show(kept?: AgendaEvent[], client = testClient()) {
  if (kept) client.setQueryData(contentList('agenda').queryKey, kept)
  render(<ComingEventsSection zone="Asia/Jakarta" />, { wrapper: insideSite({ client }) })
}

const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

it('the next two events stand there, the sooner first, with day, time and place', async () => {
  readItems.mockResolvedValue([
    event('Musyawarah', '2026-11-21', '19:30'),
    event('Posyandu', '2026-11-21', '08:00'),
    event('Senam', '2026-11-27'),
  ])
  show()
  expect(await titles()).toEqual(['Posyandu', 'Musyawarah'])
  const [first] = within(screen.getByRole('region', { name: 'Agenda Terdekat' })).getAllByRole(
    'article',
  )
  expect(within(first!).getByText('Hari ini')).toBeVisible()
  expect(first).toHaveTextContent('Sabtu, 21 November 2026, 08:00 WIB')
  expect(first).toHaveTextContent('Balai Desa')
  expect(within(first!).getByRole('link', { name: 'Posyandu' })).toHaveAttribute(
    'href',
    '/agenda#2026-11-21-Posyandu',
  )
})

it('only those from today on are asked for', async () => {
  readItems.mockResolvedValue([event('Posyandu', '2026-11-22')])
  show()
  await titles()
  expect(readItems).toHaveBeenCalledExactlyOnceWith('agenda', {
    orderBy: ['lastdate', 'asc'],
    since: '2026-11-21',
    limit: 100,
  })
})

it('who has been without network for long sees those of the whole agenda on the device', async () => {
  const past = ['17', '18', '19', '20'].map((day) => event('Lewat', `2026-11-${day}`))
  const client = testClient({ enabled: false })
  client.setQueryData(comingAgendaQuery.options.queryKey, past)
  show([event('Hajat lembur', '2026-12-05'), event('Posyandu', '2026-11-25'), ...past], client)
  expect(await titles()).toEqual(['Posyandu', 'Hajat lembur'])
})

it('what comes again stands there with its next day', async () => {
  const weekly = { repeat: 'mingguan', lastdate: '2027-10-01' } as const
  readItems.mockResolvedValue([
    event('Posyandu', '2026-11-26'),
    { ...event('Senam', '2026-11-06'), ...weekly },
    event('Musyawarah', '2026-12-09'),
  ])
  show()
  expect(await titles()).toEqual(['Posyandu', 'Senam'])
  expect(screen.getByText(/Jumat, 27 November 2026/)).toBeVisible()
})

it('without any it says so', async () => {
  readItems.mockResolvedValue([])
  show()
  expect(
    await screen.findByText('Saat ini belum ada agenda kegiatan yang dijadwalkan.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua agenda' })).toHaveAttribute('href', '/agenda')
})
