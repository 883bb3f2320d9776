import type { ComponentType } from 'react'
import { type Params, matchPath } from 'react-router-dom'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { HOME } from '@/domain/item-counts'
import { PUBLIC_LISTS, publicListsWith } from '@/domain/public-lists'
import { paths } from '@/domain/paths'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import { comingAgendaQuery } from '@/features/agenda/coming-agenda-query'
import { linesQuery } from '@/features/budget/budget-queries'
import {
  complaintTotalsQuery,
  progressQuery,
  requestStatusQuery,
  requestTotalsQuery,
} from '@/features/complaints/complaint-queries'
import {
  categoryOf,
  latestNewsQuery,
  newsListQuery,
  relatedArticlesQuery,
} from '@/features/news/news-queries'
import { partnersQuery } from '@/features/home/partners-query'
import { projectStatesQuery } from '@/features/projects/project-states-query'
import { prayerWeekQuery } from '@/features/prayer-times/prayer-week-query'
import { settingsQuery } from '@/lib/query/settings-query'
import { contentDocument, contentItem, contentList, contentPages } from '@/lib/query/content'
import type { ContentQuery } from '@/lib/query/content-query'
import type { PageWords } from './public/layout/page-head'
import { yearAt, yearOfSettings } from '@/features/budget/budget-year'

export interface PublicRoute {
  path: string
  /**
   * Loads the page. `head` is the title and description in previews and search engines. Unlisted pages have no `head`.
   */
  load: () => Promise<{ default: ComponentType; head?: PageWords }>
  /** Returns the queries of the page, without the query for the settings, which every page has. */
  queries?: (params: Params, search: URLSearchParams) => ContentQuery[]
  /** True if the page shows a visitor's personal data and is not published as a file. */
  isPersonal?: true
}

