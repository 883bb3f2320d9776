import type { PopulationTable } from '@/domain/statistics'
import { contentQuery } from '@/lib/query/content-query'

const reading = () => import('./read-population')

/** One count of the population: by gender, religion or work. */
export function populationQuery(table: PopulationTable) {
  return contentQuery([table], async () => (await reading()).readPopulation(table))
}

/** Households, hamlets, area and the like. */
export const keyFiguresQuery = contentQuery(['home_statistics'], async () =>
  (await reading()).readKeyFigures(),
)
