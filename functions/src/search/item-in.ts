import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { searchItem, type SearchItem } from '@/domain/search/search-item'

/** What search knows of a document; null where there is none, or none that is searched. */
export function itemIn(document: DocumentSnapshot): SearchItem | null {
  const data = document.data()
  return data ? searchItem(document.ref.parent.id, document.id, data) : null
}
