import { expect, it } from 'vitest'
import firebaseJson from '../../firebase.json'
import { FEED_PATH } from '../../src/app/rendering/feed'
import { SITEMAP_PATH } from '../../src/app/rendering/sitemap'
import { PUBLIC_ROUTES } from '../../src/app/routes'
import { itemPages } from '../../src/domain/public-lists'
import { paths } from '../../src/domain/paths'
import { buildFile, PUBLISHED } from '../../src/domain/publishing/publication'

const { rewrites, headers } = firebaseJson.hosting

it('serves the app shell for the admin, personal pages and items without a file', () => {
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

it('rewrites every route with parameters to the app shell, for pages without a file', () => {
  const sources = rewrites.map(({ source }) => source)
  for (const { path } of PUBLIC_ROUTES.filter((route) => route.path.includes(':')))
    expect(sources, path).toContain(path.replace(/:\w+/g, '*'))
})

/** Returns the Cache-Control of `path`. The last matching rule applies. */
function cacheControl(path: string): string | undefined {
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
])('lets caches revalidate %s each time', (path) => {
  expect(cacheControl(path)).toBe('no-cache')
})

it('lets caches keep files with a content hash in their name', () => {
  expect(cacheControl(buildFile('satu'))).toMatch(/immutable/)
})
