/** A time of day as people write it (`8`, `8.30`, `0830`; some keypads have only a comma) as `HH:mm`; anything else as it is. */
export function clockTimeOf(written: string): string {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:\s*[.:,]?\s*(\d{2}))?\s*$/.exec(written) ?? []
  return hours === undefined ? written : `${hours.padStart(2, '0')}:${minutes}`
}
