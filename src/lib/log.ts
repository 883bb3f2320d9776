/** Failures are never swallowed: whoever handles one without showing it says so here. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one door to the console
  console.error(`${what}:`, error)
}
