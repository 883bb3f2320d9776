import { paths } from '@/domain/paths'
import { placeOf, type Settings } from '@/domain/settings/settings'
import { routeAt } from '../../routes'
import { itemAt, itemPlaceAt, type PublishedItem } from '../published-item'
import type { RenderedPage } from '../rendered-page'

/** What previews and search engines tell of a page. */
export interface PageSummary {
  /** The page's own, without the village's name behind it. */
  title: string
  description: string
  /** What it is about, on an item's own page. */
  item?: PublishedItem
}

/** null for what nobody is to find: what is not there, and what only helps who is here already. */
export async function summaryOf(
  { pathname, client }: Pick<RenderedPage, 'pathname' | 'client'>,
  settings: Settings,
): Promise<PageSummary | null> {
  if (pathname === paths.home) return summaryOfHome(settings)
  const item = itemAt(client, pathname)
  if (item) return { title: item.title, description: item.summary, item }
  const head = await headAt(pathname)
  // Elsewhere nobody knows which village the page means.
  const description = head?.purpose.replace('desa', () => settings.village_name) ?? ''
  return head ? { title: head.title, description } : null
}

/** Whether a page that can be read at `pathname` is for everyone to find. */
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
  const place = [title, ...placeOf(settings)].filter(Boolean)
  return {
    title,
    description: `Situs resmi ${place.join(', ')}: berita, agenda, layanan, dan anggaran desa.`,
  }
}
