import { addDays } from '@/domain/date'
import type { KeyFigure, PopulationSlice } from '@/domain/schemas/statistics'
import type { HistoryPage, VisionPage } from '@/domain/schemas/page-content'
import type { Settings } from '@/domain/settings'
import { POPULATION_TABLES } from '@/domain/statistics'
import { addressOf } from '../bucket'
import { HISTORY, VISION } from '../content/pages'
import { PARTNERS, VILLAGE } from '../content/settings'
import { KEY_FIGURES, POPULATION } from '../content/statistics'
import { ADMIN, EDITOR } from '../people'
import { stored, type Documents } from '../plain'
import { stamped } from '../stamp'

/** The settings and the two pages. */
export function siteDocuments(today: string): Documents {
  const settings: Settings = {
    ...VILLAGE,
    budget_year: Number(today.slice(0, 4)),
    partners: PARTNERS.map(([name, logo, url]) => ({ name, logourl: addressOf(logo), url })),
  }
  const history: HistoryPage = {
    slug: 'sejarah',
    ...HISTORY,
    ...stamped(EDITOR, addDays(today, -143), '14:20'),
  }
  const vision: VisionPage = {
    slug: 'visi-misi',
    ...VISION,
    ...stamped(ADMIN, addDays(today, -310), '11:05'),
  }
  return {
    'site_settings/1': stored({ ...settings, ...stamped(ADMIN, addDays(today, -12), '13:45') }),
    'pages/sejarah': stored(history),
    'pages/visi-misi': stored(vision),
  }
}

/** Key figures and population tables, all as of the first day of the month before. */
export function statisticsDocuments(today: string): Documents {
  const asof = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const common = { asof, ...stamped(ADMIN, addDays(asof, 2), '15:00') }
  const figures = KEY_FIGURES.map(([name, value, unit, fill], order): KeyFigure => ({
    name,
    value,
    unit,
    fill,
    order,
    ...common,
  }))
  const slices = POPULATION_TABLES.flatMap((table) =>
    POPULATION[table].map(([name, value, fill], order) => {
      const slice: PopulationSlice = { name, value, fill, order, ...common }
      return [`${table}/${name}`, stored(slice)] as const
    }),
  )
  return Object.fromEntries([
    ...figures.map((figure) => [`home_statistics/${figure.name}`, stored(figure)] as const),
    ...slices,
  ])
}
