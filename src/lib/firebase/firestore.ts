import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import { app, local } from './app'
import type { ListRequest } from './documents'

const database = getFirestore(app)
if (local) connectFirestoreEmulator(database, local.hostname, local.port)

export async function getOne(path: string): Promise<unknown> {
  const snapshot = await getDoc(doc(database, path))
  return snapshot.exists() ? toPlain(snapshot.data()) : null
}

export async function getMany(request: ListRequest): Promise<{ id: string; data: unknown }[]> {
  const [field, direction] = request.orderBy
  const snapshot = await getDocs(
    query(
      collection(database, request.collection),
      ...Object.entries(request.where ?? {}).map(([name, value]) => where(name, '==', value)),
      orderBy(field, direction),
      ...(request.after === undefined ? [] : [startAfter(request.after)]),
      ...(request.limit === undefined ? [] : [limit(request.limit)]),
    ),
  )
  return snapshot.docs.map((found) => ({ id: found.id, data: toPlain(found.data()) }))
}

/** Domain types are plain JSON: timestamps become ISO 8601 text. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value as DocumentData).map(([name, part]) => [name, toPlain(part)]),
    )
  return value
}
