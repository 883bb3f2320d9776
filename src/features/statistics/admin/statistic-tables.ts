import { COLLECTIONS } from '@/domain/collections'
import { POPULATION_TABLES, type PopulationTable } from '@/domain/statistics/statistics'

export type StatisticTable = PopulationTable | 'home_statistics'

export interface StatisticTableEntry {
  table: StatisticTable
  label: string
  slug: string
}

export const STATISTIC_TABLES: readonly StatisticTableEntry[] = (
  ['home_statistics', ...POPULATION_TABLES] as const
).map((table) => {
  const { label } = COLLECTIONS[table]
  return { table, label, slug: label.toLowerCase().replaceAll(' ', '-') }
})
