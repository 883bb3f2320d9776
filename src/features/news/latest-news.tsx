import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import { HOME } from '@/domain/item-counts'
import { NewsCard, NewsRow, NewsCardSkeleton, NewsRowSkeleton } from './news-card'
import { latestNewsQuery } from './news-queries'

export function LatestNews() {
  return (
    <Loaded
      query={useQuery(latestNewsQuery.options)}
      subject="berita"
      empty="Belum ada berita yang dipublikasikan."
      skeleton={
        <FirstAndRest first={<NewsCardSkeleton />}>
          <Repeat count={HOME.news - 1}>
            <NewsRowSkeleton />
          </Repeat>
        </FirstAndRest>
      }
    >
      {([first, ...rest]) => (
        <FirstAndRest
          first={
            first && (
              <NewsCard article={first} sizes="(width < 64rem) 85vw, 40rem" headingLevel="h3" />
            )
          }
        >
          {rest.slice(0, HOME.news - 1).map((article) => (
            <NewsRow key={article.id} article={article} headingLevel="h3" isStacked />
          ))}
        </FirstAndRest>
      )}
    </Loaded>
  )
}

function FirstAndRest({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-12">
      <div className="lg:col-span-7 lg:has-[+:empty]:col-span-full lg:has-[+:empty]:*:grid lg:has-[+:empty]:*:grid-cols-[7fr_5fr]">
        {first}
      </div>
      <div className="grid gap-4 lg:col-span-5">{children}</div>
    </div>
  )
}
