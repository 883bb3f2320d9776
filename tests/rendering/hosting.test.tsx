import { fileURLToPath } from 'node:url'
import prettier from 'prettier'
import { expect, it } from 'vitest'
import firebaseJson from '../../firebase.json'
import { FEED_PATH } from '../../src/app/rendering/feed'
import { SITEMAP_PATH } from '../../src/app/rendering/sitemap'
import { PUBLIC_ROUTES } from '../../src/app/routes'
import { paths } from '../../src/domain/paths'
import { buildFile, PUBLISHED } from '../../src/domain/publishing/publication'

const { headers } = firebaseJson.hosting

const FILE = fileURLToPath(new URL('../../firebase.json', import.meta.url))

// To update the rewrites after a change: npx vitest run --project unit hosting -u
it('serves the app shell for the admin, personal pages and items without a file', async () => {
  const shown = PUBLIC_ROUTES.filter(({ path, isPersonal }) => isPersonal || path.includes(':'))
  const sources = [
    paths.admin,
    `${paths.admin}/**`,
    ...shown.map(({ path }) => path.replace(/:\w+/g, '*')),
  ]
  const hosting = {
    ...firebaseJson.hosting,
    rewrites: sources.map((source) => ({ source, destination: PUBLISHED.shell })),
  }
  const config = await prettier.resolveConfig(FILE)
  const text = JSON.stringify({ ...firebaseJson, hosting }, null, 2)
  await expect(await prettier.format(text, { ...config, parser: 'json' })).toMatchFileSnapshot(FILE)
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
