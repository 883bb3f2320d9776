import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '@/domain/news/article'

export const CATEGORIES = [ANNOUNCEMENT_CATEGORY, ...NEWS_CATEGORIES]

/** Returns the category in the address, or null for all news. */
export function categoryOf(search: URLSearchParams): string | null {
  const wanted = search.get('kategori')
  return CATEGORIES.find((category) => category === wanted) ?? null
}
