export const POPULATION_TABLES = [
  'population_gender',
  'population_religion',
  'population_work',
] as const
export type PopulationTable = (typeof POPULATION_TABLES)[number]

export interface Slice {
  name: string
  value: number
  fill: string
}

export function totalOf(slices: readonly { value: number }[]): number {
  return slices.reduce((total, { value }) => total + value, 0)
}

export function percentOf(value: number, total: number): number {
  return total === 0 ? 0 : (value / total) * 100
}
