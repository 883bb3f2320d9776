import * as v from 'valibot'
import { isDocumentId } from '@/domain/ids/document-id'

/** Schema of a document id in a request. Without it, ids that Firestore rejects would cause an `internal` error. */
export const documentId = (max: number, message: string) =>
  v.pipe(v.string(message), v.maxLength(max, message), v.check(isDocumentId, message))
