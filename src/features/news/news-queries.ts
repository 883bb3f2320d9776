import type { QueryClient } from '@tanstack/react-query'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/article'
import { HOME, PAGE_SIZE } from '@/domain/limits'
import type { Article } from '@/domain/schemas/article'
import { contentPages, contentQuery } from '@/lib/query/content-query'
import type { ArticlesRequest } from './read-articles'

/** How many of the newest articles a device keeps for reading without network. */
const ARCHIVE = { news: 48, announcements: 12 }

const reading = () => import('./read-articles')

/** One article, wherever it lies; null when there is none of that id. */
export function articleQuery(id: string) {
  return contentQuery(['article', id], async () => (await reading()).readArticle(id))
}

/** The first items of the list: what home shows, and one more, so that every article has as many others. */
export const latestNewsQuery = contentQuery(['news', 'latest'], (client) =>
  readAndKeep(client, { kind: 'news', limit: HOME.news + 1 }),
)

/** The list of /berita: everything, one category of news, or the announcements. */
export function newsListQuery(category: string | null) {
  const kind = category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
  return contentPages(['news', 'list', category ?? ''], async (after, client) => {
    const { readArticlePage } = await reading()
    const page = await readArticlePage({
      kind,
      limit: PAGE_SIZE[kind],
      after,
      ...(kind === 'news' && category !== null && { category }),
    })
    keep(client, page.items)
    return page
  })
}

/** What a device keeps beyond the pages that were opened. */
export const newsArchiveQuery = contentQuery(['news', 'archive'], async (client) => {
  const parts = await Promise.all([
    readAndKeep(client, { kind: 'news', limit: ARCHIVE.news }),
    readAndKeep(client, { kind: 'announcements', limit: ARCHIVE.announcements }),
  ])
  return parts.flat()
})

async function readAndKeep(client: QueryClient, request: ArticlesRequest): Promise<Article[]> {
  const { readArticles } = await reading()
  const articles = await readArticles(request)
  keep(client, articles)
  return articles
}

/** A list holds whole articles: opening one of them needs no further request, nor a network. */
function keep(client: QueryClient, articles: readonly Article[]) {
  for (const article of articles) client.setQueryData(articleQuery(article.id).queryKey, article)
}
