import type { QueryClient } from '@tanstack/react-query'
import { HOME } from '@/domain/limits'
import { LISTED } from '@/domain/listed'
import { contentItem, reading } from '@/lib/query/content'
import { hasLatest } from '@/lib/query/freshness/content-clock'
import { collectionOf, newsArchiveQuery } from './news-queries'
import { type Surroundings, surroundingsIn, surroundingsOf } from './surroundings'

/** An article and its neighbours may be among the newest. */
const ENOUGH = HOME.news + 3

/**
 * The surroundings of the article of this id: from what the device has read ahead where that is of the
 * latest publication, or there is no network; else in three small requests. Null where there is no such article.
 */
export async function readSurroundings(
  client: QueryClient,
  id: string,
): Promise<Surroundings | null> {
  const { options } = contentItem('berita', id)
  const state = client.getQueryState(options.queryKey)
  // The article has been tried as often as it is, and is tried again when somebody asks for it.
  if (state?.fetchStatus === 'idle' && state.error instanceof Error) throw state.error
  const article = state?.data ?? (await client.fetchQuery(options))
  if (!article) return null
  const name = collectionOf(article.category)
  const { queryKey } = newsArchiveQuery(article.category).options
  const archive = client.getQueryData(queryKey)
  const isInside =
    archive?.some((one) => one.id === id) &&
    (archive.length < LISTED[name].archive || archive.at(-1)?.id !== id)
  if (archive && isInside && (!navigator.onLine || hasLatest(client, queryKey)))
    return surroundingsIn(archive, article)
  const { readItems, readNeighbours } = await reading()
  const [[newer, older], alike] = await Promise.all([
    readNeighbours(name, id),
    readItems(name, {
      limit: ENOUGH,
      ...(name === 'news' && { where: { category: article.category } }),
    }),
  ])
  const surroundings = surroundingsOf(article, newer, older, alike)
  if (name === 'announcements' || surroundings.others.length === HOME.news) return surroundings
  const newest = await readItems(name, { limit: ENOUGH + HOME.news })
  const known = new Set(alike.map((one) => one.id))
  return surroundingsOf(article, newer, older, [
    ...alike,
    ...newest.filter((one) => !known.has(one.id)),
  ])
}
