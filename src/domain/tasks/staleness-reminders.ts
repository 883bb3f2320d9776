import type { Settings } from '../settings/settings'
import {
  differenceText,
  differingTotals,
  type PopulationTotal,
} from '../statistics/population-totals'
import { addDays, formatDay } from '../time/date'
import { missingSettings } from './missing-settings'

/** What the public site shows, as far as it can grow old; '' for what is not there. Days are `YYYY-MM-DD`. */
export interface SiteAge {
  /** By their title the days on which pages were last changed. */
  pages: Readonly<Record<string, string>>
  /** By their label the oldest days that the tables of population statistics and key statistics describe. */
  statistics: Readonly<Record<string, string>>
  /** How many people the tables of statistics count. */
  totals: readonly PopulationTotal[]
  /** When an official was last changed. */
  officials: string
  /** When the newest news item was published. */
  news: string
  /** The year whose budget is shown; 0 for none. */
  budgetYear: number
  /** Whether that year has one; this year where none is shown. */
  hasBudget: boolean
  /** Whether home has its summary. */
  hasSummary: boolean
}

/** On which screen something of this is put right. */
export type StaleScreen = 'pages' | 'statistics' | 'officials' | 'news' | 'budget' | 'settings'

export interface StalenessReminder {
  screen: StaleScreen
  /** Where below or on that screen, as its address goes on. */
  at?: string
  text: string
}

const YEAR_DAYS = 365
/** A village without news for so long looks deserted. */
const NEWS_DAYS = 60

/**
 * What of the site is missing or may be out of date on `today`. What was never there comes first, in the order in which
 * a new village fills it in, then what has grown old, what visitors miss most first.
 */
export function stalenessReminders(
  settings: Settings,
  age: SiteAge,
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
    ...staleNews(age, today),
    ...staleStatistics(age, today),
    ...staleTexts(age, today),
  ]
}

function missing(screen: StaleScreen, text: string, day: string): StalenessReminder[] {
  return day === '' ? [{ screen, text }] : []
}

function missingStatistics({ statistics }: SiteAge): StalenessReminder[] {
  const labels = Object.keys(statistics).filter((label) => statistics[label] === '')
  if (labels.length === 0) return []
  const names = new Intl.ListFormat('id').format(labels)
  return [{ screen: 'statistics', text: `Data penduduk belum lengkap: ${names} belum diisi.` }]
}

function differingStatistics({ totals }: SiteAge): StalenessReminder[] {
  return differingTotals(totals).map((found) => ({
    screen: 'statistics',
    text: differenceText(found),
  }))
}

function missingBudget(age: SiteAge, year: number): StalenessReminder[] {
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

function staleBudget({ budgetYear, hasBudget }: SiteAge, year: number): StalenessReminder[] {
  if (!hasBudget || budgetYear === 0 || budgetYear >= year) return []
  return [
    {
      screen: 'budget',
      text: `Situs masih menampilkan APBDes ${budgetYear}. Sudah ada APBDes ${year}?`,
    },
  ]
}

function staleStatistics({ statistics }: SiteAge, today: string): StalenessReminder[] {
  const [oldest = ''] = Object.values(statistics).toSorted()
  // Where a table is missing that is told first.
  if (oldest === '' || oldest >= addDays(today, -YEAR_DAYS)) return []
  return [
    {
      screen: 'statistics',
      text: `Data penduduk masih per ${formatDay(oldest)}. Ada yang lebih baru?`,
    },
  ]
}

function staleNews({ news }: SiteAge, today: string): StalenessReminder[] {
  if (news === '' || news >= addDays(today, -NEWS_DAYS)) return []
  return [{ screen: 'news', text: `Berita terakhir terbit ${formatDay(news)}. Ada kabar baru?` }]
}

function staleTexts({ pages, officials }: SiteAge, today: string): StalenessReminder[] {
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
