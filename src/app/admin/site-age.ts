import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { instant } from '@/domain/publishing/stamp-schema'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import type { SiteAge } from '@/domain/tasks/staleness-reminders'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { day } from '@/domain/time/date-schema'
import { countDocuments, readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'

const PAGES = { Sejarah: 'pages/sejarah', 'Visi & Misi': 'pages/visi-misi' } as const
const FIGURES = [...POPULATION_TABLES, 'home_statistics'] as const

/** What is no day is as good as none. */
const changed = v.object({ updatedAt: v.fallback(instant, '') })
const described = v.object({ asof: v.fallback(day, '') })
const dated = v.object({ date: v.fallback(day, '') })

/** How old what the public sees is. Reads nine documents, at most every ten minutes. */
export function siteAgeQuery(budgetYear: number, zone: TimeZone) {
  return queryOptions({
    queryKey: adminKeys.siteAge(budgetYear),
    queryFn: () => readSiteAge(budgetYear, zone),
    staleTime: 10 * 60_000,
  })
}

async function readSiteAge(budgetYear: number, zone: TimeZone): Promise<SiteAge> {
  const dayOf = (time = '') => (time === '' ? '' : dayIn(zone, new Date(time)))
  const [pages, statistics, [official], [news], lines] = await Promise.all([
    Promise.all(
      Object.entries(PAGES).map(async ([title, path]) => [
        title,
        dayOf((await readDocument(path, changed))?.updatedAt),
      ]),
    ),
    Promise.all(
      FIGURES.map(async (collection) => {
        const request = { collection, orderBy: ['asof', 'asc'], limit: 1 } as const
        return (await readList(request, described))[0]?.asof ?? ''
      }),
    ),
    readList({ collection: 'apparatus', orderBy: ['updatedAt', 'desc'], limit: 1 }, changed),
    readList({ collection: 'news', orderBy: ['date', 'desc'], limit: 1 }, dated),
    budgetYear === 0 ? 0 : countDocuments('budget_belanja', { year: budgetYear }),
  ])
  return {
    pages: Object.fromEntries(pages) as SiteAge['pages'],
    statistics: statistics.toSorted()[0] ?? '',
    officials: dayOf(official?.updatedAt),
    news: news?.date ?? '',
    budgetYear,
    hasBudget: lines > 0,
  }
}
