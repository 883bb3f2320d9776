import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { centerInStrip, ChipLinks } from '@/components/ui/lists/chip-links'
import { ContentList } from '@/components/ui/lists/content-list'
import { Repeat } from '@/components/ui/states/loading'
import { SKELETONS } from '@/domain/item-counts'
import { paths } from '@/domain/paths'
import { NewsCard, NewsCardSkeleton } from './news-card'
import {
  type ArticleSummary,
  CATEGORIES,
  inCategory,
  newsListQuery,
  prefetchedNewsQuery,
} from './news-queries'

export function CategoryFilter({ current }: { current: string | null }) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    centerInStrip(strip.current?.querySelector<HTMLElement>('[aria-current]'))
  }, [current])
  const categories = CATEGORIES.map((name) => ({
    name,
    to: paths.newsIn(name),
    isCurrent: name === current,
  }))
  return (
    <nav
      ref={strip}
      aria-label="Kategori berita"
      className="relative -mx-4 mb-6 overflow-x-auto px-4 py-1"
    >
      <ChipLinks
        links={[{ name: 'Semua', to: paths.news, isCurrent: current === null }, ...categories].map(
          (link) => ({
            ...link,
            // Browsers scroll a focused element only far enough to be partly visible.
            onKeyUp: ({ currentTarget }) => centerInStrip(currentTarget),
          }),
        )}
        inLine
      />
    </nav>
  )
}

const CARD_SIZES = '(width < 40rem) 7rem, (width < 64rem) 50vw, 23rem'

export function NewsList({ category }: { category: string | null }) {
  const list = useInfiniteQuery(newsListQuery(category).options)
  const stored = useStoredRest(category, list.data)
  return (
    <ContentList
      query={{ ...list, data: stored.length > 0 ? [...(list.data ?? []), ...stored] : list.data }}
      items="Berita"
      empty="Belum ada berita yang dipublikasikan."
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
      skeleton={
        <Repeat count={SKELETONS.news}>
          <NewsCardSkeleton isRow />
        </Repeat>
      }
    >
      {(article, index) => (
        <NewsCard
          article={article}
          sizes={CARD_SIZES}
          eager={index === 0}
          isRow
          headingLevel="h2"
        />
      )}
    </ContentList>
  )
}

/** Returns stored articles that the loaded pages do not contain, while offline. */
function useStoredRest(
  category: string | null,
  loaded: readonly ArticleSummary[] | undefined,
): readonly ArticleSummary[] {
  const isOnline = useOnline()
  const prefetched = useQuery({
    ...prefetchedNewsQuery(category).options,
    enabled: false,
    // While online, changes of the stored articles must not render the list again.
    notifyOnChangeProps: isOnline ? [] : ['data'],
  }).data
  if (isOnline || !prefetched) return []
  const shown = new Set(loaded?.map(({ id }) => id))
  return prefetched.filter(inCategory(category)).filter(({ id }) => !shown.has(id))
}
