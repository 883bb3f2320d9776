import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings'
import { FILLED_SETTINGS } from '../../../tests/support/filled-settings'
import { type ContentStaleness, stalenessReminders } from './staleness-reminders'

const TODAY = '2026-11-22'
const FRESH: ContentStaleness = {
  pages: { Sejarah: '2026-01-10', 'Visi & Misi': '2026-01-10' },
  statistics: { 'Jenis kelamin': '2026-06-30', Agama: '2025-12-31' },
  totals: [],
  officials: '2026-02-01',
  news: '2026-11-01',
  budgetYear: 2026,
  hasBudget: true,
  hasSummary: true,
  openProjects: { rencana: 0, berjalan: 0 },
}
const texts = (age: Partial<ContentStaleness>) =>
  stalenessReminders(FILLED_SETTINGS, { ...FRESH, ...age }, TODAY).map(
    ({ screen, text }) => `${screen}: ${text}`,
  )

it('returns no reminders if all content exists and is recent', () => expect(texts({})).toEqual([]))

it.each<[string, Partial<ContentStaleness>, string]>([
  ['officials changed a year ago', { officials: '2025-11-22' }, ''],
  [
    'officials changed a year and a day ago',
    { officials: '2025-11-21' },
    'officials: Data aparatur terakhir diperbarui 21 November 2025. Masih sesuai?',
  ],
  [
    'projects of last year that are still running',
    { openProjects: { rencana: 0, berjalan: 2 } },
    'projects: 2 kegiatan 2025 masih berjalan. Tandai selesai, belum selesai, atau tidak terlaksana.',
  ],
  [
    'projects of last year that are still planned',
    { openProjects: { rencana: 1, berjalan: 0 } },
    'projects: 1 kegiatan 2025 masih direncanakan. Tandai tidak terlaksana, atau ubah tahunnya.',
  ],
  ['no officials', { officials: '' }, 'officials: Data aparatur belum diisi.'],
  ['a missing page', { pages: { Sejarah: '' } }, 'pages: Halaman Sejarah belum diisi.'],
  [
    'empty tables and an outdated table',
    { statistics: { 'Jenis kelamin': '2020-12-31', Agama: '', Umur: '', Pekerjaan: '' } },
    'statistics: Data penduduk belum lengkap: Agama, Umur, dan Pekerjaan belum diisi.',
  ],
  [
    'old statistics',
    { statistics: { 'Jenis kelamin': '2026-06-30', Agama: '2024-12-31' } },
    'statistics: Data penduduk masih per 31 Desember 2024. Ada yang lebih baru?',
  ],
  [
    'tables of one day with different totals',
    {
      totals: [
        { label: 'Jenis kelamin', asof: '2026-06-30', total: 2_431 },
        { label: 'Agama', asof: '2026-06-30', total: 2_430 },
      ],
    },
    'statistics: Jumlah penduduk per 30 Juni 2026 tidak sama (Jenis kelamin: 2.431 dan Agama: 2.430). Periksa angkanya.',
  ],
  ['news 60 days old', { news: '2026-09-23' }, ''],
  [
    'news of 61 days ago',
    { news: '2026-09-22' },
    'news: Berita terakhir terbit 22 September 2026. Ada kabar baru?',
  ],
  ['no news', { news: '' }, 'news: Belum ada berita.'],
  ['no budget at all', { budgetYear: 0, hasBudget: false }, 'budget: APBDes 2026 belum diisi.'],
  [
    'a budget without a chosen year',
    { budgetYear: 0 },
    'settings: APBDes 2026 sudah diisi, tetapi belum tampil: pilih tahun anggarannya.',
  ],
  [
    'a budget without a summary on the home page',
    { hasSummary: false },
    'budget: Ringkasan anggaran di beranda belum diisi.',
  ],
  ['a year without a budget', { hasBudget: false }, 'budget: APBDes 2026 belum diisi.'],
  [
    "last year's budget",
    { budgetYear: 2025 },
    'budget: Situs masih menampilkan APBDes 2025. Sudah ada APBDes 2026?',
  ],
])('returns the expected reminder for %s', (_, age, text) => expect(texts(age).join()).toBe(text))

it('lists the tasks of a new village in order, from its settings to its texts', () => {
  const all = stalenessReminders(
    DEFAULT_SETTINGS,
    {
      ...{ pages: { Sejarah: '' }, statistics: { Agama: '' }, totals: [], officials: '', news: '' },
      ...{ budgetYear: 0, hasBudget: false, hasSummary: false },
      openProjects: { rencana: 0, berjalan: 0 },
    },
    TODAY,
  )
  expect(all.map(({ screen, at = '' }) => screen + at)).toEqual([
    ...['settings#identitas', 'settings#kontak', 'settings#jam-pelayanan', 'settings#lokasi'],
    ...['officials', 'news', 'statistics', 'budget', 'pages'],
  ])
})

it('lists missing content first, followed by outdated content from the budget to the texts', () => {
  const old = '2020-01-01'
  const pages = { Sejarah: old, 'Visi & Misi': '' }
  const age = { ...FRESH, pages, statistics: { Agama: old }, officials: old, news: old }
  const all = stalenessReminders(FILLED_SETTINGS, { ...age, budgetYear: 2020 }, TODAY)
  expect(all.map(({ screen }) => screen).join(' ')).toBe(
    'pages budget news statistics officials pages',
  )
})
