import { UserFacingError } from './errors'

/** Failures are never swallowed: whoever handles one without showing it says so here. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one door to the console
  console.error(`${what}:`, error)
}

/** Logs a failure but for one that is foreseen and said to its person, and was caused by nothing else. */
export function logUnexpected(what: string, error: unknown): void {
  if (!(error instanceof UserFacingError) || error.cause !== undefined) logError(what, error)
}
