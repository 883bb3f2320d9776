import type { Settings } from '../settings/settings'
import {
  differenceText,
  differingTotals,
  type PopulationTotal,
} from '../statistics/population-totals'
import { addDays, formatDay } from '../time/date'
import { missingSettings } from './missing-settings'

export interface Task {
  text: string
  to: string
  isLate?: boolean
}

/** Tasks of one kind, undefined while loading and null after a failure. */
export type Waiting = Task[] | null | undefined

/** Day (`YYYY-MM-DD`) of the newest public content of each kind, or '' if there is none. */
export interface ContentStaleness {
  pages: Readonly<Record<string, string>>
  /** Day of the oldest line of each statistics table, by the table's label. */
  statistics: Readonly<Record<string, string>>
  totals: readonly PopulationTotal[]
  officials: string
  news: string
  budgetYear: number
  /** Whether a budget exists for the published year or, before any publication, for the current year. */
  hasBudget: boolean
  hasSummary: boolean
  /** Number of last year's projects that are still planned (`rencana`) or running (`berjalan`). */
  openProjects: { rencana: number; berjalan: number }
}

export type StaleScreen =
  'pages' | 'statistics' | 'officials' | 'news' | 'budget' | 'settings' | 'projects'

export interface StalenessReminder {
  screen: StaleScreen
  at?: string
  text: string
}

const YEAR_DAYS = 365
/** Number of days without news after which a site looks abandoned. */
const NEWS_DAYS = 60

/** Returns reminders of missing and outdated content on `today`, missing content first. */
export function stalenessReminders(
  settings: Settings,
  age: ContentStaleness,
  today: string,
): StalenessReminder[] {
  const year = Number(today.slice(0, 4))
  return [
    ...missingSettings(settings),
    ...missing('officials', 'Data aparatur belum diisi.', age.officials),
    ...missing('news', 'Belum ada berita.', age.news),
    ...missingStatistics(age),
    ...missingBudget(age, year),
    ...Object.entries(age.pages).flatMap(([title, day]) =>
      missing('pages', `Halaman ${title} belum diisi.`, day),
    ),
    ...differingStatistics(age),
    ...staleBudget(age, year),
    ...openProjects(age, year - 1),
    ...staleNews(age, today),
    ...staleStatistics(age, today),
    ...staleTexts(age, today),
  ]
}

function missing(screen: StaleScreen, text: string, day: string): StalenessReminder[] {
  return day === '' ? [{ screen, text }] : []
}

function missingStatistics({ statistics }: ContentStaleness): StalenessReminder[] {
  const labels = Object.keys(statistics).filter((label) => statistics[label] === '')
  if (labels.length === 0) return []
  const names = new Intl.ListFormat('id').format(labels)
  return [{ screen: 'statistics', text: `Data penduduk belum lengkap: ${names} belum diisi.` }]
}

function differingStatistics({ totals }: ContentStaleness): StalenessReminder[] {
  return differingTotals(totals).map((found) => ({
    screen: 'statistics',
    text: differenceText(found),
  }))
}

function missingBudget(age: ContentStaleness, year: number): StalenessReminder[] {
  const { budgetYear, hasBudget, hasSummary } = age
  if (!hasBudget) return [{ screen: 'budget', text: `APBDes ${budgetYear || year} belum diisi.` }]
  if (budgetYear === 0) {
    const text = `APBDes ${year} sudah diisi, tetapi belum tampil: pilih tahun anggarannya.`
    return [{ screen: 'settings', at: '#tampilan', text }]
  }
  if (hasSummary) return []
  return [
    { screen: 'budget', at: '/ringkasan', text: 'Ringkasan anggaran di beranda belum diisi.' },
  ]
}

function staleBudget(
  { budgetYear, hasBudget }: ContentStaleness,
  year: number,
): StalenessReminder[] {
  if (!hasBudget || budgetYear === 0 || budgetYear >= year) return []
  return [
    {
      screen: 'budget',
      text: `Situs masih menampilkan APBDes ${budgetYear}. Sudah ada APBDes ${year}?`,
    },
  ]
}

function openProjects({ openProjects }: ContentStaleness, year: number): StalenessReminder[] {
  const { rencana, berjalan } = openProjects
  const texts = [
    berjalan > 0 &&
      `${berjalan} kegiatan ${year} masih berjalan. Tandai selesai, belum selesai, atau tidak terlaksana.`,
    rencana > 0 &&
      `${rencana} kegiatan ${year} masih direncanakan. Tandai tidak terlaksana, atau ubah tahunnya.`,
  ]
  return texts.filter((text) => text !== false).map((text) => ({ screen: 'projects', text }))
}

function staleStatistics({ statistics }: ContentStaleness, today: string): StalenessReminder[] {
  const [oldest = ''] = Object.values(statistics).toSorted()
  // Another reminder is about missing tables.
  if (oldest === '' || oldest >= addDays(today, -YEAR_DAYS)) return []
  return [
    {
      screen: 'statistics',
      text: `Data penduduk masih per ${formatDay(oldest)}. Ada yang lebih baru?`,
    },
  ]
}

function staleNews({ news }: ContentStaleness, today: string): StalenessReminder[] {
  if (news === '' || news >= addDays(today, -NEWS_DAYS)) return []
  return [{ screen: 'news', text: `Berita terakhir terbit ${formatDay(news)}. Ada kabar baru?` }]
}

function staleTexts({ pages, officials }: ContentStaleness, today: string): StalenessReminder[] {
  const lastYear = addDays(today, -YEAR_DAYS)
  const texts = [
    ['officials', 'Data aparatur', officials] as const,
    ...Object.entries(pages).map(([title, day]) => ['pages', `Halaman ${title}`, day] as const),
  ]
  return texts
    .filter(([, , day]) => day !== '' && day < lastYear)
    .map(([screen, what, day]) => ({
      screen,
      text: `${what} terakhir diperbarui ${formatDay(day)}. Masih sesuai?`,
    }))
}
