import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { setupBrowser } from '../../support/browser'
import { hold } from '../../support/network'
import { PAGES } from '../../support/pages'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { setupStaff, writeArticle } from '../../support/staff'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser()
const passing = setupBrowser({ installs: false })
const reading = setupBrowser({ waits: false })
const visitAs = setupStaff(site, passing.visit)

/** Requests to Firestore, and to the function that reads it to search. */
const READING = /\/v1\/projects\/|\/search$/

/** What a first visit reads, by page: only what is the visitor's own, with the settings and, for its promise, the closed days. */
const READ: Record<string, number> = {
  [`${paths.complaint}/:code`]: 3,
  [paths.search]: 1,
  [paths.searchFor('kopi')]: 2,
  [paths.login]: 1,
}

/** Paths of what the page itself asks for from now on. */
function asked(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (!request.serviceWorker()) found.push(new URL(request.url()).pathname)
  })
  return found
}

/** All that is kept for the times without network is. */
async function untilKept(page: Page) {
  await untilPrefetched(page)
  await untilQuiet(page)
}

/** Counts what later pages of this tab store on the device, and the characters of JSON that they parse. */
function countWork() {
  const work = { stored: 0, parsed: 0 }
  const stores = IDBObjectStore.prototype as { put: (...content: unknown[]) => unknown }
  stores.put = new Proxy(stores.put, {
    apply(put, store, content) {
      work.stored += 1
      return Reflect.apply(put, store, content)
    },
  })
  const parse = JSON.parse.bind(JSON)
  JSON.parse = (text: string, ...others) => {
    work.parsed += text.length
    return parse(text, ...others) as unknown
  }
  Response.prototype.json = async function () {
    return JSON.parse(await this.text()) as unknown
  }
  Object.assign(globalThis, { work })
}

async function readBy(path: string): Promise<number> {
  const { page, expectErrors } = await passing.visit()
  if (path === '*') expectErrors('404')
  const requests = asked(page)
  await page.goto(await site.address(path))
  const reads = () => requests.filter((one) => READING.test(one)).length
  // A busy machine is idle for a while before the app asks.
  await expect.poll(reads, { timeout: 30_000 }).toBeGreaterThanOrEqual(READ[path] ?? 0)
  await untilQuiet(page)
  return reads()
}

it('a first visit reads no document of what is published, whatever the page', async () => {
  const read: Record<string, number> = {}
  const left = [...PAGES]
  const readOn = async (): Promise<void> => {
    const path = left.shift()
    if (path === undefined) return
    read[path] = await readBy(path)
    return readOn()
  }
  await Promise.all([readOn(), readOn(), readOn(), readOn()])
  expect(read).toEqual(Object.fromEntries(PAGES.map((path) => [path, READ[path] ?? 0])))
})

it('one request prefetches the whole site, and a returning visitor sends one small request and does no work again', async () => {
  const { page } = await visit()
  const requests = asked(page)
  await page.goto(site.url())
  await untilKept(page)
  expect(requests.filter((path) => READING.test(path) || path.startsWith('/data/'))).toEqual([
    '/data/versi.json',
    '/data/situs.json',
  ])
  requests.length = 0
  await page.addInitScript(countWork)
  await page.reload()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await untilQuiet(page)
  expect(requests.filter((path) => READING.test(path) || path.startsWith('/data/'))).toEqual([
    '/data/versi.json',
  ])
  const { work, brought } = await page.evaluate(() => ({
    work: (globalThis as unknown as { work: { stored: number; parsed: number } }).work,
    brought: document.getElementById('isi-halaman')!.textContent.length,
  }))
  expect(work.stored).toBe(0)
  // The page's own content once, the version, and the notes that this device keeps in localStorage.
  expect(work.parsed - brought).toBeLessThan(3_000)
})

it('who comes again sees what was published meanwhile, and reads only what is in view', async () => {
  const { page } = await visit()
  await page.goto(site.url(paths.history))
  await untilKept(page)
  const name = 'Desa Sukamaju Jaya'
  await site.patch('site_settings/1', { village_name: name })
  await expect
    .poll(async () => (await fetch(site.url())).text(), { timeout: 20_000 })
    .toContain(name)
  const requests = asked(page)
  await page.reload()
  await page.getByText(name).first().waitFor()
  await untilQuiet(page)
  // The settings and the page.
  expect(requests.filter((path) => READING.test(path)).length).toBe(2)
  expect(requests).toContain('/data/situs.json')
})

it('half a character at the end of a title is published as a whole one, and stops nothing', async () => {
  const { page } = await visitAs('editor')
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: '-', category: 'Kesehatan' })
  // As what was cut elsewhere is pasted: no text that is sent to the browser can hold it.
  await page.getByLabel('Judul', { exact: true }).evaluate((field: HTMLInputElement) => {
    field.setRangeText(`Kabar ${String.fromCharCode(0xd83d)}`, 0, 1)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Berita terbit.').waitFor()
  const [article] = await site.query('news', 'title', 'Kabar \ufffd')
  const read = async (path: string) => (await fetch(site.url(path))).text()
  await expect
    .poll(() => read(`${paths.news}/${article?.['id']}`), { timeout: 20_000 })
    .toMatch(/<h1[^>]*>Kabar \ufffd</)
  expect(await read(paths.news)).toContain('Kabar \ufffd')
})

/** A page that was seen, of which the HTML says what it says without any script. */
async function visitSeen(path: string) {
  const { page, context, expectErrors } = await reading.visit()
  expectErrors('images%2F')
  await page.goto(site.url(path))
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  await untilKept(page)
  const session = await context.newCDPSession(page)
  const setScripts = (enabled: boolean) =>
    session.send('Emulation.setScriptExecutionDisabled', { value: !enabled })
  return { page, context, setScripts }
}

it('a page that was seen is there without network, with scripts and without', async () => {
  const { page, context, setScripts } = await visitSeen(paths.agenda)
  const events = page.getByRole('main').getByRole('article')
  const count = await events.count()
  await context.setOffline(true)
  await setScripts(false)
  await page.reload()
  expect(await events.count()).toBe(count)
  await setScripts(true)
  await page.reload()
  await page.getByText(/^Tanpa jaringan\. Yang tampil isi tersimpan/).waitFor()
  expect(await events.count()).toBe(count)
})

it('a list of one category has the page that it is a part of', async () => {
  const { page, context, setScripts } = await visitSeen(paths.news)
  await context.setOffline(true)
  await setScripts(false)
  await page.goto(site.url(paths.newsIn('Kesehatan')))
  await page.getByRole('main').getByRole('article').first().waitFor()
})

it('who waits three seconds for a page sees what is stored of it', async () => {
  const { page, context, setScripts } = await visitSeen(paths.home)
  await setScripts(true)
  const letGo = await hold(context, site.url(paths.officials))
  await page.goto(site.url(paths.officials))
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await page.locator('#isi-halaman').count()).toBe(0)
  letGo()
})
