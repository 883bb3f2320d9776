import { civilTime, type CivilTime, instantOf } from './time-zone'

interface Field {
  min: number
  max: number
  /** Names of the values from `min` on. */
  names?: readonly string[]
}

const MINUTE: Field = { min: 0, max: 59 }
const HOUR: Field = { min: 0, max: 23 }
const DAY: Field = { min: 1, max: 31 }
const MONTH: Field = {
  min: 1,
  max: 12,
  names: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
}
/** Sunday is 0 and 7. */
const WEEKDAY: Field = { min: 0, max: 7, names: 'sun mon tue wed thu fri sat'.split(' ') }

const DAY_MS = 24 * 60 * 60 * 1000
/** 29 February comes round after eight years at the latest, as around 1900 and 2100. */
const SEARCHED_DAYS = 8 * 366

/**
 * Finds the first time, in milliseconds since 1970, after another at which a crontab line in a time
 * zone is due (crontab(5): when day of month and day of week are both given, either suffices).
 * Throws on a line that is no crontab or that is never due.
 */
export function compileCrontab(line: string, timeZone: string): (after: number) => number {
  const texts = line.trim().split(/\s+/)
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = texts
  if (texts.length !== 5) throw new Error(`"${line}" has not five fields`)
  const minutes = [...parseField(minute, MINUTE)].sort((a, b) => a - b)
  const hours = [...parseField(hour, HOUR)].sort((a, b) => a - b)
  const days = parseField(day, DAY)
  const months = parseField(month, MONTH)
  const weekdays = new Set([...parseField(weekday, WEEKDAY)].map((value) => value % 7))
  const either = !day.startsWith('*') && !weekday.startsWith('*')

  /** `midnight` is a civil day as if in UTC. */
  function isDay(midnight: Date): boolean {
    const fitsDay = days.has(midnight.getUTCDate())
    const fitsWeekday = weekdays.has(midnight.getUTCDay())
    return (
      months.has(midnight.getUTCMonth() + 1) &&
      (either ? fitsDay || fitsWeekday : fitsDay && fitsWeekday)
    )
  }

  function next(after: number): number {
    const today = Math.floor(civilTime(after, timeZone) / DAY_MS) * DAY_MS
    for (let index = 0; index < SEARCHED_DAYS; index++) {
      const midnight = today + index * DAY_MS
      if (!isDay(new Date(midnight))) continue
      for (const time of timesOf(midnight)) {
        const due = instantOf(time, timeZone)
        if (due > after) return due
      }
    }
    throw new Error(`"${line}" is never due`)
  }

  function* timesOf(midnight: CivilTime): Iterable<CivilTime> {
    for (const hour of hours)
      for (const minute of minutes) yield midnight + (hour * 60 + minute) * 60_000
  }

  next(Date.now())
  return next
}

/** `*`, a value, or a range of values, each perhaps with a step. */
const PART = /^(?:\*|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/

function parseField(text: string, field: Field): Set<number> {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const matched = PART.exec(part)
    const [, from, to, step] = matched ?? []
    const first = from === undefined ? field.min : parseValue(from, field)
    const isOpen = from === undefined || (to === undefined && step !== undefined)
    const last = isOpen ? field.max : parseValue(to ?? from, field)
    if (!matched || first > last || Number(step) === 0)
      throw new Error(`"${part}" is no part of a crontab line`)
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value)
  }
  return values
}

function parseValue(text: string, { min, max, names = [] }: Field): number {
  const named = names.indexOf(text.toLowerCase())
  const value = named >= 0 ? min + named : /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new Error(`"${text}" is no value from ${min} to ${max}`)
  return value
}
