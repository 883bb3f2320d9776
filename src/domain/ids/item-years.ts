import { dayIn, type TimeZone } from '../time/date'

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/
/** Digits of a ULID (Crockford base 32). The first ten characters of a ULID encode its time in milliseconds. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns the year in `zone` in which an id was created, or null for ids that contain no valid time. */
export function yearOfId(id: string, zone: TimeZone): number | null {
  if (!ULID.test(id)) return null
  const time = [...id.slice(0, 10)].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0)
  const year = Number(dayIn(zone, new Date(time)).slice(0, 4))
  return year >= 2000 && year < 2100 ? year : null
}

export interface Year<Item> {
  /** Year of the items, or null for leading items without a known year. */
  year: number | null
  items: Item[]
}

/** Groups items by the year of their ids, in the given order. An item without a year is added to the previous group. */
export function byYear<Item extends { id: string }>(
  items: readonly Item[],
  zone: TimeZone,
): Year<Item>[] {
  const years: Year<Item>[] = []
  for (const item of items) {
    const last = years.at(-1)
    const year = yearOfId(item.id, zone)
    if (last && (year === null || year === last.year)) last.items.push(item)
    else years.push({ year, items: [item] })
  }
  return years
}
