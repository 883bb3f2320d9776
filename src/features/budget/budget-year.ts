import type { QueryClient } from '@tanstack/react-query'

export interface BudgetYear {
  key: string
  find: (client: QueryClient) => Promise<number>
  /** True if published pages contain the lines of this year. */
  isPublished?: true
}

export function chosenYear(year: number): BudgetYear {
  return { key: String(year), find: () => Promise.resolve(year) }
}

/** Returns the year in an address (`?tahun=2025`), or null. */
export function yearIn(search: URLSearchParams): number | null {
  const year = search.get('tahun') ?? ''
  return /^20\d\d$/.test(year) ? Number(year) : null
}
