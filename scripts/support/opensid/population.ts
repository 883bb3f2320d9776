import { cleanText } from '@/domain/text/clean-text'
import type { OldSite } from './read-site'

export interface TotalLine {
  name: string
  value: number
  unit?: string
}

/** Minimum size of a published group. Members of smaller groups could be identified. */
const SMALLEST = 5
const MOST_LINES = 10

export function convertPopulation({ counts, rows }: OldSite): Map<string, TotalLine[]> {
  const inColumn = (column: string) =>
    new Map(
      [...counts]
        .filter(([key]) => key.split(' ')[0] === column)
        .map(([key, count]) => [key.split(' ')[1] ?? '', count] as const),
    )
  const total = (column: string) =>
    [...inColumn(column).values()].reduce((sum, one) => sum + one, 0)
  if (total('sex') === 0) return new Map()
  const named = (column: string, names: ReadonlyMap<string, string>) =>
    groups([...inColumn(column)].map(([id, value]) => ({ name: names.get(id) ?? OTHER, value })))
  const namesIn = (table: 'tweb_penduduk_agama' | 'tweb_penduduk_pekerjaan') =>
    new Map(rows(table).map((row) => [row['id'] ?? '', titleCase(row['nama'] ?? '')]))
  const hamlets = rows('tweb_wil_clusterdesa').filter(({ rw, rt }) => rw === '0' && rt === '0')
  return new Map<string, TotalLine[]>([
    ['population_gender', named('sex', SEXES)],
    ['population_religion', named('agama_id', namesIn('tweb_penduduk_agama'))],
    ['population_work', named('pekerjaan_id', namesIn('tweb_penduduk_pekerjaan'))],
    [
      'home_statistics',
      [
        { name: 'Penduduk', value: total('sex'), unit: 'Jiwa' },
        { name: 'Kepala Keluarga', value: total('family'), unit: 'KK' },
        { name: 'Dusun', value: hamlets.length, unit: 'dusun' },
      ].filter(({ value }) => value > 0),
    ],
  ])
}

const SEXES = new Map([
  ['1', 'Laki-laki'],
  ['2', 'Perempuan'],
])
const OTHER = 'Lainnya'

const titleCase = (name: string) =>
  cleanText(name)
    .toLowerCase()
    .replace(/(^|[\s/(])\p{L}/gu, (start) => start.toUpperCase())

/** Returns the groups, largest first. Merges small groups, groups beyond `MOST_LINES`, and groups without a name. */
function groups(lines: readonly TotalLine[]): TotalLine[] {
  const sorted = lines.toSorted((a, b) => b.value - a.value)
  const large = sorted.filter(({ name, value }) => name !== OTHER && value >= SMALLEST)
  const kept = large.slice(0, sorted.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES)
  const sum = (some: readonly TotalLine[]) => some.reduce((total, { value }) => total + value, 0)
  let rest = sum(lines) - sum(kept)
  // Merges one more group, because the total would reveal the size of a single small group.
  while (rest > 0 && rest < SMALLEST && kept.length > 0) rest += kept.pop()!.value
  return rest > 0 ? [...kept, { name: OTHER, value: rest }] : kept
}
