import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Values } from '@/components/form/validate'
import type { Doubt } from '@/domain/doubts/doubt'
import { countDocuments } from '@/lib/firebase/count-documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { parseDegrees } from './settings-values'

const LATITUDES = [-11.2, 6.3] as const
const LONGITUDES = [94.7, 141.1] as const

/** Possible longitudes of each time zone. The ranges overlap, because time zones end at the borders of provinces. */
const ZONES = {
  'Asia/Jakarta': { label: 'WIB', from: 94, to: 119 },
  'Asia/Makassar': { label: 'WITA', from: 113.5, to: 126 },
  'Asia/Jayapura': { label: 'WIT', from: 124, to: 142 },
} as const

const isZone = (value: unknown): value is keyof typeof ZONES => String(value) in ZONES
const isWithin = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to
const degreesText = (degrees: number) => String(degrees).replace('.', ',').replace('-', '−')

export const yearLinesQuery = (year: string) =>
  queryOptions({
    queryKey: adminKeys.yearLines(year),
    queryFn: () => countDocuments('budget_belanja', { year: Number(year) }),
  })

/** Returns questions about valid values that are probably mistakes. */
export function settingsDoubts(values: Values, base: Values, client: QueryClient): Doubt[] {
  return [...placeDoubts(values), ...nameDoubts(values), ...budgetDoubts(values, base, client)]
}

function placeDoubts(values: Values): Doubt[] {
  const latitude = parseDegrees(values['latitude'])
  const longitude = parseDegrees(values['longitude'])
  if (latitude === null || longitude === null) return []
  const key = `tempat ${latitude} ${longitude}`
  const put = (to: { latitude?: number; longitude?: number }) => ({
    label: Object.entries(to)
      .map(
        ([field, value]) => `${field === 'latitude' ? 'Lintang' : 'Bujur'} ${degreesText(value)}`,
      )
      .join(', '),
    values: Object.fromEntries(Object.entries(to).map(([field, value]) => [field, String(value)])),
  })
  const isIn = isWithin(latitude, LATITUDES) && isWithin(longitude, LONGITUDES)
  if (!isIn) {
    const candidates = [
      { latitude: -latitude },
      { longitude: -longitude },
      { latitude: longitude, longitude: latitude },
      { latitude: -longitude, longitude: latitude },
    ]
    return [
      {
        key,
        title: 'Titik ini di luar Indonesia. Benar?',
        reason: `Lintang ${degreesText(latitude)} dan bujur ${degreesText(longitude)}. Di selatan khatulistiwa, lintang ditulis dengan minus.`,
        corrections: candidates
          .filter((to) => {
            const point = { latitude, longitude, ...to }
            return isWithin(point.latitude, LATITUDES) && isWithin(point.longitude, LONGITUDES)
          })
          .map(put),
      },
    ]
  }
  if (latitude > 0 && !isNorthern(latitude, longitude, values['province']))
    return [
      {
        key,
        title: `Lintang ${degreesText(latitude)} di utara khatulistiwa. Benar?`,
        reason: `Titik itu bukan wilayah desa ini. Maksudnya ${degreesText(-latitude)}?`,
        corrections: [put({ latitude: -latitude })],
      },
    ]
  return zoneDoubts(longitude, values['time_zone'])
}

/** Matches provinces that are entirely south of the equator. */
const SOUTHERN =
  /bali|banten|bengkulu|jakarta|jambi|jawa|kalimantan selatan|lampung|nusa tenggara|bangka|papua (selatan|tengah|pegunungan)|sulawesi (selatan|tenggara)|sumatera? selatan|yogyakarta|^(dki|diy|jabar|jateng|jatim|ntb|ntt)$/i

/** Longitudes from west to east, each with the northernmost latitude of land between it and the previous one. */
const NORTHERNMOST = [
  [100, 6.3],
  [107, 3.7],
  [109, 4.6],
  [114.5, 2.4],
  [118.5, 4.6],
  [124, 2],
  [127.5, 5.8],
  [132, 3],
  [142, 1.2],
] as const

function isNorthern(latitude: number, longitude: number, province: unknown): boolean {
  if (SOUTHERN.test(String(province).trim())) return false
  const [, northernmost] = NORTHERNMOST.find(([east]) => longitude <= east) ?? [0, 0]
  return latitude <= northernmost
}

function zoneDoubts(longitude: number, zone: unknown): Doubt[] {
  if (!isZone(zone)) return []
  const { label, from, to } = ZONES[zone]
  if (longitude >= from && longitude <= to) return []
  const fitting = Object.entries(ZONES).filter(
    ([, other]) => longitude >= other.from && longitude <= other.to,
  )
  return [
    {
      key: `zona ${zone} ${longitude}`,
      title: `Zona waktu ${label} di bujur ${degreesText(longitude)}. Benar?`,
      reason: `Di titik itu biasanya ${fitting.map(([, other]) => other.label).join(' atau ')}. Waktu salat dan semua jam di situs mengikuti zona waktu.`,
      corrections: fitting.map(([value, other]) => ({
        label: `Pakai ${other.label}`,
        values: { time_zone: value },
      })),
    },
  ]
}

function nameDoubts(values: Values): Doubt[] {
  const regency = String(values['regency']).trim()
  if (regency === '' || /^(kabupaten|kab|kota)\b/i.test(regency)) return []
  return [
    {
      key: `wilayah ${regency}`,
      title: `${regency}: kabupaten atau kota?`,
      reason: 'Tampil di bawah setiap halaman, di cetakan, dan di tanda terima.',
      keep: 'Biarkan saja',
      corrections: ['Kabupaten', 'Kota'].map((kind) => ({
        label: `${kind} ${regency}`,
        values: { regency: `${kind} ${regency}` },
      })),
    },
  ]
}

function budgetDoubts(values: Values, base: Values, client: QueryClient): Doubt[] {
  const year = String(values['budget_year']).trim()
  const before = String(base['budget_year'])
  if (year === '' || year === before) return []
  if (client.getQueryData(yearLinesQuery(year).queryKey) !== 0) return []
  return [
    {
      key: `anggaran ${year}`,
      title: `APBDes ${year} belum ada isinya. Tetap tampilkan?`,
      reason: 'Warga akan melihat anggaran yang kosong. Isi dahulu di Anggaran.',
      keep: 'Tetap tampilkan',
      corrections: [
        {
          label: before === '' ? 'Belum tampilkan anggaran' : `Tetap ${before}`,
          values: { budget_year: before },
        },
      ],
    },
  ]
}
