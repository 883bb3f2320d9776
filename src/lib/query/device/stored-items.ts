import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type PublicList, PUBLIC_LISTS, type PublicListName } from '@/domain/public-lists'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import type { Page } from '@/lib/firebase/documents'
import { contentKeys, type Selection } from '../content-keys'

type Stored = Readonly<Record<string, unknown> & { id: string }>

/** Result of a read: the documents by id, with null for a missing document. */
interface Reading {
  at: number
  documents: readonly (readonly [id: string, document: Stored | null])[]
  /** True if the result has no gaps before its last document. Items that are missing there were deleted. */
  isWhole: boolean
}

/**
 * Returns all items of a collection on this device, from all lists and pages. Returns each item once, in its latest
 * version, with its text if any query read the text. Omits items that were missing in a later read.
 */
export function storedItems(client: QueryClient, name: PublicListName): Stored[] {
  const readings = [...listsOf(client, name), ...pagesOf(client, name)]
  const known = new Map<string, Stored | null>()
  let goneFrom: string | undefined
  for (const { documents, isWhole } of readings.sort((a, b) => b.at - a.at)) {
    for (const [id, document] of documents) {
      const later = known.get(id)
      if (later) known.set(id, { ...document, ...later })
      else if (!known.has(id) && (goneFrom === undefined || placeOf(id, document) < goneFrom))
        known.set(id, document)
    }
    const [id, document = null] = documents.at(-1) ?? ['']
    const lowest = placeOf(id, document)
    if (isWhole && (goneFrom === undefined || lowest < goneFrom)) goneFrom = lowest
  }
  return [...known.values()].filter((document) => document !== null)

  function placeOf(id: string, document: Stored | null): string {
    const day = PUBLIC_LISTS[name].list.order[0] === 'date' && document?.['date']
    return typeof day === 'string' ? `${day} ${id}` : id
  }
}

function listsOf(client: QueryClient, name: PublicListName): Reading[] {
  const isByTime = ['id', 'date'].includes(PUBLIC_LISTS[name].list.order[0])
  return client
    .getQueryCache()
    .findAll({ queryKey: contentKeys.collection(name) })
    .flatMap(({ queryKey: [, , kind, part], state }) => {
      const data = state.data as readonly Stored[] | InfiniteData<Page<Stored>> | undefined
      if (!data || (kind !== 'list' && kind !== 'pages')) return []
      const items = 'pages' in data ? data.pages.flatMap((page) => page.items) : data
      const isWhole = kind === 'list' || Object.keys(part as Selection).length === 0
      return {
        at: state.dataUpdatedAt,
        documents: items.map((item) => [item.id, item] as const),
        isWhole: isWhole && isByTime,
      }
    })
}

function pagesOf(client: QueryClient, name: PublicListName): Reading[] {
  const { page }: PublicList = PUBLIC_LISTS[name]
  if (page === undefined) return []
  return client
    .getQueryCache()
    .findAll({ queryKey: contentKeys.items(page) })
    .flatMap(({ queryKey, state }) => {
      const item = state.data as Stored | null | undefined
      if (item === undefined || (item && !belongsTo(name, item))) return []
      return {
        at: state.dataUpdatedAt,
        documents: [[String(queryKey[3]), item] as const],
        isWhole: false,
      }
    })
}

/**
 * Returns whether an item belongs to the collection. Needed for collections that share a path, because items do not
 * contain the collection name.
 */
function belongsTo(name: PublicListName, item: Stored): boolean {
  return (name === 'announcements') === (item['category'] === ANNOUNCEMENT_CATEGORY)
}
