import { expect, it } from 'vitest'
import firebaseJson from '../../firebase.json'
import { FEED_PATH } from '../../src/app/rendering/feed'
import { SITEMAP_PATH } from '../../src/app/rendering/sitemap'
import { PUBLIC_ROUTES } from '../../src/app/routes'
import { itemPages } from '../../src/domain/listed'
import { paths } from '../../src/domain/paths'
import { buildFile, PUBLISHED } from '../../src/domain/publishing/publication'

/* firebase.json cannot import: what follows from the tables of routes and collections is repeated there. */

const { rewrites, headers } = firebaseJson.hosting

it('the shell stands where no file is, or not yet: the admin, what is personal, items with pages', () => {
  const personal = PUBLIC_ROUTES.filter(({ isPersonal }) => isPersonal).map(({ path }) =>
    path.replace(/:\w+/g, '*'),
  )
  const items = itemPages().map((page) => `/${page}/*`)
  const expected = [paths.admin, `${paths.admin}/**`, ...personal, ...items]
  expect(rewrites.map(({ source }) => source).sort()).toEqual(expected.sort())
  expect(new Set(rewrites.map(({ destination }) => destination))).toEqual(
    new Set([PUBLISHED.shell]),
  )
})

it('what has parameters and a file for each has a rewrite for those to come', () => {
  const sources = rewrites.map(({ source }) => source)
  for (const { path } of PUBLIC_ROUTES.filter((route) => route.path.includes(':')))
    expect(sources, path).toContain(path.replace(/:\w+/g, '*'))
})

/** How long caches keep what is served at `path`: of several rules the last counts. */
function cachingOf(path: string): string | undefined {
  return headers
    .filter(({ source }) => source === '**' || path.startsWith(source.replace('**', '')))
    .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'))
    .at(-1)?.value
}

it.each([
  ...PUBLIC_ROUTES.map(({ path }) => path),
  paths.admin,
  PUBLISHED.version,
  PUBLISHED.content,
  PUBLISHED.calendar,
  PUBLISHED.shell,
  PUBLISHED.manifest,
  SITEMAP_PATH,
  FEED_PATH,
])('%s is asked for anew each time', (path) => {
  expect(cachingOf(path)).toBe('no-cache')
})

it('what bears its contents in its name is kept', () => {
  expect(cachingOf(buildFile('satu'))).toMatch(/immutable/)
})
