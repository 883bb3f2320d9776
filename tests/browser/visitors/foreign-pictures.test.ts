import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { itemIn } from '../../support/example'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** Id that is newer than all ids of the sample village. */
const ID = '7ZZZZZZZZZZZZZZZZZZZZZZZZY'
const HOST = 'https://foto.example'
const ADDRESS = `${HOST}/600/400`

const TITLE = 'Panen raya di kebun percobaan'
const PICTURE = { imageurl: ADDRESS, imagewidth: 600, imageheight: 400, imagealt: 'Padi di sawah' }

/** Imitates the website that hosts the picture. Resolves with the Referer headers that this website receives. */
async function host(context: BrowserContext, body: Buffer, shares = true): Promise<string[]> {
  const referrers: string[] = []
  await context.route(`${HOST}/**`, async (route) => {
    referrers.push((await route.request().headerValue('referer')) ?? '')
    await route.fulfill({
      contentType: 'image/jpeg',
      body,
      headers: { 'access-control-allow-origin': shares ? '*' : 'https://lain.example' },
    })
  })
  return referrers
}

async function open(page: Page) {
  await page.goto(site.url('/admin/berita'))
  await page.getByRole('link', { name: TITLE }).click()
}

it('shows a picture of another website without sending a referrer, and copies the picture if the other website allows CORS', async () => {
  await site.load(itemIn('news', { id: ID, title: TITLE, ...PICTURE }))
  const { context: visitors, page: visitor } = await visit()
  await visitor.goto(site.url('/login'))
  const referrers = await host(visitors, await photo(visitor, 600, 400))
  await visitor.goto(site.url(`/berita/${ID}`))
  const picture = visitor.getByRole('img', { name: 'Padi di sawah' })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(600)
  expect.soft(new Set(referrers)).toEqual(new Set(['']))

  const { context, page, expectErrors } = await visitAs('editor')
  expectErrors('CORS policy', 'Failed to load resource')
  await host(context, await photo(page, 600, 400), false)
  await open(page)
  const copy = page.getByRole('button', { name: 'Salin ke situs ini' })
  await copy.click()
  await page.getByText(/^Situs asal tidak mengizinkan foto ini disalin/).waitFor()
  expect.soft(await copy.isEnabled()).toBe(true)
  await context.unroute(`${HOST}/**`)

  const fromEditor = await host(context, await photo(page, 1200, 800))
  await copy.click()
  await page.getByText('Foto ini ada di situs lain').waitFor({ state: 'detached' })
  await page.getByRole('img', { name: 'Foto yang dipilih' }).waitFor()
  await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
  const address = async () => (await site.query('news', 'title', TITLE))[0]?.['imageurl']
  await expect.poll(address).toMatch(/\/o\/images%2F\d{13}\.jpg\?alt=media/)
  expect.soft(new Set(fromEditor)).toEqual(new Set(['']))
})
