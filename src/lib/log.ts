import { UserFacingError } from './errors'

/** Logs a failure. Every failure that is not shown must be logged. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one door to the console
  console.error(`${what}:`, error)
}

/** Logs a failure unless it is a UserFacingError without another cause. */
export function logUnexpected(what: string, error: unknown): void {
  if (!(error instanceof UserFacingError) || error.cause !== undefined) logError(what, error)
}
