import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import {
  SEARCH_FORMAT,
  searchManifest,
  type SearchManifest,
} from '@/domain/search/search-index-schema'

/** What the index consists of; null where there is none that can be read. */
export function manifestIn(document: DocumentSnapshot): SearchManifest | null {
  const parsed = v.safeParse(searchManifest, document.data())
  return parsed.success && parsed.output.format === SEARCH_FORMAT ? parsed.output : null
}

export const shardName = (generation: string, number: number) => `${generation}-${number}`
