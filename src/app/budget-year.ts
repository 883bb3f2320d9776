import { chosenYear, yearIn, type BudgetYear } from '@/features/budget/budget-year'
import { settingsQuery } from '@/lib/query/settings-query'

/** Budget year from the settings, read together with the budget. */
export const yearOfSettings: BudgetYear = {
  key: 'current',
  isPublished: true,
  find: async (client) => (await client.fetchQuery(settingsQuery.options))?.budget_year ?? 0,
}

/** Returns the year in the address, otherwise the year in the settings. */
export function yearAt(search: URLSearchParams): BudgetYear {
  const year = yearIn(search)
  return year === null ? yearOfSettings : chosenYear(year)
}
