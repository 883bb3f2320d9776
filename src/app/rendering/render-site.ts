import type { QueryClient } from '@tanstack/react-query'
import { paths } from '@/domain/paths'
import {
  type PageContent,
  type Publication,
  PUBLISHED,
  type PublishedContent,
  type PublishedQueries,
} from '@/domain/publishing/publication'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings'
import { settingsQuery } from '@/features/settings/settings-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { PUBLIC_ROUTES, queriesAt, queriesToWarm } from '../routes'
import type { ClientBuild } from './client-build'
import { pageHtml } from './page-html'
import { only, putItems, readAll, readNewest } from './read-site'
import { renderApp } from './render-app'

interface SiteOptions {
  build: ClientBuild
  /** `https://desa.id` */
  siteUrl: string
  publication: Publication
  stylesOf: (html: string) => string
}

/** No page has this address: what is shown instead is served for all that there are not. */
const NOWHERE = '/404'

/** Every file of the public site that depends on what lies in Firestore, by its path on Hosting. */
export async function renderSite(options: SiteOptions): Promise<ReadonlyMap<string, string>> {
  const { publication } = options
  const fixed = fixedPaths()
  const declared = fixed.flatMap((pathname) => queriesAt({ pathname, search: '' }))
  const [client, articles] = await Promise.all([
    readAll([...declared, ...queriesToWarm()]),
    readNewest('berita'),
  ])
  const files = new Map<string, string>()
  const warm = resultsOf(client, queriesToWarm())
  putItems(client, 'berita', articles)
  for (const path of [...fixed, ...articles.map(({ id }) => paths.article(id))])
    files.set(fileOf(path), await renderPage(path, client, options))
  const content: PublishedContent = { ...publication, queries: warm }
  files.set(PUBLISHED.content, JSON.stringify(content))
  files.set(PUBLISHED.version, JSON.stringify(publication))
  return files
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
  const { palette } = part.getQueryData<Settings>(settingsQuery.queryKey) ?? DEFAULT_SETTINGS
  return pageHtml({ build, rendered: html, content, styles: stylesOf(html), head: '', palette })
}

function resultsOf(client: QueryClient, queries: readonly ContentQuery[]): PublishedQueries {
  return queries.map(({ queryKey }) => [queryKey, client.getQueryData(queryKey)] as const)
}
