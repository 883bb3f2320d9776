import { announcement, news, type Article } from '@/domain/schemas/article'
import {
  readDocument,
  readList,
  readPage,
  type ListRequest,
  type Page,
} from '@/lib/firebase/documents'

export interface ArticlesRequest {
  kind: 'news' | 'announcements'
  limit: number
  /** Cursor that the page before those wanted gave. */
  after?: string | undefined
  category?: string
}

/** Newest first. */
export function readArticles(request: ArticlesRequest): Promise<Article[]> {
  return readList<Article>(listOf(request), SCHEMAS[request.kind])
}

/** One page of them, newest first. */
export function readArticlePage(request: ArticlesRequest): Promise<Page<Article>> {
  return readPage<Article>(listOf(request), SCHEMAS[request.kind])
}

const SCHEMAS = { news, announcements: announcement }

function listOf({ kind, limit, after, category }: ArticlesRequest): ListRequest {
  return {
    collection: kind,
    orderBy: ['id', 'desc'],
    limit,
    after,
    ...(category !== undefined && { where: { category } }),
  }
}

/** An article lies in `news` or in `announcements`; null when it is in neither. */
export async function readArticle(id: string): Promise<Article | null> {
  return (
    (await readDocument(`news/${id}`, news)) ??
    (await readDocument(`announcements/${id}`, announcement))
  )
}
