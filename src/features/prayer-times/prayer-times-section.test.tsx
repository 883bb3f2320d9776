import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { FIXED_PRAYER_TIMES } from '@/domain/prayer-times/prayer-time'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import PrayerTimesSection from './prayer-times-section'
import { SnapshotContext } from '@/components/hydration/hydration'

/** Coordinates for which the times on 2022-12-23 are 03:50 04:00 11:41 15:08 17:55 19:11. */
const BOVEN_DIGOEL = {
  time_zone: 'Asia/Jayapura',
  latitude: -6.098031,
  longitude: 140.296892,
} as const

beforeEach(() => void vi.useFakeTimers())

function showAt(instant: string, settings: typeof BOVEN_DIGOEL | typeof DEFAULT_SETTINGS) {
  vi.setSystemTime(instant)
  return render(<PrayerTimesSection settings={settings} />)
}

function cells(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

function marked(): (string | null)[] {
  return cells().filter((text) => text?.endsWith('berikutnya'))
}

it("prayer times are shown for the village's location, with date and time zone", () => {
  showAt('2022-12-22T15:30:00Z', BOVEN_DIGOEL)
  expect(screen.getByText('Jumat, 23 Desember 2022 · WIT')).toBeVisible()
  expect(cells()).toEqual([
    'Imsak03:50berikutnya',
    'Subuh04:00',
    'Dzuhur11:41',
    'Ashar15:08',
    'Maghrib17:55',
    'Isya19:11',
  ])
  expect(screen.getByText('Kriteria Kemenag, untuk lokasi kantor desa.')).toBeVisible()
})

it("tomorrow's Imsak is the next prayer after Isya", () => {
  showAt('2022-12-23T10:11:00Z', BOVEN_DIGOEL)
  expect(marked()).toEqual([])
  expect(screen.getByText('Besok').parentElement).toHaveTextContent('Besok Imsak 03:51')
})

it('general prayer times with an explanation are shown if the village has no coordinates', () => {
  showAt('2026-11-21T05:00:00Z', DEFAULT_SETTINGS)
  const list = within(screen.getByRole('list'))
  for (const { name, time } of FIXED_PRAYER_TIMES) {
    expect(list.getByText(name)).toBeVisible()
    expect(list.getByText(time)).toBeVisible()
  }
  expect(screen.getByText('Sabtu, 21 November 2026 · WIB')).toBeVisible()
  expect(screen.getByText('Jadwal umum; lokasi kantor belum diatur.')).toBeVisible()
  expect(screen.getByText('Berikutnya').parentElement).toHaveTextContent('Berikutnya Ashar 15:20')
})

it('the times of the next day are shown from midnight in the village', () => {
  showAt('2022-12-23T14:59:30Z', BOVEN_DIGOEL)
  expect(screen.getByText('Jumat, 23 Desember 2022 · WIT')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Sabtu, 24 Desember 2022 · WIT')).toBeVisible()
  expect(marked()).toEqual(['Imsak03:51berikutnya'])
})

it('published pages contain the day and its times, but do not mark the next prayer', () => {
  const html = renderToString(
    <SnapshotContext value={{ at: Date.parse('2026-11-21T08:19:00Z'), origin: '' }}>
      <PrayerTimesSection settings={DEFAULT_SETTINGS} />
    </SnapshotContext>,
  )
  expect(html).toContain('Sabtu, 21 November 2026')
  expect(html).toContain('15:20')
  expect(html).not.toMatch(/berikutnya|besok|data-next=/i)
})
