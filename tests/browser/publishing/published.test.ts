import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { setupBrowser } from '../../support/browser'
import { holdRequests } from '../../support/network'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser()
const reading = setupBrowser({ waits: false })

function watchReads(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!request.serviceWorker() && /\/v1\/projects\/|\/search$|^\/data\//.test(pathname))
      found.push(pathname)
  })
  return found
}

async function untilStored(page: Page) {
  await untilPrefetched(page)
  await untilQuiet(page)
}

/** Counts the writes to IndexedDB and the characters of parsed JSON. Runs in the page. */
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

it('prefetches the site in one request, and later requests only the version or newer content', async () => {
  const { page } = await visit()
  const requests = watchReads(page)
  await page.goto(site.url(paths.home))
  await untilStored(page)
  expect(requests).toEqual(['/data/versi.json', '/data/situs.json'])

  requests.length = 0
  await page.addInitScript(countWork)
  await page.reload()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await untilQuiet(page)
  expect.soft(requests).toEqual(['/data/versi.json'])
  const { work, embedded } = await page.evaluate(() => ({
    work: (globalThis as unknown as { work: { stored: number; parsed: number } }).work,
    embedded: document.getElementById('isi-halaman')!.textContent.length,
  }))
  expect.soft(work.stored).toBe(0)
  // The page parses only the version and entries of localStorage besides the embedded content.
  expect.soft(work.parsed - embedded).toBeLessThan(3_000)

  await page.goto(site.url(paths.history))
  await untilQuiet(page)
  const name = 'Desa Sukamaju Jaya'
  await site.patch('site_settings/1', { village_name: name })
  await expect.poll(async () => (await fetch(site.url())).text()).toContain(name)
  requests.length = 0
  await page.reload()
  await page.getByText(name).first().waitFor()
  await untilQuiet(page)
  // One request for the settings and one for the content of the page.
  expect.soft(requests.filter((path) => !path.startsWith('/data/'))).toHaveLength(2)
  expect.soft(requests).toContain('/data/situs.json')
})

it('shows visited pages offline with or without scripts, and on a slow network after three seconds', async () => {
  const { page, context, expectErrors } = await reading.visit()
  // Pictures that are not cached fail, and so do requests at the moment when the network is cut.
  expectErrors('images%2F', 'ERR_INTERNET_DISCONNECTED')
  for (const path of [paths.news, paths.agenda]) {
    await page.goto(site.url(path))
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
    await untilStored(page)
  }
  const letGo = await holdRequests(context, site.url(paths.officials))
  await page.goto(site.url(paths.officials))
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await page.locator('#isi-halaman').count()).toBe(0)
  letGo()

  const session = await context.newCDPSession(page)
  const setScripts = (enabled: boolean) =>
    session.send('Emulation.setScriptExecutionDisabled', { value: !enabled })
  await page.goto(site.url(paths.agenda))
  const events = page.getByRole('main').getByRole('article')
  const count = await events.count()
  await untilQuiet(page)
  await context.setOffline(true)
  await setScripts(false)
  await page.reload()
  expect.soft(await events.count()).toBe(count)
  // A category uses the cached page of the complete list.
  await page.goto(site.url(paths.newsIn('Kesehatan')))
  await events.first().waitFor()
  await setScripts(true)
  await page.goto(site.url(paths.agenda))
  await page.getByText(/^Tanpa jaringan\. Yang tampil isi tersimpan/).waitFor()
  expect.soft(await events.count()).toBe(count)
})
