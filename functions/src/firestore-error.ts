import { GrpcStatus } from 'firebase-admin/firestore'

/** Whether a document could not be created because there is one. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS
}

/** Whether a write's precondition was that a document is as it was read, which it is not. */
export function isChangedSince(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === GrpcStatus.FAILED_PRECONDITION || error.code === GrpcStatus.NOT_FOUND)
  )
}
