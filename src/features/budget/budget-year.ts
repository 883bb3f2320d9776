import type { QueryClient } from '@tanstack/react-query'

/** Budget year: a chosen one, or the one named by the settings at the time of reading. */
export interface BudgetYear {
  key: string
  find: (client: QueryClient) => Promise<number>
  /** Set if its lines are read when the site is published. */
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
