import type { QueryKey } from '@tanstack/react-query'
import type { CollectionName } from '@/domain/collections'
import type { ListedName } from '@/domain/listed'

/** First part of the key of everything public; only such queries are ever stored on the device. */
const CONTENT = 'content'

/** Which documents of a collection a list has: those with the same values in these fields. */
export type Selection = Readonly<Record<string, string | number>>

/** Keys of what is public. Each begins with that of what it is a part of. */
export const contentKeys = {
  all: [CONTENT],
  collection: (name: CollectionName) => [CONTENT, name],
  /** `part` tells lists of one collection apart. */
  list: (name: ListedName, part: string | number) => [CONTENT, name, 'list', part],
  pages: (name: ListedName, where: Selection) => [CONTENT, name, 'pages', where],
  document: (name: CollectionName, id: string) => [CONTENT, name, 'document', id],
  prayerTimes: [CONTENT, 'prayer_times'],
  /** Those that have their page below `page`, in whichever collection. */
  items: (page: string) => [CONTENT, 'item', page],
  item: (page: string, id: string) => [CONTENT, 'item', page, id],
  /** What stands beside the item of this id, and of all below `page` where none is named. */
  around: (page: string, ...id: [string?]) => [CONTENT, 'around', page, ...id],
} as const

export function isContent(key: QueryKey): boolean {
  return key[0] === CONTENT
}
