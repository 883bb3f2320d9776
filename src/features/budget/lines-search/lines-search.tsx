import { type QueryClient, onlineManager, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ListSearch } from '@/components/ui/lists/list-search'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loading } from '@/components/ui/states/loading'
import { type BudgetRow, budgetRows } from '@/domain/budget/budget'
import type { BudgetLine, BudgetYearInfo } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { contentList } from '@/lib/query/content'
import { containsWords } from '../../../domain/text/words'
import { AmountsTable } from '../amounts-table'
import { linesQuery } from '../budget-queries'
import { type BudgetYear, chosenYear } from '../budget-year'
import { type KnownYears, latestYears } from '../latest-years'
import { TableSkeleton } from '../table-skeleton'

interface YearRows {
  year: number
  /** Rows of all tables, or null if they are neither on the device nor loaded. */
  rows: BudgetRow[] | null
  error?: Error
}

/** Returns the rows of each year. Years on the device are returned at once, before slower years are loaded. */
function useYearRows(years: KnownYears, enabled: boolean) {
  return useQuery({
    queryKey: ['year-rows', [...years.keys()]],
    queryFn: async ({ client, queryKey }) => {
      const results: YearRows[] = Array.from(years.keys(), (year) => ({ year, rows: null }))
      const read = Array.from(years, async ([year, known], at) => {
        results[at] = await linesOf(client, known).then(
          (lines) => ({ year, rows: lines && budgetRows(lines) }),
          // The failed query has already logged the error.
          (error: Error) => ({ year, rows: null, error }),
        )
        client.setQueryData(queryKey, [...results])
      })
      await Promise.all(read)
      return results
    },
    enabled,
    // Runs the query even while offline, to search the years on the device.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    gcTime: 0,
  })
}

async function linesOf(client: QueryClient, year: BudgetYear): Promise<BudgetLine[] | null> {
  const queries = BUDGET_TABLES.map((table) => linesQuery(table, year).options)
  if (onlineManager.isOnline())
    return (await Promise.all(queries.map((query) => client.ensureQueryData(query)))).flat()
  const stored = queries.map(({ queryKey }) => client.getQueryData(queryKey))
  return stored.every((lines) => lines !== undefined) ? stored.flat() : null
}

export function filterRows(rows: readonly BudgetRow[], wanted: string): BudgetRow[] {
  return rows.filter(({ code, description }) => containsWords(`${code} ${description}`, wanted))
}

/** Minimum length of the search text. A single letter would match too many lines. */
const LEAST_LENGTH = 2
/** Maximum number of lines shown per year. */
const MOST = 20

/** Searches the lines of all years. Reads years that are not on the device only when the user searches. */
export function LinesSearch({ known }: { known: KnownYears }) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const isSearching = wanted.length >= LEAST_LENGTH
  const { data: infos = [] } = useQuery(contentList('budget_years').options)
  const years = searchedYears(infos, known)
  const read = useYearRows(years, isSearching)
  const found = isSearching
    ? read.data?.map(({ rows, ...of }) => ({ ...of, rows: rows && filterRows(rows, wanted) }))
    : undefined
  const missing = found?.filter(({ rows }) => !rows).map(({ year }) => year) ?? []
  return (
    <div className="pt-2 print:hidden">
      <ListSearch
        label="Cari dalam anggaran"
        value={typed}
        onChange={setTyped}
        status={
          isSearching ? found && countText(found) : 'Misalnya jalan, posyandu, atau Dana Desa.'
        }
      />
      {found?.map(({ year, rows }) => rows && <FoundRows key={year} year={year} rows={rows} />)}
      {isSearching && read.isFetching && (
        <Loading subject="anggaran tahun lain">
          <TableSkeleton rows={4} />
        </Loading>
      )}
      {missing.length > 0 && !read.isFetching && (
        <LoadFailure
          text={`Anggaran ${listText(missing)} belum dapat dimuat.`}
          error={found?.find(({ error }) => error)?.error}
          onRetry={() => void read.refetch()}
        />
      )}
    </div>
  )
}

function searchedYears(infos: readonly BudgetYearInfo[], known: KnownYears): KnownYears {
  const latest = latestYears(infos).map(({ year }) => year)
  const years = [...new Set([...latest, ...known.keys()])].filter((year) => year > 0)
  return new Map(
    years.sort((a, b) => b - a).map((year) => [year, known.get(year) ?? chosenYear(year)]),
  )
}

function countText(found: readonly YearRows[]): string | undefined {
  const searched = found.filter(({ rows }) => rows)
  if (searched.length === 0) return
  const count = searched.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0)
  return `${count} baris di anggaran ${listText(searched.map(({ year }) => year))}`
}

const listText = (years: readonly number[]) => new Intl.ListFormat('id').format(years.map(String))

function FoundRows({ year, rows }: { year: number; rows: readonly BudgetRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={`Ditemukan di tahun ${year}`} className="mb-6">
      <h3 className="mb-2 text-lg font-semibold">Tahun {year}</h3>
      <AmountsTable
        label={`Hasil pencarian tahun ${year}`}
        heading="Kode / Uraian"
        rows={rows.slice(0, MOST).map((row) => ({ ...row, key: row.code, depth: 1 }))}
      />
      {rows.length > MOST && (
        <p className="mt-2 text-ink-2">
          Dan {rows.length - MOST} baris lain. Tambah kata untuk mempersempit.
        </p>
      )}
    </section>
  )
}
