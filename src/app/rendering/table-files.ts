import type { QueryClient } from '@tanstack/react-query'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { tableFile } from '@/domain/publishing/published-files'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import { toCsv } from '@/domain/text/csv'
import { allocationsIn } from '@/features/budget/allocation-section'
import { allocationsTable, linesTable } from '@/features/budget/budget-csv'
import { linesQuery } from '@/features/budget/budget-queries'
import { BUDGET_TEXTS } from '@/features/budget/budget-table-texts'
import { keyStatisticsTable, populationTable } from '@/features/statistics/population-csv'
import {
  KEY_STATISTICS_FILE,
  POPULATION_TITLES,
  populationFile,
} from '@/features/statistics/table-names'
import { contentList } from '@/lib/query/content'
import type { CsvTable } from '@/lib/save-csv'
import { yearOfSettings } from '@/features/budget/budget-year'

/**
 * Returns CSV files of the tables in `client` by path: all tables of the year in the settings, and the allocation of
 * other years. Omits empty tables.
 */
export function tableFiles(client: QueryClient): Map<string, string> {
  const files = new Map<string, string>()
  const put = ({ name, rows }: CsvTable) => files.set(tableFile(name), toCsv(rows))

  for (const table of POPULATION_TABLES) {
    const slices = client.getQueryData(contentList(table).options.queryKey) ?? []
    const title = POPULATION_TITLES[table]
    // Keeps the address when the figures are updated.
    if (slices.length > 0) put({ ...populationTable(title, slices), name: populationFile(title) })
  }
  const statistics = client.getQueryData(contentList('home_statistics').options.queryKey) ?? []
  if (statistics.length > 0) put({ ...keyStatisticsTable(statistics), name: KEY_STATISTICS_FILE })

  for (const table of BUDGET_TABLES) {
    const lines = client.getQueryData(linesQuery(table, yearOfSettings).options.queryKey) ?? []
    if (lines.length > 0) put(linesTable(table, lines, BUDGET_TEXTS[table].total))
  }
  const allocations = client.getQueryData(contentList('budget_alokasi').options.queryKey) ?? []
  for (const year of new Set(allocations.map((field) => field.year)))
    put(allocationsTable(allocationsIn(allocations, year)))
  return files
}
