import type { QueryClient } from '@tanstack/react-query'

/** A year of the budget: one that was chosen, or the one that the settings name when it is read. */
export interface BudgetYear {
  key: string
  find: (client: QueryClient) => Promise<number>
  /** Whether its lines are read when the site is published. */
  isPublished?: true
}

export function chosenYear(year: number): BudgetYear {
  return { key: String(year), find: () => Promise.resolve(year) }
}

/** The year that an address asks for (`?tahun=2025`); null where it asks for none. */
export function yearIn(search: URLSearchParams): number | null {
  const asked = search.get('tahun') ?? ''
  return /^20\d\d$/.test(asked) ? Number(asked) : null
}
