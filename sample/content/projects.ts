import type { Project } from '@/domain/projects/project-schema'
import { SOURCE_NAMES } from '@/domain/projects/project'
import { progressText } from '@/domain/projects/steps'
import { addDays } from '@/domain/time/date'
import { authoredBy } from '../authorship'
import { pictureOf } from '../bucket'
import { ulidAt } from '../ids'
import { EDITOR } from '../people'
import type { PictureKey } from '../pictures/catalogue'

type SampleStep = readonly [
  daysAgo: number,
  percent: number,
  note: string,
  picture: PictureKey | null,
]

type Given = 'title' | 'category' | 'stage' | 'location' | 'executor' | 'team' | 'budget'

type SampleProject = Partial<Omit<Project, Given>> &
  Pick<Project, Given> & {
    yearsAgo: number
    /** Number of days since the first and since the last day of the work. */
    days: readonly [start: number, end: number]
    steps: readonly SampleStep[]
  }

const CULVERT = 4

/** Projects in all stages. Their amounts match the sample's budgets. */
const PROJECTS: readonly SampleProject[] = [
  {
    title: 'Sambungan air bersih mata air Cikahuripan',
    yearsAgo: 0,
    category: 'Pembangunan Desa',
    stage: 'berjalan',
    location: 'RT 04 dan RT 05 RW 06, Dusun Babakan Sari',
    coordinates: '-7.2251, 107.8932',
    executor: 'Kasi Kesejahteraan',
    team: 'TPK Dusun Babakan Sari',
    volume: 'Pipa 1.150 m dan 38 sambungan rumah',
    budget: 84_600_000,
    regencygrant: 75_000_000,
    othersource: 9_600_000,
    realised: 52_340_000,
    days: [64, -20],
    description: '38 keluarga tidak lagi memikul air dari mata air sejauh 600 meter.',
    steps: [
      [62, 0, 'Warga mengukur jalur pipa dari bak penampung.', 'sungai'],
      [30, 50, 'Pipa induk sampai di RW 06.', null],
      [12, 65, '21 rumah sudah tersambung.', 'air-bersih'],
    ],
  },
  {
    title: 'Rabat beton jalan Cikalong–Pasirangin',
    yearsAgo: 0,
    category: 'Pembangunan Desa',
    stage: 'selesai',
    location: 'Tanjakan Cigintung, Dusun Pasirangin',
    coordinates: '-7.2188, 107.8874',
    executor: 'Kasi Kesejahteraan',
    team: 'TPK Dusun Pasirangin',
    volume: 'Rabat beton 412 × 2,5 m',
    budget: 268_450_000,
    villagefund: 130_950_000,
    provincegrant: 130_000_000,
    othersource: 7_500_000,
    realised: 264_120_000,
    days: [95, 8],
    description: 'Mobil bak dapat mengangkut gabah dan kopi sampai ke jalan raya.',
    steps: [
      [94, 0, 'Warga membersihkan bahu jalan sebelum pengecoran.', 'gotong-royong'],
      [40, 50, '206 meter selesai dicor.', null],
      [6, 100, 'Pengecoran rampung sembilan hari lebih cepat.', 'jalan-rabat-beton'],
    ],
  },
  {
    title: 'Gorong-gorong dan drainase Cikalong (lanjutan)',
    yearsAgo: 0,
    category: 'Pembangunan Desa',
    stage: 'rencana',
    location: 'RT 03 RW 02, Dusun Cikalong',
    executor: 'Kasi Kesejahteraan',
    team: 'TPK Dusun Cikalong',
    volume: 'Drainase 40 m',
    budget: 18_000_000,
    allocation: 18_000_000,
    days: [-10, -40],
    description: 'Jalan RT 03 tidak tergenang saat hujan.',
    steps: [],
  },
  {
    title: 'Pelatihan budidaya jamur tiram',
    yearsAgo: 1,
    category: 'Pemberdayaan Masyarakat',
    stage: 'tidak terlaksana',
    location: 'Balai RW 04, Dusun Pasirangin',
    executor: 'Kasi Kesejahteraan',
    team: 'Kelompok Wanita Tani Mekar',
    volume: '20 peserta, 4 hari',
    budget: 12_500_000,
    villagefund: 12_500_000,
    days: [500, 490],
    reason: 'Pelatih dari dinas dua kali batal hadir. Uangnya tetap di kas desa dan menjadi SiLPA.',
    steps: [],
  },
  {
    title: 'Gorong-gorong dan drainase Cikalong',
    yearsAgo: 1,
    category: 'Pembangunan Desa',
    stage: 'belum selesai',
    location: 'RT 01 sampai RT 03 RW 02, Dusun Cikalong',
    executor: 'Kasi Kesejahteraan',
    team: 'TPK Dusun Cikalong',
    volume: 'Drainase 260 m dan 6 gorong-gorong',
    budget: 64_300_000,
    villagefund: 64_300_000,
    realised: 61_775_000,
    days: [470, 400],
    reason:
      'Galian di RT 03 terhalang pipa air bersih. 40 meter terakhir dikerjakan tahun berikutnya.',
    description: 'Air hujan tidak lagi masuk ke 14 rumah di tepi jalan.',
    steps: [
      [468, 0, '', 'saluran-irigasi'],
      [410, 85, '220 meter dan semua gorong-gorong selesai.', null],
    ],
  },
]

const EMPTY = {
  coordinates: '',
  volume: '',
  realised: 0,
  description: '',
  reason: '',
  continues: '',
  ...(Object.fromEntries(SOURCE_NAMES.map((name) => [name, 0])) as Record<
    (typeof SOURCE_NAMES)[number],
    number
  >),
}

export function projectItems(today: string): Project[] {
  const thisYear = Number(today.slice(0, 4))
  const idOf = (index: number) => ulidAt(addDays(today, -30), index)
  return PROJECTS.map(({ yearsAgo, days, steps, ...project }, index) => ({
    ...EMPTY,
    ...project,
    id: idOf(index),
    year: thisYear - yearsAgo,
    date: addDays(today, -days[0]),
    enddate: addDays(today, -days[1]),
    continues: project.title.endsWith('(lanjutan)') ? idOf(CULVERT) : '',
    content: progressText(
      steps.map(([daysAgo, percent, note, picture]) => {
        const { imageurl, imagewidth, imageheight, imagealt } = pictureOf(picture)
        return {
          day: addDays(today, -daysAgo),
          percent: String(percent),
          note,
          picture: picture && {
            ...{ src: imageurl, alt: imagealt },
            ...{ width: imagewidth, height: imageheight },
          },
        }
      }),
    ),
    ...authoredBy(EDITOR, addDays(today, -6), '14:10'),
  }))
}
