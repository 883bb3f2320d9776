import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { UserFacingError } from '@/lib/errors'
import { contentList } from '@/lib/query/content'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { AddToCalendar } from './add-to-calendar'
import { AgendaList } from './agenda-list'
import { itemOf } from '../../../tests/support/documents'

const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(name: string, type: string, text: string) => void>(),
}))
vi.mock('@/lib/save-file', () => ({ saveFile }))

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T16:59:30Z') }))

const event = (title: string, date: string) =>
  itemOf('agenda', {
    ...{ id: `${date}-${title}`, title, date, time: '08:00', lastdate: date },
    location: 'Balai Desa',
  })

it('the agenda marks an event as past when it ends while the list is open, but does not move it', () => {
  const client = testClient({ enabled: false })
  const events = [event('Senam', '2026-11-22'), event('Posyandu', '2026-11-21')]
  client.setQueryData(contentList('agenda').queryKey, events)
  render(<AgendaList />, { wrapper: insideSite({ client }) })
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

it('the agenda shows all days of an event, and marks an event as in progress', () => {
  const client = testClient({ enabled: false })
  const days = { lastdate: '2026-11-23', endtime: '21:00' }
  client.setQueryData(contentList('agenda').queryKey, [
    { ...event('Bazar', '2026-11-20'), ...days },
  ])
  render(<AgendaList />, { wrapper: insideSite({ client }) })
  const card = within(screen.getByRole('article'))
  for (const text of ['20–23', 'Nov', 'Berlangsung', '08:00–21:00 WIB'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByRole('time')).toHaveTextContent('Jumat, 20 – Senin, 23 November 2026')
  expect(card.getByRole('link', { name: /^Tambahkan ke kalender: Bazar/ })).toBeVisible()
})

it('the agenda expands the past events when the address refers to a past event', () => {
  const client = testClient({ enabled: false })
  const past = event('Rapat', '2026-10-01')
  client.setQueryData(contentList('agenda').queryKey, [past])
  const at = `/agenda#${past.id}`
  render(<AgendaList />, { wrapper: insideSite({ client, at }) })
  expect(screen.getByRole('heading', { name: 'Rapat' })).toBeVisible()
})

it("AddToCalendar links to the event's published calendar file, and creates the file while offline or before the first publication", async () => {
  vi.useRealTimers()
  const posyandu = event('Posyandu', '2026-11-21')
  const client = testClient()
  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Asia/Jayapura' } as const
  render(<AddToCalendar event={posyandu} />, { wrapper: insideSite({ client, settings }) })
  const link = screen.getByRole('link', { name: 'Tambahkan ke kalender: Posyandu' })
  expect(link).toHaveAttribute('href', `/data/agenda-${posyandu.id}.ics`)
  expect(link).toHaveAttribute('download', 'agenda-2026-11-21.ics')
  clockOf(client).hasVersion = false
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  clockOf(client).hasVersion = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  saveFile.mockImplementationOnce(() => {
    throw new UserFacingError('Berkas tidak dapat disimpan dari dalam aplikasi ini.')
  })
  fireEvent.click(link)
  expect(await screen.findByRole('alert')).toHaveTextContent('dari dalam aplikasi ini')
  const [name, type, text] = saveFile.mock.calls[0] ?? []
  expect(name).toBe('agenda-2026-11-21.ics')
  expect(type).toBe('text/calendar;charset=utf-8')
  expect(text).toContain('DTSTART;TZID=Asia/Jayapura:20261121T080000\r\n')
  expect(text).toContain(`URL:${location.origin}/agenda#${posyandu.id}\r\n`)
})
