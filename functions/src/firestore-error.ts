import { GrpcStatus } from 'firebase-admin/firestore'

/** Whether a document could not be created because there is one. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS
}
