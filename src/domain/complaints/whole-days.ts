/** Rounds days up, because the promised answer time also counts started days. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}
