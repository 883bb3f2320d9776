import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES, queriesAt, queriesToWarm, routeAt } from './routes'

const keysAt = (pathname: string, search = '') =>
  queriesAt({ pathname, search }).map(({ queryKey }) => queryKey.join('/'))

it('every address that links can lead to has a page of its own', () => {
  const addresses = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : path('Pemerintahan').split('?')[0],
  )
  for (const pathname of addresses)
    expect(routeAt({ pathname: pathname ?? '', search: '' })?.path, pathname).not.toBe('*')
})

it('an unknown address leads to the page that says so', () => {
  expect(routeAt({ pathname: '/tidak/ada', search: '' })?.path).toBe('*')
})

it('home declares the settings first, then what people came for, then what stands below', () => {
  expect(keysAt('/')).toEqual([
    'content/settings',
    'content/announcements',
    'content/news/latest',
    'content/officials',
    'content/population_gender',
    'content/home_statistics',
    'content/gallery/latest',
    'content/budget_summary',
  ])
})

it('an article page declares the article of its address, and the newest news', () => {
  expect(keysAt('/berita/01ABC')).toEqual([
    'content/settings',
    'content/article/01ABC',
    'content/news/latest',
  ])
})

it('the list declares the category of its address and ignores unknown ones', () => {
  expect(keysAt('/berita', '?kategori=Kesehatan')).toContain('content/news/list/Kesehatan/pages')
  expect(keysAt('/berita', '?kategori=<b>')).toContain('content/news/list//pages')
})

it('a page that declares nothing still needs the settings', () => {
  expect(keysAt('/kontak')).toEqual(['content/settings'])
})

it('warming covers what every page without parameters declares, and the archive', () => {
  const warmed = new Set(queriesToWarm().map(({ queryKey }) => queryKey.join('/')))
  for (const { path } of PUBLIC_ROUTES.filter(({ path }) => !/[:*]/.test(path)))
    for (const key of keysAt(path)) expect(warmed).toContain(key)
  expect(warmed).toContain('content/news/archive')
})
