import {
  type CollectionReference,
  FieldPath,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Bucket } from '../services'

export type StoredFile = ReturnType<Bucket['file']>

/** Number of documents per page. A document can have 1 MB. */
const DOCUMENTS_PER_PAGE = 100

/** Number of files per page. Limited because the list of all files may not fit into memory. */
const FILES_PER_PAGE = 300

/** Yields the documents of a collection in pages, because all documents may not fit into memory. */
export async function* documentPages(
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = collection.orderBy(FieldPath.documentId()).limit(DOCUMENTS_PER_PAGE)
  let after: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (after ? query.startAfter(after) : query).get()
    yield docs
    after = docs.length === DOCUMENTS_PER_PAGE ? docs.at(-1) : undefined
  } while (after)
}

/** Yields pages of the files whose names start with `prefix`. `directly` skips files in subfolders. */
export async function* filePages(
  bucket: Bucket,
  prefix: string,
  { directly = false } = {},
): AsyncGenerator<StoredFile[]> {
  let query: object | null = {
    prefix,
    maxResults: FILES_PER_PAGE,
    autoPaginate: false,
    ...(directly && { delimiter: '/' }),
  }
  while (query) {
    const [files, next]: [StoredFile[], object | null, unknown] = await bucket.getFiles(query)
    yield files
    query = next
  }
}
