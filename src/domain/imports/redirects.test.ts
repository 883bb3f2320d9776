import { expect, it } from 'vitest'
import { redirectLine, redirectsIn } from './redirects'

const at = (path: string, slug: string, day = '2020-05-03') =>
  redirectLine({ path: `/berita/${path}`, oldId: '12', day, slug })

it('leads every old address of an article to its page', () => {
  expect([...redirectsIn(at('01A', 'panen-raya'))]).toEqual(
    ['/artikel/12', '/artikel/2020/5/3/panen-raya', '/artikel/2020/05/03/panen-raya'].map((old) => [
      old,
      '/berita/01A',
    ]),
  )
})

it('leads an address of two articles to the later line', () => {
  const redirects = redirectsIn(`${at('01A', 'sama')}\n${at('01B', 'sama')}`)
  expect(redirects.get('/artikel/2020/5/3/sama')).toBe('/berita/01B')
})

it('makes no address of a slug with characters that need escaping, or without a slug', () => {
  for (const slug of ['a b', '<script>', ''])
    expect([...redirectsIn(at('01A', slug)).keys()]).toEqual(['/artikel/12'])
})
