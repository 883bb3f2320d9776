import type { QueryClient } from '@tanstack/react-query'
import { newestFirst } from '@/domain/ids/newest-first'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { sortHeadFirst } from '@/domain/officials/official'
import { variantUrl } from '@/domain/pictures/picture'
import { contentList, contentPages } from '@/lib/query/content'

/** Approximate number of pictures in the first view of a list. */
const AT_FIRST = 12

/** Returns the small variants of the pictures that visitors are likely to view next. */
export function likelyPictures(client: QueryClient): string[] {
  const list = (name: 'news' | 'announcements') =>
    client.getQueryData(contentList(name, PUBLIC_LISTS[name].prefetch).options.queryKey) ?? []
  const articles = [...list('news'), ...list('announcements')]
  const officials = client.getQueryData(contentList('apparatus').options.queryKey) ?? []
  const products = client.getQueryData(contentPages('umkm').options.queryKey)?.pages
  const gallery = client.getQueryData(contentPages('gallery').options.queryKey)?.pages
  const lists = [
    articles.sort(newestFirst).map(({ imageurl }) => imageurl),
    sortHeadFirst(officials).map(({ photourl }) => photourl),
    (products?.[0]?.items ?? []).map(({ imageurl }) => imageurl),
    (gallery?.[0]?.items ?? []).map(({ imageurl }) => imageurl),
  ]
  const inOrder = [
    ...lists.flatMap((addresses) => addresses.slice(0, AT_FIRST)),
    ...lists.flatMap((addresses) => addresses.slice(AT_FIRST)),
  ]
  const variants = inOrder.map((address) => variantUrl(address, 320))
  return [...new Set(variants.filter((address) => address !== null))]
}
