/** Adds months to the day `value`. If the resulting month is shorter, returns its last day. */
export function addMonths(value: string, months: number): string {
  return monthsBefore(new Date(`${value}T00:00:00Z`), -months)
    .toISOString()
    .slice(0, 10)
}

/** Subtracts months from `now` in UTC. If the resulting month is shorter, returns its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
