import type { QueryClient } from '@tanstack/react-query'
import type { Item, Summary } from '@/domain/collection-schemas'
import {
  type Detail,
  type ItemPage,
  PUBLIC_LISTS,
  type PublicListName,
} from '@/domain/public-lists'
import type { PublicName } from '@/domain/public-collections'
import { contentKeys, type Selection } from './content-keys'
import { contentQuery, pagedQuery } from './content-query'
import { nextReadTime } from './freshness/content-clock'

/** Loads the SDK and the schemas (38 kB) with the first query that reads, after the first paint. */
export const loadReader = () => import('./read-content')

/** Returns the query for the first `limit` documents of a list in its order. */
export function contentList<Name extends PublicListName>(
  name: Name,
  limit: number = PUBLIC_LISTS[name].list.pageSize,
) {
  return contentQuery(contentKeys.list(name, limit), async (client) =>
    summarise(client, name, await (await loadReader()).readItems(name, { limit })),
  )
}

export function contentPages<Name extends PublicListName>(name: Name, where: Selection = {}) {
  return pagedQuery(contentKeys.pages(name, where), async (after, client) => {
    const { items, next } = await (await loadReader()).readItemPage(name, { where, after })
    return { items: summarise(client, name, items), next }
  })
}

/** Returns the query for the item with the page `/{page}/{id}`. Its data is null if no collection has the item. */
export function contentItem<Page extends ItemPage>(page: Page, id: string) {
  return contentQuery(contentKeys.item(page, id), async () =>
    (await loadReader()).readItemOn(page, id),
  )
}

export function contentDocument<Name extends PublicName>(name: Name, id: string) {
  return contentQuery(contentKeys.document(name, id), async () =>
    (await loadReader()).readNamed(name, id),
  )
}

/**
 * Stores each item of a list under its own key, so that the item's page needs no request and works offline. Returns the
 * list without the fields that only item pages show.
 */
function summarise<Name extends PublicListName>(
  client: QueryClient,
  name: Name,
  items: readonly Item<Name>[],
): Summary<Name>[] {
  const entry = PUBLIC_LISTS[name]
  if ('page' in entry)
    for (const item of items) {
      const key = contentKeys.item(entry.page, (item as { id: string }).id)
      client.setQueryData(key, item, { updatedAt: nextReadTime(client) })
    }
  const detail: readonly string[] = 'detail' in entry ? entry.detail : []
  return items.map((item) => without(item, detail as readonly Detail<Name>[]))
}

function without<Whole extends object, Field extends string>(
  whole: Whole,
  fields: readonly Field[],
): Omit<Whole, Field> {
  const rest = { ...whole } as Record<string, unknown>
  for (const field of fields) delete rest[field]
  return rest as Omit<Whole, Field>
}
