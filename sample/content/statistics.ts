import { CHART_COLOURS } from '@/domain/settings/chart-colours'

const [GREEN, GOLD, BLUE, RED, PURPLE, GREY] = CHART_COLOURS

type Slices = readonly (readonly [name: string, value: number, fill: string])[]

export const POPULATION: Record<
  'population_gender' | 'population_religion' | 'population_work',
  Slices
> = {
  population_gender: [
    ['Laki-laki', 1_223, BLUE],
    ['Perempuan', 1_208, GOLD],
  ],
  population_religion: [
    ['Islam', 2_418, GREEN],
    ['Kristen', 9, BLUE],
    ['Katolik', 4, PURPLE],
  ],
  population_work: [
    ['Petani dan buruh tani', 812, GREEN],
    ['Mengurus rumah tangga', 468, GOLD],
    ['Pelajar dan mahasiswa', 437, BLUE],
    ['Belum bekerja', 318, GREY],
    ['Wiraswasta dan pedagang', 214, RED],
    ['PNS/TNI/Polri dan karyawan', 182, PURPLE],
  ],
}

export const KEY_STATISTICS: readonly (readonly [
  name: string,
  value: number,
  unit: string,
  fill: string,
])[] = [
  ['Penduduk', 2_431, 'Jiwa', GREEN],
  ['Kepala Keluarga', 742, 'KK', GOLD],
  ['Dusun', 3, 'dusun', BLUE],
  ['Luas Wilayah', 486, 'ha', PURPLE],
]
