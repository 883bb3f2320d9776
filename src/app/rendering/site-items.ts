import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '@/domain/collection-schemas'
import { newestFirst } from '@/domain/ids/newest-first'
import { PUBLISHED_ITEMS } from '@/domain/limits'
import { type ItemPage, itemPages, type CollectionAt } from '@/domain/public-lists'
import { collectionOf, relatedArticlesQuery } from '@/features/news/news-queries'
import { relatedArticlesIn } from '@/features/news/related-articles'
import { contentKeys } from '@/lib/query/content-keys'
import { queriesAt } from '../routes'
import { type PublishedItem, publishedItem } from './published-item'
import { readAll, readNewest } from './read-site'

type Newest<Page extends ItemPage> = readonly Item<CollectionAt<Page>>[]

/** Functions that add the other content of item pages, such as related articles, from the newest items. */
const BESIDE: { [Page in ItemPage]?: (client: QueryClient, newest: Newest<Page>) => void } = {
  berita: putRelatedArticles,
}

/** Reads the items that get a published page, newest first. Throws if any read fails. */
export async function readItems(client: QueryClient): Promise<PublishedItem[]> {
  const below = await Promise.all(itemPages().map((page) => readItemsOf(page, client)))
  const items = below.flat().sort(newestFirst)
  await readAll(
    items.flatMap(({ path }) => queriesAt({ pathname: path, search: '' })),
    client,
  )
  return items
}

async function readItemsOf<Page extends ItemPage>(page: Page, client: QueryClient) {
  const newest: Newest<Page> = await readNewest(page)
  const published = newest.slice(0, PUBLISHED_ITEMS)
  for (const item of published) client.setQueryData(contentKeys.item(page, item.id), item)
  BESIDE[page]?.(client, newest)
  return published.map((item) => publishedItem(page, item))
}

function putRelatedArticles(client: QueryClient, newest: Newest<'berita'>): void {
  for (const article of newest.slice(0, PUBLISHED_ITEMS)) {
    const besides = newest.filter(
      ({ category }) => collectionOf(category) === collectionOf(article.category),
    )
    client.setQueryData(
      relatedArticlesQuery(article.id).queryKey,
      relatedArticlesIn(besides, article),
    )
  }
}
