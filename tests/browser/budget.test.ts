import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser'
import { useSite } from '../support/site'

const site = useSite()
const { visit } = useBrowser()

const KB = 1_000
/** Gzip bytes of JavaScript that a first paint may need; Firebase comes beside it. */
const SCRIPTS = 110 * KB
/** The same with all that reading Firestore needs: one module of the SDK, which writes for the admin too. */
const SCRIPTS_WITH_READING = 154 * KB

interface Traffic {
  scripts: { name: string; gzip: number }[]
  documentsRead: number
  requests: number
}

/** What `path` loads until its content stands, in a profile that knows nothing of the site. */
async function trafficUntilContent(page: Page, path: string): Promise<Traffic> {
  const traffic: Traffic = { scripts: [], documentsRead: 0, requests: 0 }
  const reading: Promise<void>[] = []
  const listen = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const { pathname } = new URL(response.url())
    traffic.requests += 1
    if (pathname.endsWith('.js'))
      reading.push(
        response.body().then((body) => {
          traffic.scripts.push({ name: pathname, gzip: gzipSync(body, { level: 9 }).length })
        }),
      )
    if (pathname.startsWith('/v1/projects/'))
      reading.push(
        response.text().then((text) => {
          traffic.documentsRead += text.match(/"updateTime"/g)?.length ?? 0
        }),
      )
  }
  page.on('response', listen)
  await page.goto(site.url(path))
  await page.getByRole('main').getByRole('article').first().waitFor()
  page.off('response', listen)
  await Promise.all(reading)
  return traffic
}

const total = (scripts: Traffic['scripts']) => scripts.reduce((sum, { gzip }) => sum + gzip, 0)
const isReading = ({ name }: { name: string }) => /\/reading-/.test(name)

describe.each(['/', '/berita', '/agenda'])('%s', (path) => {
  it('stays within its budget of JavaScript', async () => {
    const { page } = await visit()
    const { scripts } = await trafficUntilContent(page, path)
    const own = scripts.filter((script) => !isReading(script))
    expect(own.length).toBeGreaterThan(1)
    expect(scripts.some(isReading)).toBe(true)
    expect(total(own)).toBeLessThanOrEqual(SCRIPTS)
    expect(total(scripts)).toBeLessThanOrEqual(SCRIPTS_WITH_READING)
  })
})

it('neither dialogs, charts nor admin code come before they are used', async () => {
  const { page } = await visit()
  const { scripts } = await trafficUntilContent(page, '/')
  expect(
    scripts.map(({ name }) => name).filter((name) => /dialog|charts\/|admin\//.test(name)),
  ).toEqual([])
})

it('a first visit to home reads ten documents: settings, announcements and three news items', async () => {
  const { page } = await visit()
  expect((await trafficUntilContent(page, '/')).documentsRead).toBeLessThanOrEqual(10)
})

it('returning within minutes reads nothing again', async () => {
  const { page } = await visit()
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.reload()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
})

it('a visitor who spares data warms nothing', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(3)
})
