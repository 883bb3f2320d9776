import { expect, it } from 'vitest'
import { redirectLine, redirectsIn } from './redirects'

const at = (path: string, slug: string, day = '2020-05-03') =>
  redirectLine({ path: `/berita/${path}`, oldId: '12', day, slug })

it('redirects every old address of an article to its page', () => {
  expect([...redirectsIn(at('01A', 'panen-raya'))]).toEqual(
    ['/artikel/12', '/artikel/2020/5/3/panen-raya', '/artikel/2020/05/03/panen-raya'].map((old) => [
      old,
      '/berita/01A',
    ]),
  )
})

it('redirects an old address that two articles share to the article in the later line', () => {
  const redirects = redirectsIn(`${at('01A', 'sama')}\n${at('01B', 'sama')}`)
  expect(redirects.get('/artikel/2020/5/3/sama')).toBe('/berita/01B')
})

it('creates no redirect for an empty slug, or for a slug with characters that need escaping', () => {
  for (const slug of ['a b', '<script>', ''])
    expect([...redirectsIn(at('01A', slug)).keys()]).toEqual(['/artikel/12'])
})
