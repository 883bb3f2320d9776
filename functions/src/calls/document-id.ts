import * as v from 'valibot'
import { isDocumentId } from '@/domain/ids/document-id'

/** An id from outside, of which a path is made: what Firestore takes for none would end as `internal`. */
export const documentId = (max: number, message: string) =>
  v.pipe(v.string(message), v.maxLength(max, message), v.check(isDocumentId, message))
