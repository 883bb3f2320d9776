import { hashKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { COLLECTIONS, collectionsWith } from '@/domain/collections'
import { paths } from '@/domain/paths'
import { contentKeys } from '@/lib/query/content-keys'
import { PUBLIC_ROUTES, queriesAt, queriesToPrefetch, routeAt } from './routes'

const SETTINGS = contentKeys.document('site_settings', '1')

const keysAt = (pathname: string, search = '') =>
  queriesAt({ pathname, search }).map(({ queryKey }) => queryKey)

it('contains a page for every linked address, and shows the not-found page at other addresses', () => {
  const addresses = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : path('Pemerintahan'),
  )
  for (const address of addresses) {
    const { pathname } = new URL(address, 'https://desa.id')
    expect(routeAt({ pathname, search: '' })?.path, address).not.toBe('*')
  }
  expect(routeAt({ pathname: '/tidak/ada', search: '' })?.path).toBe('*')
})

it('declares the queries of the home page in order: the settings, the main content, the sections below', () => {
  expect(keysAt('/')).toEqual([
    SETTINGS,
    contentKeys.list('announcements', 6),
    contentKeys.list('agenda', 'coming'),
    contentKeys.list('closed_days', 100),
    contentKeys.prayerTimes,
    contentKeys.list('news', 3),
    contentKeys.list('apparatus', 200),
    contentKeys.list('population_gender', 60),
    contentKeys.list('home_statistics', 60),
    contentKeys.list('gallery', 6),
    contentKeys.document('budget_summary', '1'),
    contentKeys.document('partners', '1'),
  ])
})

it('declares the settings query on every page, and the queries for the article and its related articles on an article page', () => {
  expect(keysAt('/berita/01ABC')).toEqual([
    SETTINGS,
    contentKeys.item('berita', '01ABC'),
    contentKeys.around('berita', '01ABC'),
  ])
  expect(keysAt('/privasi')).toEqual([SETTINGS])
})

it('declares the query for the category in the address and ignores unknown categories', () => {
  expect(keysAt('/berita', '?kategori=Kesehatan')).toContainEqual(
    contentKeys.pages('news', { category: 'Kesehatan' }),
  )
  expect(keysAt('/berita', '?kategori=<b>')).toContainEqual(contentKeys.pages('news', {}))
})

it.each(collectionsWith('list'))('shows documents of the collection %s on a page', (name) => {
  const shown = PUBLIC_ROUTES.flatMap(
    ({ queries }) => queries?.({}, new URLSearchParams()) ?? [],
  ).map(({ queryKey }) => queryKey.slice(0, 2))
  expect(shown).toContainEqual(contentKeys.collection(name))
})

it.each(collectionsWith('page'))('contains a page for items of the collection %s', (name) => {
  const { page } = COLLECTIONS[name]
  expect(keysAt(`/${page}/01ABC`)).toContainEqual(contentKeys.item(page, '01ABC'))
})

it('prefetches all queries of pages without parameters, and the lists of items that have their own pages', () => {
  const hashes = queriesToPrefetch().map(({ queryKey }) => hashKey(queryKey))
  const prefetched = new Set(hashes)
  expect(hashes).toHaveLength(prefetched.size)
  for (const { path } of PUBLIC_ROUTES.filter(({ path }) => !/[:*]/.test(path)))
    for (const key of keysAt(path)) expect(prefetched).toContain(hashKey(key))
  expect(prefetched).toContain(hashKey(contentKeys.list('news', 50)))
  expect(prefetched).toContain(hashKey(contentKeys.list('announcements', 50)))
})
