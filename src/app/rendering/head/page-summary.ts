import type { QueryClient } from '@tanstack/react-query'
import { paths } from '@/domain/paths'
import { type Settings, locationParts } from '@/domain/settings/settings'
import { routeAt } from '../../routes'
import { type PublishedItem, itemAt, itemPlaceAt } from '../published-item'

export interface RenderedPage {
  pathname: string
  client: QueryClient
  /** Address of the site without a final slash, e.g. `https://desa.id`. */
  siteUrl: string
  /** Time of rendering in epoch milliseconds. */
  at: number
}

export interface PageSummary {
  title: string
  description: string
  item?: PublishedItem
}

/** Returns the summary of a page, or null if search engines must not list the page. */
export async function cachedSummary(
  { pathname, client }: Pick<RenderedPage, 'pathname' | 'client'>,
  settings: Settings,
): Promise<PageSummary | null> {
  if (pathname === paths.home) return summaryOfHome(settings)
  const item = itemAt(client, pathname)
  if (item) return { title: item.title, description: item.summary, item }
  const head = await headAt(pathname)
  // In search results, the word "desa" alone would not identify the village.
  const description = head?.purpose.replace('desa', () => settings.village_name) ?? ''
  return head ? { title: head.title, description } : null
}

/** Decides whether search engines may index the page at `pathname`. */
export async function isFindable(pathname: string): Promise<boolean> {
  return (
    pathname === paths.home ||
    itemPlaceAt(pathname) !== undefined ||
    (await headAt(pathname)) !== undefined
  )
}

const headAt = async (pathname: string) => (await routeAt({ pathname, search: '' })?.load())?.head

function summaryOfHome(settings: Settings): PageSummary {
  const title = settings.village_name
  const place = [title, ...locationParts(settings)].filter(Boolean)
  return {
    title,
    description: `Situs resmi ${place.join(', ')}: berita, agenda, layanan, dan anggaran desa.`,
  }
}
