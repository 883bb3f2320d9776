import { announcement, news, type Article } from '@/domain/schemas/article'
import { readDocument, readList } from '@/lib/firebase/documents'

export interface ArticlesRequest {
  kind: 'news' | 'announcements'
  limit: number
  /** Id of the last article before those wanted. */
  after?: string | undefined
  category?: string
}

/** Newest first. */
export function readArticles({
  kind,
  limit,
  after,
  category,
}: ArticlesRequest): Promise<Article[]> {
  return readList<Article>(
    {
      collection: kind,
      orderBy: ['id', 'desc'],
      limit,
      after,
      ...(category !== undefined && { where: { category } }),
    },
    kind === 'news' ? news : announcement,
  )
}

/** An article lies in `news` or in `announcements`; null when it is in neither. */
export async function readArticle(id: string): Promise<Article | null> {
  return (
    (await readDocument(`news/${id}`, news)) ??
    (await readDocument(`announcements/${id}`, announcement))
  )
}
