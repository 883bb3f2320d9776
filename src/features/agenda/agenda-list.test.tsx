import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { AgendaList } from './agenda-list'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T16:59:30Z') }))
afterEach(() => void vi.useRealTimers())

const event = (title: string, date: string): AgendaEvent => ({
  id: `${date}-${title}`,
  title,
  date,
  time: '08:00',
  repeat: '',
  lastdate: date,
  exceptions: '',
  location: 'Balai Desa',
  description: '',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

it('keeps an event that ends while the list is open in its place and marks it', () => {
  const client = testClient({ enabled: false })
  const events = [event('Senam', '2026-11-22'), event('Posyandu', '2026-11-21')]
  client.setQueryData(contentList('agenda').queryKey, events)
  render(<AgendaList zone="Asia/Jakarta" />, { wrapper: insideSite({ client }) })
  const marks = () =>
    screen.getAllByRole('article').map((card) => {
      const title = within(card).getByRole('heading').textContent
      return [title, within(card).queryByText(/^(Hari ini|Besok|Lewat)$/)?.textContent]
    })
  expect(marks()).toEqual([
    ['Posyandu', 'Hari ini'],
    ['Senam', 'Besok'],
  ])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(marks()).toEqual([
    ['Posyandu', 'Lewat'],
    ['Senam', 'Hari ini'],
  ])
  expect(screen.queryByText(/^Agenda yang sudah lewat/)).toBeNull()
})

it('shows all days of an event and that it is in progress', () => {
  const client = testClient({ enabled: false })
  const days = { lastdate: '2026-11-23', endtime: '21:00' }
  client.setQueryData(contentList('agenda').queryKey, [
    { ...event('Bazar', '2026-11-20'), ...days },
  ])
  render(<AgendaList zone="Asia/Jakarta" />, { wrapper: insideSite({ client }) })
  const card = within(screen.getByRole('article'))
  for (const text of ['20–23', 'Nov', 'Berlangsung', '08:00–21:00 WIB'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByRole('time')).toHaveTextContent('Jumat, 20 – Senin, 23 November 2026')
  expect(card.getByRole('link', { name: /^Tambahkan ke kalender: Bazar/ })).toBeVisible()
})

it('expands the past events when the address names one', () => {
  const client = testClient({ enabled: false })
  const past = event('Rapat', '2026-10-01')
  client.setQueryData(contentList('agenda').queryKey, [past])
  const at = `/agenda#${past.id}`
  render(<AgendaList zone="Asia/Jakarta" />, { wrapper: insideSite({ client, at }) })
  expect(screen.getByRole('heading', { name: 'Rapat' })).toBeVisible()
})
