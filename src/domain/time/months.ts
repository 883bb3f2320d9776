/** Returns the day `months` calendar months after `value`, in a shorter month its last day. */
export function addMonths(value: string, months: number): string {
  return monthsBefore(new Date(`${value}T00:00:00Z`), -months)
    .toISOString()
    .slice(0, 10)
}

/** Returns the instant `months` calendar months before `now`, in a shorter month its last day (UTC). */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
