import { addDays, formatDay } from '../time/date'

/** What the public site shows, as far as it can grow old; '' for what is not there. Days are `YYYY-MM-DD`. */
export interface SiteAge {
  /** By their title the days on which pages were last changed. */
  pages: Readonly<Record<string, string>>
  /** The oldest day that population figures and key figures describe. */
  figures: string
  /** When an official was last changed. */
  officials: string
  /** When the newest news item was published. */
  news: string
  /** The year whose budget is shown; 0 for none. */
  budgetYear: number
  hasBudget: boolean
}

/** On which screen something of this is put right. */
export type UpkeepScreen = 'pages' | 'figures' | 'officials' | 'news' | 'budget' | 'settings'

export interface Upkeep {
  screen: UpkeepScreen
  text: string
}

const YEAR_DAYS = 365
/** A village without news for so long looks deserted. */
const NEWS_DAYS = 60

/** What of the site is missing or may be out of date on `today`, what visitors miss most first. */
export function upkeepOf(age: SiteAge, today: string): Upkeep[] {
  return [budgetUpkeep, newsUpkeep, figuresUpkeep, textsUpkeep].flatMap((part) => part(age, today))
}

function budgetUpkeep({ budgetYear, hasBudget }: SiteAge, today: string): Upkeep[] {
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

function figuresUpkeep({ figures }: SiteAge, today: string): Upkeep[] {
  if (figures === '') return [{ screen: 'figures', text: 'Angka penduduk belum lengkap.' }]
  if (figures >= addDays(today, -YEAR_DAYS)) return []
  return [
    {
      screen: 'figures',
      text: `Angka penduduk menggambarkan keadaan ${formatDay(figures)}. Ada yang lebih baru?`,
    },
  ]
}

function newsUpkeep({ news }: SiteAge, today: string): Upkeep[] {
  if (news === '') return [{ screen: 'news', text: 'Belum ada berita.' }]
  if (news >= addDays(today, -NEWS_DAYS)) return []
  return [{ screen: 'news', text: `Berita terakhir terbit ${formatDay(news)}. Ada kabar baru?` }]
}

function textsUpkeep({ pages, officials }: SiteAge, today: string): Upkeep[] {
  const lastYear = addDays(today, -YEAR_DAYS)
  return [
    ...stale('officials', 'Data aparatur', officials, lastYear),
    ...Object.entries(pages).flatMap(([title, day]) =>
      stale('pages', `Halaman ${title}`, day, lastYear),
    ),
  ]
}

function stale(screen: UpkeepScreen, what: string, day: string, lastYear: string): Upkeep[] {
  if (day === '') return [{ screen, text: `${what} belum diisi.` }]
  if (day >= lastYear) return []
  return [{ screen, text: `${what} terakhir diperbarui ${formatDay(day)}. Masih sesuai?` }]
}
