/** Areas of spending (bidang) in the village budget: 5.1 to 5.5 (Permendagri 20/2018). */
export const PROJECT_CATEGORIES = [
  'Pemerintahan Desa',
  'Pembangunan Desa',
  'Pembinaan Kemasyarakatan',
  'Pemberdayaan Masyarakat',
  'Bencana, Darurat, dan Mendesak',
] as const

/** Labels of the stages by their stored names. */
export const STAGES = {
  rencana: 'Direncanakan',
  berjalan: 'Sedang berjalan',
  selesai: 'Selesai',
  'belum selesai': 'Belum selesai',
  'tidak terlaksana': 'Tidak terlaksana',
} as const
export type Stage = keyof typeof STAGES

/** Stages that require a reason. The village must publish them (Permendagri 20/2018, pasal 72). */
export const UNFINISHED: readonly Stage[] = ['belum selesai', 'tidak terlaksana']

/** Sources of money. Each is the name of a field with an amount in rupiah. */
export const SOURCES = {
  ownrevenue: 'Pendapatan Asli Desa',
  villagefund: 'Dana Desa',
  taxshare: 'Bagian dari hasil pajak dan retribusi',
  allocation: 'Alokasi Dana Desa',
  provincegrant: 'Bantuan keuangan provinsi',
  regencygrant: 'Bantuan keuangan kabupaten/kota',
  othersource: 'Swadaya, hibah, lain-lain',
} as const
export type Source = keyof typeof SOURCES
export const SOURCE_NAMES = Object.keys(SOURCES) as Source[]

export const sumOfSources = (project: Readonly<Record<Source, number>>): number =>
  SOURCE_NAMES.reduce((sum, name) => sum + project[name], 0)

export const isLate = ({ stage, enddate }: { stage: string; enddate: string }, today: string) =>
  stage === 'berjalan' && enddate < today

/** Parses coordinates such as `-7.25, 110.4`. Returns null for other texts. */
export function placeOf(coordinates: string): { latitude: number; longitude: number } | null {
  const [latitude = NaN, longitude = NaN] = coordinates.split(',').map(Number)
  return coordinates && !isNaN(latitude + longitude) ? { latitude, longitude } : null
}

interface Counted {
  stage: Stage
  budget: number
  realised: number
}

export function projectTotals(projects: readonly Counted[]) {
  const sum = (field: 'budget' | 'realised') =>
    projects.reduce((total, project) => total + project[field], 0)
  const stages = (Object.keys(STAGES) as Stage[]).map((stage) => ({
    stage,
    count: projects.filter((project) => project.stage === stage).length,
  }))
  return { budget: sum('budget'), realised: sum('realised'), stages }
}
