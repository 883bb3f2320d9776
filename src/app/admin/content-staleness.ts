import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { COLLECTIONS } from '@/domain/collections'
import { LIMITS } from '@/domain/limits'
import { instant } from '@/domain/publishing/change-metadata-schema'
import { populationTotals } from '@/domain/statistics/population-totals'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import type { ContentStaleness } from '@/domain/tasks/staleness-reminders'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { day } from '@/domain/time/date-schema'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { restoreMarks } from '@/lib/query/freshness/content-clock'

const PAGES = { Sejarah: 'pages/sejarah', 'Visi & Misi': 'pages/visi-misi' } as const
const FIGURES = [...POPULATION_TABLES, 'home_statistics'] as const

/** Schema of the time of the last change. Treats an invalid time like a missing one. */
const changed = v.object({ updatedAt: v.fallback(instant, '') })
const counted = v.object({
  name: v.fallback(v.string(), ''),
  value: v.fallback(v.number(), 0),
  asof: v.fallback(day, ''),
})
const dated = v.object({ date: v.fallback(day, '') })

/** Time after which the query is stale, in milliseconds. A save on this device also invalidates it. */
const FRESH_MILLISECONDS = 10 * 60_000

export const untilSave =
  (client: QueryClient) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    (restoreMarks(client).wrote ?? 0) >= state.dataUpdatedAt ? 0 : FRESH_MILLISECONDS

/**
 * Returns the query for the age of public content. It reads whole statistics tables and five more documents, and runs
 * four count queries.
 */
export function contentStalenessQuery(
  client: QueryClient,
  budgetYear: number,
  today: string,
  zone: TimeZone,
) {
  const year = budgetYear || Number(today.slice(0, 4))
  return queryOptions({
    queryKey: adminKeys.contentStaleness(budgetYear, year),
    queryFn: () => readContentStaleness(budgetYear, year, zone, Number(today.slice(0, 4)) - 1),
    staleTime: untilSave(client),
  })
}

async function readContentStaleness(
  budgetYear: number,
  year: number,
  zone: TimeZone,
  lastYear: number,
): Promise<ContentStaleness> {
  const dayOf = (time = '') => (time === '' ? '' : dayIn(zone, new Date(time)))
  const [pages, statistics, [official], [news], lines, zeros, summary, rencana, berjalan] =
    await Promise.all([
      Promise.all(
        Object.entries(PAGES).map(async ([title, path]) => [
          title,
          dayOf((await readDocument(path, changed))?.updatedAt),
        ]),
      ),
      Promise.all(
        FIGURES.map(async (collection) => {
          const limit = LIMITS.tableLines
          const lines = await readList({ collection, orderBy: ['asof', 'asc'], limit }, counted)
          const isPopulation = collection !== 'home_statistics'
          return { label: COLLECTIONS[collection].label, isPopulation, lines }
        }),
      ),
      readList({ collection: 'apparatus', orderBy: ['updatedAt', 'desc'], limit: 1 }, changed),
      readList({ collection: 'news', orderBy: ['date', 'desc'], limit: 1 }, dated),
      countDocuments('budget_belanja', { year }),
      countDocuments('budget_belanja', { year, anggaran: 0 }),
      readDocument('budget_summary/1', changed),
      countDocuments('projects', { year: lastYear, stage: 'rencana' }),
      countDocuments('projects', { year: lastYear, stage: 'berjalan' }),
    ])
  return {
    pages: Object.fromEntries(pages) as ContentStaleness['pages'],
    statistics: Object.fromEntries(
      statistics.map(({ label, lines }) => [label, lines[0]?.asof ?? '']),
    ),
    totals: populationTotals(
      statistics.map((table) => ({ ...table, asof: table.lines.at(-1)?.asof ?? '' })),
    ),
    officials: dayOf(official?.updatedAt),
    news: news?.date ?? '',
    budgetYear,
    // A template saved without amounts does not count as a budget.
    hasBudget: lines > zeros,
    hasSummary: summary !== null,
    openProjects: { rencana, berjalan },
  }
}
