import { afterEach, expect, it, vi } from 'vitest'
import type { TimeZone } from '../time/date'
import { FIXED_PRAYER_TIMES, nextPrayerTime } from './prayer-time'
import { prayerTimes, type Place } from './prayer-times'

/** Coordinates that the Ministry of Religious Affairs (Kemenag) publishes with its tables of prayer times. */
const JAKARTA = { latitude: -6.1700888888888885, longitude: 106.83105 }
const BEKASI = { latitude: -6.240727777777778, longitude: 106.99964444444444 }
const BOGOR = { latitude: -6.480247222222222, longitude: 106.82325 }
const KEDIRI = { latitude: -7.819372222222222, longitude: 112.04153611111111 }
const ROKAN_HULU = { latitude: 0.895894, longitude: 100.308294 }
const BOVEN_DIGOEL = { latitude: -6.098031, longitude: 140.296892 }

afterEach(() => void vi.unstubAllEnvs())

function timesOf(day: string, place: Place, zone: TimeZone): string | undefined {
  return prayerTimes(day, place, zone)
    ?.map(({ time }) => time)
    .join(' ')
}

// Rows of Kemenag's monthly tables. Those of Rokan Hulu and Boven Digoel are from
// bimasislam.kemenag.go.id/jadwalshalat (README of a public reader of that page), the others from
// api.myquran.com (responses in public repositories; those for Bekasi in 2024 and Jakarta in 2026
// lack coordinates, which are from earlier responses). Order: Imsak, Subuh, Dzuhur, Ashar, Maghrib,
// Isya.
it.each<[string, string, Place, TimeZone, string]>([
  ['Kediri', '2021-06-23', KEDIRI, 'Asia/Jakarta', '04:13 04:23 11:38 14:57 17:27 18:42'],
  ['Jakarta', '2021-11-17', JAKARTA, 'Asia/Jakarta', '03:56 04:06 11:41 15:03 17:53 19:06'],
  ['Kediri', '2022-01-01', KEDIRI, 'Asia/Jakarta', '03:45 03:55 11:39 15:05 17:56 19:11'],
  ['Kediri', '2022-01-02', KEDIRI, 'Asia/Jakarta', '03:45 03:55 11:39 15:05 17:56 19:12'],
  ['Rokan Hulu', '2022-08-01', ROKAN_HULU, 'Asia/Jakarta', '04:52 05:02 12:29 15:50 18:33 19:45'],
  ['Rokan Hulu', '2022-08-02', ROKAN_HULU, 'Asia/Jakarta', '04:52 05:02 12:29 15:50 18:33 19:44'],
  [
    'Boven Digoel',
    '2022-12-23',
    BOVEN_DIGOEL,
    'Asia/Jayapura',
    '03:50 04:00 11:41 15:08 17:55 19:11',
  ],
  ['Bekasi', '2023-07-24', BEKASI, 'Asia/Jakarta', '04:35 04:45 12:02 15:23 17:56 19:09'],
  ['Bogor', '2023-10-23', BOGOR, 'Asia/Jakarta', '04:02 04:12 11:41 14:50 17:49 18:59'],
  ['Bekasi', '2024-08-06', BEKASI, 'Asia/Jakarta', '04:34 04:44 12:01 15:22 17:57 19:08'],
  ['Bekasi', '2025-12-01', BEKASI, 'Asia/Jakarta', '03:55 04:05 11:44 15:09 17:58 19:13'],
  ['Bekasi', '2025-12-02', BEKASI, 'Asia/Jakarta', '03:56 04:06 11:45 15:10 17:58 19:13'],
  ['Jakarta', '2026-09-01', JAKARTA, 'Asia/Jakarta', '04:28 04:38 11:56 15:14 17:56 19:05'],
])(
  'computes the prayer times that the ministry (Kemenag) publishes for %s on %s',
  (_, day, place, zone, published) => {
    expect(timesOf(day, place, zone)).toBe(published)
  },
)

it('returns times one hour later in the time zone WITA than in WIB', () => {
  const times = timesOf('2026-09-01', JAKARTA, 'Asia/Makassar')
  expect(times).toBe('05:28 05:38 12:56 16:14 18:56 20:05')
})

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'ignores the time zone %s of the device',
  (deviceZone) => {
    vi.stubEnv('TZ', deviceZone)
    expect(timesOf('2022-12-23', BOVEN_DIGOEL, 'Asia/Jayapura')).toBe(
      '03:50 04:00 11:41 15:08 17:55 19:11',
    )
  },
)

it('returns no times for a place where the sun does not set', () => {
  expect(prayerTimes('2026-06-21', { latitude: 89, longitude: 0 }, 'Asia/Jakarta')).toBeNull()
})

it.each([
  ['00:00', 'Imsak'],
  ['04:31', 'Imsak'],
  ['04:32', 'Subuh'],
  ['11:58', 'Dzuhur'],
  ['15:19', 'Ashar'],
  ['15:20', 'Maghrib'],
  ['19:06', 'Isya'],
  ['19:07', undefined],
])('the next prayer time after $0 is $1', (clock, name) => {
  const next = nextPrayerTime(() => FIXED_PRAYER_TIMES, `2026-11-21T${clock}`)
  expect(next?.isTomorrow ? undefined : next?.name).toBe(name)
})

it('nextPrayerTime returns the first time of the next day after Isya if the times of both days are known', () => {
  const only = (known: string) => (day: string) => (day === known ? FIXED_PRAYER_TIMES : undefined)
  const next = nextPrayerTime(() => FIXED_PRAYER_TIMES, '2026-11-30T23:10')
  expect(next).toMatchObject({ name: 'Imsak', isTomorrow: true })
  expect(nextPrayerTime(only('2026-11-30'), '2026-11-30T23:10')).toBeUndefined()
  expect(nextPrayerTime(only('2026-12-01'), '2026-11-30T23:10')).toBeUndefined()
})
