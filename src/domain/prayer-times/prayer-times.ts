import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan'
import { wallClockIn, type TimeZone } from '../time/date'
import { namedTimes, type PrayerTime } from './prayer-time'

/** Coordinates in decimal degrees (WGS 84). */
export interface Place {
  latitude: number
  longitude: number
}

const MINUTE = 60_000
const IMSAK = 10 * MINUTE

/**
 * Returns the times of the day `day` (`YYYY-MM-DD`, in `zone`) as the Ministry of Religious Affairs (Kemenag,
 * bimasislam.kemenag.go.id) publishes them, or null where the sun does not rise and set.
 *
 * Subuh at 20° and Isya at 18° below the horizon, Ashar at a shadow of one length (Shafi'i), a margin
 * (ihtiyath) of 2 minutes, then rounded up to the full minute; Imsak 10 minutes before Subuh. Two values are
 * not in the ministry's list of criteria but agree with its tables: at Maghrib the sun is 1° below the
 * horizon, and the margin of Dzuhur is 3 minutes. prayer-times.test.ts names the tables.
 */
export function prayerTimes(day: string, place: Place, zone: TimeZone): PrayerTime[] | null {
  const { fajr, dhuhr, asr, maghrib, isha } = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    // The library uses the calendar day in the device's time zone.
    new Date(`${day}T12:00`),
    kemenag(),
  )
  const instants = [new Date(fajr.getTime() - IMSAK), fajr, dhuhr, asr, maghrib, isha]
  if (instants.some((instant) => Number.isNaN(instant.getTime()))) return null
  return namedTimes(instants.map((instant) => wallClockIn(zone, instant).slice(-5)))
}

function kemenag(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 20, 18, 0, 1)
  parameters.adjustments = { fajr: 2, sunrise: 0, dhuhr: 3, asr: 2, maghrib: 2, isha: 2 }
  parameters.rounding = Rounding.Up
  return parameters
}
