import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { searchItem, type SearchItem } from '@/domain/search/search-item'

/** Returns what search knows of a document, or null if it is missing or not searchable. */
export function parseItem(document: DocumentSnapshot): SearchItem | null {
  const data = document.data()
  return data ? searchItem(document.ref.parent.id, document.id, data) : null
}
