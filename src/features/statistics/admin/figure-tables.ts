import { COLLECTIONS } from '@/domain/collections'
import { POPULATION_TABLES, type PopulationTable } from '@/domain/statistics/statistics'

export type FigureTable = PopulationTable | 'home_statistics'

export interface FigureTableEntry {
  table: FigureTable
  label: string
  /** Its address below that of the screen. */
  slug: string
}

/** In the order of the screen. */
export const FIGURE_TABLES: readonly FigureTableEntry[] = (
  ['home_statistics', ...POPULATION_TABLES] as const
).map((table) => {
  const { label } = COLLECTIONS[table]
  return { table, label, slug: label.toLowerCase().replaceAll(' ', '-') }
})

/** Whether its figures count parts of one whole: people. */
export const isPopulation = (table: FigureTable): table is PopulationTable =>
  table !== 'home_statistics'
