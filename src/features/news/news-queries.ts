import type { QueryClient } from '@tanstack/react-query'
import { announcement, ANNOUNCEMENT_CATEGORY, news, type Article } from '@/domain/article'
import { HOME, PAGE_SIZE } from '@/domain/limits'
import { readDocument, readList, type ListRequest } from '@/lib/firebase/documents'
import { contentPages, contentQuery } from '@/lib/query/content-query'

/** How many of the newest articles a device keeps for reading without network. */
const ARCHIVE = { news: 48, announcements: 12 }

/** An article lies in `news` or in `announcements`; null when it is in neither. */
export function articleQuery(id: string) {
  return contentQuery<Article | null>(
    ['article', id],
    async () =>
      (await readDocument(`news/${id}`, news)) ??
      (await readDocument(`announcements/${id}`, announcement)),
  )
}

/** The first items of the list, for home. */
export const latestNewsQuery = contentQuery(['news', 'latest'], (client) =>
  readArticles(client, { kind: 'news', limit: HOME.news }),
)

/** The list of /berita: everything, one category of news, or the announcements. */
export function newsListQuery(category: string | null) {
  const kind = category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
  return contentPages(['news', 'list', category ?? ''], PAGE_SIZE[kind], (after, client) =>
    readArticles(client, {
      kind,
      limit: PAGE_SIZE[kind],
      after,
      ...(kind === 'news' && category !== null && { category }),
    }),
  )
}

/** What a device keeps beyond the pages that were opened. */
export const newsArchiveQuery = contentQuery(['news', 'archive'], async (client) => {
  const [newest, announced] = await Promise.all([
    readArticles(client, { kind: 'news', limit: ARCHIVE.news }),
    readArticles(client, { kind: 'announcements', limit: ARCHIVE.announcements }),
  ])
  return [...newest, ...announced]
})

interface ArticlesRequest {
  kind: 'news' | 'announcements'
  limit: number
  after?: string | undefined
  category?: string
}

async function readArticles(
  client: QueryClient,
  { kind, limit, after, category }: ArticlesRequest,
): Promise<Article[]> {
  const request: ListRequest = {
    collection: kind,
    orderBy: ['id', 'desc'],
    limit,
    after,
    ...(category !== undefined && { where: { category } }),
  }
  const articles =
    kind === 'news' ? await readList(request, news) : await readList(request, announcement)
  // A list holds whole articles: opening one needs no further request, with or without network.
  for (const article of articles) client.setQueryData(articleQuery(article.id).queryKey, article)
  return articles
}
