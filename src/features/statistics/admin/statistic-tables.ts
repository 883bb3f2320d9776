import { COLLECTIONS } from '@/domain/collections'
import { POPULATION_TABLES, type PopulationTable } from '@/domain/statistics/statistics'

export type StatisticTable = PopulationTable | 'home_statistics'

export interface StatisticTableEntry {
  table: StatisticTable
  label: string
  /** Its address below that of the screen. */
  slug: string
}

/** In the order of the screen. */
export const STATISTIC_TABLES: readonly StatisticTableEntry[] = (
  ['home_statistics', ...POPULATION_TABLES] as const
).map((table) => {
  const { label } = COLLECTIONS[table]
  return { table, label, slug: label.toLowerCase().replaceAll(' ', '-') }
})

/** Whether its statistics count parts of one whole: people. */
export const isPopulation = (table: StatisticTable): table is PopulationTable =>
  table !== 'home_statistics'
