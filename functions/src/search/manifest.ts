import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import {
  SEARCH_FORMAT,
  searchManifest,
  type SearchManifest,
} from '@/domain/search/search-index-schema'

/** Returns the manifest of the index, or null if it is missing or cannot be read. */
export function parseManifest(document: DocumentSnapshot): SearchManifest | null {
  const parsed = v.safeParse(searchManifest, document.data())
  return parsed.success && parsed.output.format === SEARCH_FORMAT ? parsed.output : null
}

export const shardName = (generation: string, number: number) => `${generation}-${number}`
