import type { QueryClient } from '@tanstack/react-query'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { calendarFile } from '@/domain/agenda/calendar-file'
import { eventFile } from '@/domain/agenda/event-file'
import type { Item } from '@/domain/collection-schemas'
import { newestFirst } from '@/domain/ids/newest-first'
import { PUBLISHED_ITEMS } from '@/domain/limits'
import {
  PUBLIC_LISTS,
  publicListsWith,
  type ItemPage,
  itemPages,
  type CollectionAt,
} from '@/domain/public-lists'
import { paths, itemIn } from '@/domain/paths'
import {
  PUBLISHED,
  type PageContent,
  type Publication,
  type PublishedQueries,
  type PublishedVersion,
} from '@/domain/publishing/publication'
import type { RenderedSite, UnrenderedPage } from '@/domain/publishing/site-renderer'
import { RETIRED_BUILDS } from '@/domain/publishing/retired-builds'
import type { Settings } from '@/domain/settings/settings'
import { collectionOf, relatedArticlesQuery } from '@/features/news/news-queries'
import { relatedArticlesIn } from '@/features/news/read-related-articles'
import { contentList } from '@/lib/query/content'
import { settingsIn } from '@/lib/query/settings-query'
import { contentKeys } from '@/lib/query/content-keys'
import type { ContentQuery } from '@/lib/query/content-query'
import { PUBLIC_ROUTES, queriesAt, queriesToPrefetch, routeAt } from '../routes'
import { pageHtml, type ClientBuild } from './page-html'
import { FEED_PATH, feedOf } from './feed'
import { headOf } from './head/head'
import { type PublishedItem, publishedItem } from './published-item'
import { assertQueriesSucceeded, pickQueries, readAll, readNewest } from './read-site'
import { renderApp } from './render-app'
import { siteContent } from './site-content'
import { SITEMAP_PATH, robotsOf, sitemapOf } from './sitemap'
import { tableFiles } from './table-files'
import { villageHtml } from './village-html'
import { webManifestOf } from './web-manifest'

const PAGES = import.meta.glob('../public/pages/*-page.tsx')

/**
 * Returns the addresses of the modules that the page at `path` needs for hydration, without the entry script.
 */
export async function modulesOf(path: string, build: ClientBuild): Promise<string[]> {
  const page = await routeAt({ pathname: path, search: '' })?.load()
  for (const [file, load] of Object.entries(PAGES))
    if ((await load()) === page)
      return [...build.modules, ...(build.pages[/([\w-]+)\.tsx$/.exec(file)?.[1] ?? ''] ?? [])]
  throw new Error(`${path} has no page.`)
}

interface SiteOptions {
  build: ClientBuild
  siteUrl: string
  /** Address of the bucket with the village's own pictures. */
  bucket: string
  publication: Publication
  stylesOf: (html: string) => string
  sizeOf: (text: string) => number
}

/** Path without a page. Its HTML is served for every unknown address. */
const NOWHERE = '/404'

/**
 * Renders every file of the public site that depends on Firestore. Skips pages that cannot be rendered, so
 * that the others are still published. Throws if reading fails or no page can be rendered.
 */
export async function renderSite(options: SiteOptions): Promise<RenderedSite> {
  const { build, publication, siteUrl, bucket, sizeOf } = options
  const fixed = fixedPaths()
  const declared = fixed.flatMap((pathname) => queriesAt({ pathname, search: '' }))
  const client = await readAll([...declared, ...queriesToPrefetch()])
  const items = await readItems(client)
  const pages = [
    ...(await Promise.all(fixed.map(async (path) => ({ path, title: await titleAt(path) })))),
    ...items.map(({ path, title, changed }) => ({ path, title, changed })),
  ]
  const files = new Map<string, string>()
  const unrendered: UnrenderedPage[] = []
  for (const { path, title } of pages)
    try {
      files.set(fileOf(path), await renderPage(path, client, options))
    } catch (cause) {
      unrendered.push({ file: fileOf(path), title, cause })
    }
  if (files.size === 0) throw new Error('No page can be rendered.', unrendered[0])
  const isRendered = (path: string) => files.has(fileOf(path))
  const rendered = items.filter(({ path }) => isRendered(path))
  // Items that a list contains completely come first, because they hardly increase the size.
  const inOrder = [...items].sort((a, b) => Number(isWholeInList(b)) - Number(isWholeInList(a)))
  const whole = inOrder.map(({ page, id }) => {
    const key = contentKeys.item(page, id)
    return [key, client.getQueryData(key)] as const
  })
  const settings = settingsIn(client)
  const content = siteContent(publication, resultsOf(client, queriesToPrefetch()), whole, sizeOf)
  files
    .set(PUBLISHED.content, JSON.stringify(content))
    .set(PUBLISHED.version, JSON.stringify(versionOf(publication)))
    .set(
      SITEMAP_PATH,
      await sitemapOf(
        pages.filter(({ path }) => isRendered(path)),
        siteUrl,
      ),
    )
    .set(FEED_PATH, feedOf({ items: rendered, settings, siteUrl }))
    .set('/robots.txt', robotsOf(siteUrl))
    .set(PUBLISHED.shell, villageHtml(build.shell, settings))
    .set(PUBLISHED.manifest, webManifestOf(settings, bucket))
  for (const made of [calendarFiles(client, settings, siteUrl), tableFiles(client)])
    for (const [path, text] of made) files.set(path, text)
  return { files, unrendered }
}

