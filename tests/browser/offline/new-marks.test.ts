import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { composeUlid } from '../../../src/domain/ids/id'
import { paths } from '../../../src/domain/paths'
import { setupBrowser } from '../../support/browser'
import { MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

const TITLE = 'Air bersih kembali mengalir'

async function publish(id: string) {
  const [path] = /\/berita\/[0-9A-Z]+/.exec(await (await fetch(site.url(paths.news))).text()) ?? []
  const newest = path?.split('/').at(-1) ?? ''
  const [stored = {}] = await site.query('news', 'id', newest)
  await site.load({
    [`news/${id}`]: {
      ...stored,
      id,
      title: TITLE,
      views: 0,
      imagewidth: 0,
      imageheight: 0,
      updatedAt: { $timestamp: new Date().toISOString() },
    },
  })
  // Loading documents does not run triggers, so this change starts the publication.
  await site.patch(`news/${id}`, { title: TITLE })
  await site.runSchedule('site-publishhourly')
}

const marked = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByText('Baru', { exact: true }) })

async function readNews(context: BrowserContext, inspect: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(site.url(paths.news))
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() => localStorage.getItem('kunjungan') !== null)
  await untilQuiet(page)
  await inspect(page)
  await page.close()
}

it('marks an article published between two visits as new on the second visit only, without layout shifts', async () => {
  const { context } = await visit()
  const later = (minutes: number) =>
    context.addInitScript((milliseconds) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + milliseconds
    }, minutes * 60_000)
  await readNews(context, async (page) => expect(await marked(page).count()).toBe(0))
  await publish(composeUlid(Date.now(), '0123456789ABCDEF'))
  await later(40)
  await readNews(context, async (page) => {
    await marked(page).getByRole('heading', { name: TITLE }).waitFor()
    expect(await marked(page).count()).toBe(1)
    expect(await shiftOn(page)).toBeLessThanOrEqual(MAX_SHIFT)
    await page.reload()
    await marked(page).getByRole('heading', { name: TITLE }).waitFor()
  })
  await later(40)
  await readNews(context, async (page) => {
    await page.getByRole('heading', { name: TITLE }).waitFor()
    expect(await marked(page).count()).toBe(0)
  })
})
