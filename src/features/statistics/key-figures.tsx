import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/ui/states/loaded'
import { contentList } from '@/lib/query/content'
import { FigureCards } from './figure-cards'
import { KeyFiguresSkeleton } from './population-skeleton'

/** Households, hamlets, area: a few numbers beside the charts. Without any, nothing. */
export function KeyFigures({ inPairs }: { inPairs?: boolean }) {
  return (
    <Loaded
      query={useQuery(contentList('home_statistics').options)}
      subject="angka desa"
      failure={null}
      skeleton={<KeyFiguresSkeleton inPairs={inPairs} />}
    >
      {(figures) => <FigureCards figures={figures} inPairs={inPairs} />}
    </Loaded>
  )
}
