import {
  type CollectionReference,
  FieldPath,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** Number of documents per page. A document can be as large as 1 MB. */
const PAGE = 100

/** Yields all documents of a collection, page by page, because they may not fit into memory. */
export async function* documentPages(
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = collection.orderBy(FieldPath.documentId()).limit(PAGE)
  let after: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (after ? query.startAfter(after) : query).get()
    yield docs
    after = docs.length === PAGE ? docs.at(-1) : undefined
  } while (after)
}
