/** Begun days count: nobody is promised a fraction. */
export function begunDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}
