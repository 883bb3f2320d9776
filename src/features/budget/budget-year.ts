import type { QueryClient } from '@tanstack/react-query'
import { settingsQuery } from '@/lib/query/settings-query'

export interface BudgetYear {
  key: string
  find: (client: QueryClient) => Promise<number>
  /** True if published pages contain the lines of this year. */
  isPublished?: true
}

export function chosenYear(year: number): BudgetYear {
  return { key: String(year), find: () => Promise.resolve(year) }
}

/** Returns the year in the search parameters (`?tahun=2025`), or null if it is missing or invalid. */
export function yearIn(search: URLSearchParams): number | null {
  const year = search.get('tahun') ?? ''
  return /^20\d\d$/.test(year) ? Number(year) : null
}

/** Budget year from the settings. `find` reads the settings when a budget query runs. */
export const yearOfSettings: BudgetYear = {
  key: 'current',
  isPublished: true,
  find: async (client) => (await client.fetchQuery(settingsQuery.options))?.budget_year ?? 0,
}

export function yearAt(search: URLSearchParams): BudgetYear {
  const year = yearIn(search)
  return year === null ? yearOfSettings : chosenYear(year)
}