/** Public pages in the order in which devices prefetch them. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    path: paths.home,
    load: () => import('./public/pages/home-page'),
    queries: () => [
      contentList('announcements'),
      comingAgendaQuery,
      contentList('closed_days'),
      prayerWeekQuery,
      latestNewsQuery,
      contentList('apparatus'),
      contentList('population_gender'),
      contentList('home_statistics'),
      contentList('gallery', HOME.pictures),
      contentDocument('budget_summary', '1'),
      partnersQuery,
    ],
  },
  {
    path: paths.news,
    load: () => import('./public/pages/news-page'),
    queries: (_, search) => [newsListQuery(categoryOf(search))],
  },
  {
    path: `${paths.news}/:id`,
    load: () => import('./public/pages/article-page'),
    queries: ({ id = '' }) => [contentItem('berita', id), relatedArticlesQuery(id)],
  },
  {
    path: paths.agenda,
    load: () => import('./public/pages/agenda-page'),
    queries: () => [contentList('agenda')],
  },
  {
    path: paths.history,
    load: () => import('./public/pages/history-page'),
    queries: () => [contentDocument('pages', 'sejarah')],
  },
  {
    path: paths.vision,
    load: () => import('./public/pages/vision-page'),
    queries: () => [contentDocument('pages', 'visi-misi')],
  },
  {
    path: paths.officials,
    load: () => import('./public/pages/officials-page'),
    queries: () => [contentList('apparatus')],
  },
  {
    path: paths.statistics,
    load: () => import('./public/pages/statistics-page'),
    queries: () => [
      ...POPULATION_TABLES.map((table) => contentList(table)),
      contentList('home_statistics'),
      contentList('budget_years'),
      contentDocument('budget_summary', '1'),
      ...BUDGET_TABLES.map((table) => linesQuery(table, yearOfSettings)),
    ],
  },
  {
    path: paths.budget,
    load: () => import('./public/pages/budget-page'),
    queries: (_, search) => [
      contentList('budget_years'),
      contentList('budget_alokasi'),
      ...BUDGET_TABLES.map((table) => linesQuery(table, yearAt(search))),
      projectStatesQuery,
    ],
  },
  {
    path: paths.publicInformation,
    load: () => import('./public/pages/information-page'),
    queries: () => [
      contentPages('public_documents'),
      contentList('announcements'),
      requestTotalsQuery,
    ],
  },
  {
    path: paths.products,
    load: () => import('./public/pages/products-page'),
    queries: () => [contentPages('umkm')],
  },
  {
    path: paths.services,
    load: () => import('./public/pages/services-page'),
    queries: () => [contentList('services')],
  },
  {
    path: `${paths.services}/:id`,
    load: () => import('./public/pages/service-page'),
    queries: ({ id = '' }) => [contentItem('layanan', id)],
  },
  {
    path: paths.projects,
    load: () => import('./public/pages/projects-page'),
    queries: () => [contentList('projects')],
  },
  {
    path: `${paths.projects}/:id`,
    load: () => import('./public/pages/project-page'),
    queries: ({ id = '' }) => [contentItem('pembangunan', id)],
  },
  {
    path: paths.complaint,
    load: () => import('./public/pages/complaint-page'),
    queries: () => [complaintTotalsQuery],
  },
  {
    path: `${paths.complaint}/:code`,
    isPersonal: true,
    load: () => import('./public/pages/tracking-page'),
    queries: ({ code = '' }) => [progressQuery(code), contentList('closed_days')],
  },
  { path: paths.request, load: () => import('./public/pages/request-page') },
  {
    path: `${paths.request}/:code`,
    isPersonal: true,
    load: () => import('./public/pages/request-tracking-page'),
    queries: ({ code = '' }) => [requestStatusQuery(code), contentList('closed_days')],
  },
  { path: paths.objection, load: () => import('./public/pages/objection-page') },
  {
    path: `${paths.objection}/:code`,
    isPersonal: true,
    load: () => import('./public/pages/request-tracking-page'),
    queries: ({ code = '' }) => [requestStatusQuery(code, 'objection'), contentList('closed_days')],
  },
  {
    path: paths.gallery,
    load: () => import('./public/pages/gallery-page'),
    queries: () => [contentPages('gallery')],
  },
  {
    path: paths.contact,
    load: () => import('./public/pages/contact-page'),
    queries: () => [contentList('closed_days')],
  },
  { path: paths.search, load: () => import('./public/pages/search-page'), isPersonal: true },
  { path: paths.test, load: () => import('./public/pages/test-page') },
  { path: paths.notifications, load: () => import('./public/pages/notifications-page') },
  { path: paths.privacy, load: () => import('./public/pages/privacy-page') },
  { path: paths.login, load: () => import('./public/pages/login-page'), isPersonal: true },
  { path: '*', load: () => import('./public/pages/not-found-page') },
]

export interface Place {
  pathname: string
  search: string
}

/** Returns the public page at an address, or undefined in the admin area, which has its own routes. */
export function routeAt({ pathname }: Place): PublicRoute | undefined {
  if (matchPath(`${paths.admin}/*`, pathname)) return undefined
  return PUBLIC_ROUTES.find(({ path }) => matchPath(path, pathname))
}

export function queriesAt(place: Place): ContentQuery[] {
  const route = routeAt(place)
  const params = (route && matchPath(route.path, place.pathname)?.params) ?? {}
  return [settingsQuery, ...(route?.queries?.(params, new URLSearchParams(place.search)) ?? [])]
}

/** Returns the queries of all pages without route parameters, and of the lists whose items have their own pages. */
export function queriesToPrefetch(): ContentQuery[] {
  const fixed = PUBLIC_ROUTES.filter(({ path }) => !/[:*]/.test(path))
  const declared = fixed.flatMap(({ queries }) => queries?.({}, new URLSearchParams()) ?? [])
  const prefetched = publicListsWith('prefetch').map((name) =>
    contentList(name, PUBLIC_LISTS[name].prefetch),
  )
  const all: ContentQuery[] = [settingsQuery, ...declared, ...prefetched]
  return [...new Map(all.map((query) => [JSON.stringify(query.queryKey), query])).values()]
}
