import type { PopulationTable } from '@/domain/statistics/statistics'

export const POPULATION_TITLES: Record<PopulationTable, string> = {
  population_gender: 'Jenis Kelamin',
  population_religion: 'Agama',
  population_work: 'Pekerjaan',
}

export const populationFile = (title: string) =>
  `penduduk-${title.toLowerCase().replaceAll(' ', '-')}`

export const KEY_STATISTICS_FILE = 'angka-desa'