function isWholeInList({ page }: PublishedItem): boolean {
  return !publicListsWith('detail').some((name) => PUBLIC_LISTS[name].page === page)
}

async function titleAt(pathname: string): Promise<string> {
  if (pathname === paths.home) return 'Beranda'
  const page = await routeAt({ pathname, search: '' })?.load()
  return page?.head?.title ?? pathname
}

function fixedPaths(): string[] {
  const rendered = PUBLIC_ROUTES.filter(
    ({ path, isPersonal }) => !isPersonal && !path.includes(':'),
  )
  return rendered.map(({ path }) => (path === '*' ? NOWHERE : path))
}

/** Returns the file of a path. Hosting serves `/berita.html` at `/berita` (clean URLs). */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

async function renderPage(
  path: string,
  client: QueryClient,
  { build, siteUrl, publication, stylesOf }: SiteOptions,
): Promise<string> {
  const queries = queriesAt({ pathname: path, search: '' })
  const keys = queries.map(({ queryKey }) => queryKey)
  assertQueriesSucceeded(client, keys)
  const part = pickQueries(client, keys)
  const rendered = { at: publication.at, origin: siteUrl }
  const html = await renderApp(path, part, rendered)
  const content: PageContent = {
    ...publication,
    path,
    origin: siteUrl,
    queries: resultsOf(part, queries),
  }
  return pageHtml({
    build,
    rendered: html,
    content,
    styles: stylesOf(html),
    modules: await modulesOf(path, build),
    ...(await headOf({ pathname: path, client: part, siteUrl, at: publication.at })),
    settings: settingsIn(part),
  })
}

/**
 * Returns the results of the queries. Omits failed queries, because null would mean that the document does not exist.
 */
function resultsOf(client: QueryClient, queries: readonly ContentQuery[]): PublishedQueries {
  return queries
    .map(({ queryKey }) => [queryKey, client.getQueryData(queryKey)] as const)
    .filter(([, data]) => data !== undefined)
}

const versionOf = (publication: Publication): PublishedVersion =>
  RETIRED_BUILDS.length > 0 ? { ...publication, retired: RETIRED_BUILDS } : publication

/** Returns iCalendar files by path: one for the listed agenda, for subscriptions, and one for each event. */
function calendarFiles(
  client: QueryClient,
  settings: Settings,
  siteUrl: string,
): Map<string, string> {
  const events = client.getQueryData(contentList('agenda').options.queryKey) ?? []
  const fileOf = (shown: readonly AgendaEvent[], name?: string) =>
    calendarFile(
      shown,
      {
        zone: settings.time_zone,
        host: new URL(siteUrl).hostname,
        pageOf: (id) => siteUrl + itemIn(paths.agenda, id),
      },
      name,
    )
  return new Map([
    [PUBLISHED.calendar, fileOf(events, `Agenda ${settings.village_name}`)],
    ...events.map((event) => [eventFile(event.id), fileOf([event])] as const),
  ])
}

type Newest<Page extends ItemPage> = readonly Item<CollectionAt<Page>>[]

/** Functions that add the other content of item pages, such as related articles, from the newest items. */
const BESIDE: { [Page in ItemPage]?: (client: QueryClient, newest: Newest<Page>) => void } = {
  berita: putRelatedArticles,
}

async function readItems(client: QueryClient): Promise<PublishedItem[]> {
  const below = await Promise.all(itemPages().map((page) => readItemsOf(page, client)))
  const items = below.flat().sort(newestFirst)
  await readAll(
    items.flatMap(({ path }) => queriesAt({ pathname: path, search: '' })),
    client,
  )
  return items
}

async function readItemsOf<Page extends ItemPage>(page: Page, client: QueryClient) {
  const newest: Newest<Page> = await readNewest(page)
  const published = newest.slice(0, PUBLISHED_ITEMS)
  for (const item of published) client.setQueryData(contentKeys.item(page, item.id), item)
  BESIDE[page]?.(client, newest)
  return published.map((item) => publishedItem(page, item))
}

function putRelatedArticles(client: QueryClient, newest: Newest<'berita'>): void {
  for (const article of newest.slice(0, PUBLISHED_ITEMS)) {
    const besides = newest.filter(
      ({ category }) => collectionOf(category) === collectionOf(article.category),
    )
    client.setQueryData(
      relatedArticlesQuery(article.id).queryKey,
      relatedArticlesIn(besides, article),
    )
  }
}
