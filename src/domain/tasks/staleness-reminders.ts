import { addDays, formatDay } from '../time/date'

/** What the public site shows, as far as it can grow old; '' for what is not there. Days are `YYYY-MM-DD`. */
export interface SiteAge {
  /** By their title the days on which pages were last changed. */
  pages: Readonly<Record<string, string>>
  /** The oldest day that population statistics and key statistics describe. */
  statistics: string
  /** When an official was last changed. */
  officials: string
  /** When the newest news item was published. */
  news: string
  /** The year whose budget is shown; 0 for none. */
  budgetYear: number
  hasBudget: boolean
}

/** On which screen something of this is put right. */
export type StaleScreen = 'pages' | 'statistics' | 'officials' | 'news' | 'budget' | 'settings'

export interface StalenessReminder {
  screen: StaleScreen
  text: string
}

const YEAR_DAYS = 365
/** A village without news for so long looks deserted. */
const NEWS_DAYS = 60

/** What of the site is missing or may be out of date on `today`, what visitors miss most first. */
export function stalenessReminders(age: SiteAge, today: string): StalenessReminder[] {
  return [staleBudget, staleNews, staleStatistics, staleTexts].flatMap((part) => part(age, today))
}

function staleBudget({ budgetYear, hasBudget }: SiteAge, today: string): StalenessReminder[] {
  if (budgetYear === 0)
    return [{ screen: 'settings', text: 'Tahun anggaran yang ditampilkan belum dipilih.' }]
  if (!hasBudget) return [{ screen: 'budget', text: `APBDes ${budgetYear} belum diisi.` }]
  const year = Number(today.slice(0, 4))
  if (budgetYear >= year) return []
  return [
    {
      screen: 'budget',
      text: `Situs masih menampilkan APBDes ${budgetYear}; APBDes ${year} belum.`,
    },
  ]
}

function staleStatistics({ statistics }: SiteAge, today: string): StalenessReminder[] {
  if (statistics === '') return [{ screen: 'statistics', text: 'Angka penduduk belum lengkap.' }]
  if (statistics >= addDays(today, -YEAR_DAYS)) return []
  return [
    {
      screen: 'statistics',
      text: `Angka penduduk menggambarkan keadaan ${formatDay(statistics)}. Ada yang lebih baru?`,
    },
  ]
}

function staleNews({ news }: SiteAge, today: string): StalenessReminder[] {
  if (news === '') return [{ screen: 'news', text: 'Belum ada berita.' }]
  if (news >= addDays(today, -NEWS_DAYS)) return []
  return [{ screen: 'news', text: `Berita terakhir terbit ${formatDay(news)}. Ada kabar baru?` }]
}

function staleTexts({ pages, officials }: SiteAge, today: string): StalenessReminder[] {
  const lastYear = addDays(today, -YEAR_DAYS)
  return [
    ...stale('officials', 'Data aparatur', officials, lastYear),
    ...Object.entries(pages).flatMap(([title, day]) =>
      stale('pages', `Halaman ${title}`, day, lastYear),
    ),
  ]
}

function stale(
  screen: StaleScreen,
  what: string,
  day: string,
  lastYear: string,
): StalenessReminder[] {
  if (day === '') return [{ screen, text: `${what} belum diisi.` }]
  if (day >= lastYear) return []
  return [{ screen, text: `${what} terakhir diperbarui ${formatDay(day)}. Masih sesuai?` }]
}
