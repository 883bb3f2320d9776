import { chosenYear, yearIn, type BudgetYear } from '@/features/budget/budget-year'
import { settingsQuery } from '@/features/settings/settings-query'

/** The year that the village shows, found in its settings when the budget is read. */
export const yearOfSettings: BudgetYear = {
  key: 'current',
  isPublished: true,
  find: async (client) => (await client.fetchQuery(settingsQuery.options))?.budget_year ?? 0,
}

/** The year that an address asks for, else that of the settings. */
export function yearAt(search: URLSearchParams): BudgetYear {
  const year = yearIn(search)
  return year === null ? yearOfSettings : chosenYear(year)
}
