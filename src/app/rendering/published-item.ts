import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { type Collection, COLLECTIONS } from '@/domain/collections'
import { LIMITS } from '@/domain/limits'
import { type ItemPage, itemPages, PUBLIC_LISTS, publicListsWith } from '@/domain/public-lists'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { encodeUriPart, shorten } from '@/domain/text/characters'
import { contentKeys } from '@/lib/query/content-keys'

/** Item with its own page. The fields have the same names for all collections. Missing values are ''. */
export interface PublishedItem {
  page: ItemPage
  id: string
  /** Path of the page, e.g. `/berita/01J…`. */
  path: string
  title: string
  summary: string
  text: string
  picture: { url: string; width: number; height: number; alt: string }
  author: string
  category: string
  /** Day of publication, `YYYY-MM-DD`. */
  day: string
  /** Time of the last change in ISO 8601. */
  changed: string
}

type Document = Readonly<Record<string, unknown>>

export function publishedItem(page: ItemPage, document: Document): PublishedItem {
  const entry = entryOf(page)
  const text = (field = '') => {
    const value = document[field]
    return typeof value === 'string' ? value : ''
  }
  const id = text('id')
  const title = text(entry.title)
  const summary = text(entry.summary)
  return {
    page,
    id,
    path: `/${page}/${encodeUriPart(id)}`,
    title,
    summary: shorten(
      entry.summary === entry.marked ? stripMarkup(summary) : summary,
      LIMITS.excerpt,
    ),
    text: text(entry.marked),
    picture: {
      url: text(entry.picture),
      width: Number(document['imagewidth'] ?? 0),
      height: Number(document['imageheight'] ?? 0),
      alt: text('imagealt') || title,
    },
    author: text(entry.author),
    category: text('category'),
    day: text(entry.day),
    changed: text('updatedAt'),
  }
}

/**
 * Returns the collection whose items have pages below `/{page}`. News and announcements share a page. The fields used
 * here have the same names in both (collections.test.ts).
 */
function entryOf(page: ItemPage): Collection {
  const name = publicListsWith('page').find((each) => PUBLIC_LISTS[each].page === page)
  return name ? COLLECTIONS[name] : ({} as Collection)
}

export function itemAt(client: QueryClient, pathname: string): PublishedItem | undefined {
  const place = itemPlaceAt(pathname)
  const document =
    place && client.getQueryData<Document | null>(contentKeys.item(place.page, place.id))
  return place && document ? publishedItem(place.page, document) : undefined
}

export function itemPlaceAt(pathname: string): { page: ItemPage; id: string } | undefined {
  const { page: first, id } = matchPath('/:page/:id', pathname)?.params ?? {}
  const page = itemPages().find((each) => each === first)
  return page && id ? { page, id } : undefined
}
