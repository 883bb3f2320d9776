import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { SnapshotContext } from '@/components/hydration/hydration'
import { FILLED_SETTINGS } from '../../../../tests/support/filled-settings'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { comingAgendaQuery } from '@/features/agenda/coming-agenda-query'
import { prayerWeekQuery } from '@/features/prayer-times/prayer-week-query'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { Today } from './home-page'

/** Current time of the tests: a Thursday, 9:15 in the village. */
const NOW = '2026-11-26T02:15:00Z'
const OPEN = { ...DEFAULT_SETTINGS, service_hours: FILLED_SETTINGS.service_hours }
const PLACED = { ...OPEN, latitude: -6.5, longitude: 107.5 }
const TIMES = ['03:49', '03:59', '11:39', '15:02', '17:50', '19:05']

const event = (title: string, date: string) => ({ id: title, title, date, time: '19:30' })

interface Known {
  events?: ReturnType<typeof event>[]
  holidays?: { date: string; name: string }[]
  announcements?: { id: string; title: string; date: string; enddate: string }[]
  week?: Record<string, string[]>
}

function inside({ events = [], holidays = [], announcements = [], week = {} }: Known = {}) {
  const client = testClient({ enabled: false })
  client.setQueryData<unknown>(comingAgendaQuery.queryKey, events)
  client.setQueryData<unknown>(contentList('closed_days').queryKey, holidays)
  client.setQueryData<unknown>(contentList('announcements').queryKey, announcements)
  client.setQueryData<unknown>(prayerWeekQuery.queryKey, week)
  return insideSite({ client })
}

async function show(known?: Known, settings: typeof DEFAULT_SETTINGS = OPEN) {
  render(<Today settings={settings} />, { wrapper: inside(known) })
  // Time-dependent content loads after the first paint.
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.dynamicImportSettled())
}

const links = () =>
  within(screen.getByRole('region', { name: 'Hari ini di desa' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }))

it('shows the announcement, the next event, the office and the next prayer, each with a link', async () => {
  await show(
    {
      announcements: [{ id: '01K', title: 'Perekaman KTP', date: '2026-11-20', enddate: '' }],
      events: [event('Musyawarah', '2026-11-26'), event('Senam', '2026-11-27')],
      week: { '2026-11-26': TIMES },
    },
    PLACED,
  )
  expect(links()).toEqual([
    ['Perekaman KTP', '/berita/01K'],
    ['MusyawarahHari ini, 19:30\u00a0WIB', '/agenda#Musyawarah'],
    ['Kantor desaBuka sampai 15:00', '/kontak'],
    ['Jadwal salatDzuhur 11:39', '/#jadwal-salat'],
  ])
})

it('omits the announcement and the next event if there are none', async () => {
  await show({ events: [event('Lewat', '2026-11-25')] })
  expect(links().map(([text]) => text)).toEqual([
    'Kantor desaBuka sampai 15:00',
    'Jadwal salatDzuhur 11:59',
  ])
})

it('updates the office hours and the next prayer time as time passes', async () => {
  await show({ week: { '2026-11-26': TIMES, '2026-11-27': ['03:50'] } }, PLACED)
  act(() => void vi.advanceTimersByTime(10 * 60 * 60_000))
  expect(links()).toEqual([
    ['Kantor desaTutup, buka besok 08:00', '/kontak'],
    ['Jadwal salatBesok, Imsak 03:50', '/#jadwal-salat'],
  ])
})

it('keeps a past event, marked as past, if no other event follows', async () => {
  await show({ events: [event('Musyawarah', '2026-11-26')] })
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000))
  expect(screen.getByRole('link', { name: /^Musyawarah\s*Lewat/ })).toBeVisible()
})

it.each<[string, Known, typeof DEFAULT_SETTINGS, [string, string]]>([
  [
    'the prayer times, without a time if only those of past days are stored',
    { week: { '2026-11-18': TIMES } },
    PLACED,
    ['Jadwal salat', '/#jadwal-salat'],
  ],
  [
    'an event on a later day, with its date',
    { events: [event('Senam', '2026-12-04')] },
    OPEN,
    ['SenamJumat, 4 Des, 19:30\u00a0WIB', '/agenda#Senam'],
  ],
  [
    'the office as closed on a holiday',
    { holidays: [{ date: '2026-11-26', name: 'Hari jadi desa' }] },
    OPEN,
    ['Kantor desaTutup, buka besok 08:00', '/kontak'],
  ],
  ['the office if its hours are unknown', {}, DEFAULT_SETTINGS, ['Kantor desa', '/kontak']],
])('links to %s', async (_, known, settings, link) => {
  await show(known, settings)
  expect(links()).toContainEqual(link)
})

it('reserves space in the HTML for content that depends on the clock', () => {
  const Wrapper = inside({ events: [event('Musyawarah', '2026-11-26')] })
  const html = renderToString(
    <Wrapper>
      <SnapshotContext value={{ at: Date.parse(NOW), origin: '' }}>
        <Today settings={PLACED} />
      </SnapshotContext>
    </Wrapper>,
  )
  expect(html).toContain('Kamis, 26 Nov')
  expect(html).toContain('Kantor desa')
  expect(html).not.toMatch(/Hari ini,|Besok|Buka|Tutup/)
})
