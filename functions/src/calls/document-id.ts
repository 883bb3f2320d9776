import * as v from 'valibot'
import { isDocumentId } from '@/domain/ids/document-id'

/**
 * Schema of a document id in a request. Rejects ids that Firestore does not accept, which would otherwise reach the
 * caller as `internal`.
 */
export const documentId = (max: number, message: string) =>
  v.pipe(v.string(message), v.maxLength(max, message), v.check(isDocumentId, message))
