import {
  type CollectionReference,
  FieldPath,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** Documents read together; one may have a megabyte. */
const PAGE = 100

/** All documents of a collection, page by page: there can be more than fit the memory. */
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
