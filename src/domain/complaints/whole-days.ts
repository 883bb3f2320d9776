/** Rounds days up, because promises count started days. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}
