/** Error code of google.rpc.Code. The SDK's `GrpcStatus` is not imported because it would load gRPC. */
const NOT_FOUND = 5
const FAILED_PRECONDITION = 9

/** Returns whether an update failed because the document does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_FOUND
}

/**
 * Returns whether a write of a BulkWriter failed because the document changed since it was read. REST does not report
 * this for other writes (create-if-missing.ts).
 */
export function isChangedSince(error: unknown): boolean {
  return (
    isMissing(error) ||
    (error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION)
  )
}

/** Returns an error handler that returns null for this code, such as an HTTP status, and throws all other errors. */
export function nullOn(code: string | number) {
  return (error: unknown): null => {
    if (error instanceof Error && 'code' in error && error.code === code) return null
    throw error
  }
}
