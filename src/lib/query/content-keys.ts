import type { QueryKey } from '@tanstack/react-query'
import type { CollectionName } from '@/domain/collections'
import type { PublicListName } from '@/domain/public-lists'

/** First part of every public key. Only these queries are stored on the device. */
const CONTENT = 'content'

export type Selection = Readonly<Record<string, string | number>>

/** Keys of public content. Each key starts with the key of the larger set that contains it. */
export const contentKeys = {
  all: [CONTENT],
  collection: (name: CollectionName) => [CONTENT, name],
  list: (name: PublicListName, part: string | number) => [CONTENT, name, 'list', part],
  pages: (name: PublicListName, where: Selection) => [CONTENT, name, 'pages', where],
  document: (name: CollectionName, id: string) => [CONTENT, name, 'document', id],
  prayerTimes: [CONTENT, 'prayer_times'],
  items: (page: string) => [CONTENT, 'item', page],
  item: (page: string, id: string) => [CONTENT, 'item', page, id],
  /** Key of the neighbours and related items of an item. Without an id, the prefix of these keys for all items of `page`. */
  around: (page: string, ...id: [string?]) => [CONTENT, 'around', page, ...id],
} as const

export function isContent(key: QueryKey): boolean {
  return key[0] === CONTENT
}
