/** Code of google.rpc.Code. Importing the SDK's `GrpcStatus` would load gRPC. */
const NOT_FOUND = 5
const FAILED_PRECONDITION = 9

/** Returns whether an update failed because the document does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_FOUND
}

/**
 * Returns whether a bulk write failed because the document changed since it was read. For other
 * writes, REST does not report this (create-if-missing.ts).
 */
export function isChangedSince(error: unknown): boolean {
  return (
    isMissing(error) ||
    (error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION)
  )
}
