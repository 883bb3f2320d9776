/** google.rpc.Code; the SDK's own `GrpcStatus` would load gRPC. */
const NOT_FOUND = 5
const FAILED_PRECONDITION = 9

/** Whether a document could not be changed because there is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_FOUND
}

/**
 * Whether a bulk write's precondition was that a document is as it was read, which it is not. Of other
 * writes REST does not tell (create-once.ts).
 */
export function isChangedSince(error: unknown): boolean {
  return (
    isMissing(error) ||
    (error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION)
  )
}
