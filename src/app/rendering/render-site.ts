import type { QueryClient } from '@tanstack/react-query'
import { PUBLISHED_ARTICLES } from '@/domain/limits'
import { paths } from '@/domain/paths'
import {
  type PageContent,
  type Publication,
  PUBLISHED,
  type PublishedQueries,
} from '@/domain/publishing/publication'
import { collectionOf, surroundingsQuery } from '@/features/news/news-queries'
import { surroundingsIn } from '@/features/news/surroundings'
import { settingsIn } from '@/features/settings/settings-query'
import { contentKeys } from '@/lib/query/content-keys'
import type { ContentQuery } from '@/lib/query/content-query'
import { PUBLIC_ROUTES, queriesAt, queriesToWarm } from '../routes'
import type { ClientBuild } from './client-build'
import { pageHtml } from './page-html'
import { modulesOf } from './page-modules'
import { FEED_PATH, feedOf } from './feed'
import { headOf } from './head/head'
import { only, readAll, readNewest } from './read-site'
import { renderApp } from './render-app'
import { robotsOf } from './robots'
import { siteContent } from './site-content'
import { SITEMAP_PATH, sitemapOf } from './sitemap'

interface SiteOptions {
  build: ClientBuild
  /** `https://desa.id` */
  siteUrl: string
  publication: Publication
  stylesOf: (html: string) => string
  /** How many bytes a text has on its way. */
  sizeOf: (text: string) => number
}

/** No page has this address: what is shown instead is served for all that there are not. */
const NOWHERE = '/404'

/** Every file of the public site that depends on what lies in Firestore, by its path on Hosting. */
export async function renderSite(options: SiteOptions): Promise<ReadonlyMap<string, string>> {
  const { publication, siteUrl, sizeOf } = options
  const fixed = fixedPaths()
  const declared = fixed.flatMap((pathname) => queriesAt({ pathname, search: '' }))
  const [client, newest] = await Promise.all([
    readAll([...declared, ...queriesToWarm()]),
    readNewest('berita'),
  ])
  const articles = newest.slice(0, PUBLISHED_ARTICLES)
  const items = articles.map(
    (article) => [contentKeys.item('berita', article.id), article] as const,
  )
  for (const [key, article] of items) client.setQueryData(key, article)
  for (const article of articles) {
    const besides = newest.filter(
      ({ category }) => collectionOf(category) === collectionOf(article.category),
    )
    const { queryKey } = surroundingsQuery(article.id)
    client.setQueryData(queryKey, surroundingsIn(besides, article))
  }
  const pages = [
    ...fixed.map((path) => ({ path })),
    ...articles.map(({ id, updatedAt }) => ({ path: paths.article(id), changed: updatedAt })),
  ]
  const files = new Map<string, string>()
  for (const { path } of pages) files.set(fileOf(path), await renderPage(path, client, options))
  const content = siteContent(publication, resultsOf(client, queriesToWarm()), items, sizeOf)
  return files
    .set(PUBLISHED.content, JSON.stringify(content))
    .set(PUBLISHED.version, JSON.stringify(publication))
    .set(SITEMAP_PATH, await sitemapOf(pages, siteUrl))
    .set(FEED_PATH, feedOf({ articles, settings: settingsIn(client), siteUrl }))
    .set('/robots.txt', robotsOf(siteUrl))
}

/** The addresses of all pages without parameters, and that of none. */
function fixedPaths(): string[] {
  const rendered = PUBLIC_ROUTES.filter(
    ({ path, isPersonal }) => !isPersonal && !path.includes(':'),
  )
  return rendered.map(({ path }) => (path === '*' ? NOWHERE : path))
}

/** With clean URLs Hosting serves `/berita.html` at `/berita`. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

async function renderPage(
  path: string,
  client: QueryClient,
  { build, siteUrl, publication, stylesOf }: SiteOptions,
): Promise<string> {
  const queries = queriesAt({ pathname: path, search: '' })
  const part = only(
    client,
    queries.map(({ queryKey }) => queryKey),
  )
  const rendered = { at: publication.at, origin: siteUrl }
  const html = await renderApp(path, part, rendered)
  const content: PageContent = {
    ...publication,
    path,
    origin: siteUrl,
    styleSheet: build.styleSheet,
    queries: resultsOf(part, queries),
  }
  return pageHtml({
    build,
    rendered: html,
    content,
    styles: stylesOf(html),
    modules: await modulesOf(path, build),
    head: await headOf({ pathname: path, client: part, siteUrl, at: publication.at }),
    palette: settingsIn(part).palette,
  })
}

function resultsOf(client: QueryClient, queries: readonly ContentQuery[]): PublishedQueries {
  return queries.map(({ queryKey }) => [queryKey, client.getQueryData(queryKey)] as const)
}
