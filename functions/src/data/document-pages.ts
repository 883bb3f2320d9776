import {
  type CollectionReference,
  FieldPath,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** Number of documents per page. A document can have 1 MB. */
const PAGE = 100

/** Yields the documents of a collection in pages, because all documents may not fit into memory. */
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
