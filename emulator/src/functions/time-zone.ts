/** What a clock on the wall shows, as the milliseconds since 1970 that it would mean in UTC. */
export type CivilTime = number

/** Throws RangeError where the time zone is unknown. */
export function civilTime(instant: number, timeZone: string): CivilTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
}

/**
 * When the clocks of a time zone show a time. Of one that they show twice this is either; one that
 * they skip is as much later as they are put forward.
 */
export function instantOf(civil: CivilTime, timeZone: string): number {
  const offsetAt = (instant: number) => civilTime(instant, timeZone) - instant
  const guess = civil - offsetAt(civil)
  return civil - offsetAt(guess)
}
