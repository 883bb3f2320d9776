import { UserFacingError } from './errors'

/** Logs a failure. Call it for every failure that is not shown to the user. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only allowed use of the console
  console.error(`${what}:`, error)
}

/** Logs a failure unless it is a UserFacingError without another cause. */
export function logUnexpected(what: string, error: unknown): void {
  if (!(error instanceof UserFacingError) || error.cause !== undefined) logError(what, error)
}
