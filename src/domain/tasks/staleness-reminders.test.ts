import { expect, it } from 'vitest'
import { type SiteAge, stalenessReminders } from './staleness-reminders'

const TODAY = '2026-11-22'
const FRESH: SiteAge = {
  pages: { Sejarah: '2026-01-10', 'Visi & Misi': '2026-01-10' },
  statistics: '2025-12-31',
  officials: '2026-02-01',
  news: '2026-11-01',
  budgetYear: 2026,
  hasBudget: true,
}
const texts = (age: Partial<SiteAge>) =>
  stalenessReminders({ ...FRESH, ...age }, TODAY).map(({ screen, text }) => `${screen}: ${text}`)

it('nothing waits where all is there and not a year old', () => expect(texts({})).toEqual([]))

it.each<[string, Partial<SiteAge>, string]>([
  ['a year of days old', { officials: '2025-11-22' }, ''],
  [
    'a day more',
    { officials: '2025-11-21' },
    'officials: Data aparatur terakhir diperbarui 21 November 2025. Masih sesuai?',
  ],
  ['no officials', { officials: '' }, 'officials: Data aparatur belum diisi.'],
  ['a page that is not there', { pages: { Sejarah: '' } }, 'pages: Halaman Sejarah belum diisi.'],
  ['no statistics', { statistics: '' }, 'statistics: Angka penduduk belum lengkap.'],
  [
    'old statistics',
    { statistics: '2024-12-31' },
    'statistics: Angka penduduk menggambarkan keadaan 31 Desember 2024. Ada yang lebih baru?',
  ],
  ['news 60 days old', { news: '2026-09-23' }, ''],
  [
    'news of 61 days ago',
    { news: '2026-09-22' },
    'news: Berita terakhir terbit 22 September 2026. Ada kabar baru?',
  ],
  ['no news', { news: '' }, 'news: Belum ada berita.'],
  [
    'no year chosen',
    { budgetYear: 0, hasBudget: false },
    'settings: Tahun anggaran yang ditampilkan belum dipilih.',
  ],
  ['a year without a budget', { hasBudget: false }, 'budget: APBDes 2026 belum diisi.'],
  [
    "last year's budget",
    { budgetYear: 2025 },
    'budget: Situs masih menampilkan APBDes 2025; APBDes 2026 belum.',
  ],
])('%s', (_, age, text) => expect(texts(age).join()).toBe(text))

it('the budget comes first, texts last', () => {
  const all = stalenessReminders(
    {
      pages: { Sejarah: '' },
      statistics: '',
      officials: '',
      news: '',
      budgetYear: 0,
      hasBudget: false,
    },
    TODAY,
  )
  expect(all.map(({ screen }) => screen)).toEqual([
    'settings',
    'news',
    'statistics',
    'officials',
    'pages',
  ])
})
