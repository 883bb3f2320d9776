import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { expectNoShift, MAX_SHIFT, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const card = (page: Page) => page.getByRole('complementary', { name: 'Pasang aplikasi Desa' })

/** Opens a page as if the app had last been started `milliseconds` ago. Waits until the device has recorded the start. */
async function openAfter(page: Page, milliseconds: number, path = '/') {
  const before = await page.evaluate((passed) => {
    if (!location.protocol.startsWith('http')) return null
    const visits = JSON.parse(localStorage.getItem('pemasangan') ?? '') as { at: number }
    const earlier = JSON.stringify({ ...visits, at: visits.at - passed })
    localStorage.setItem('pemasangan', earlier)
    return earlier
  }, milliseconds)
  await page.goto(site.url(path))
  await page.waitForFunction((stored) => localStorage.getItem('pemasangan') !== stored, before)
}

/** Fires Chromium's install prompt, which headless Chromium never does. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = () => Promise.resolve({ outcome: answer })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  }, outcome)

const toTheFoot = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

/** Returns whether the card is shown after Chromium's prompt and scrolling to the footer. */
async function isSuggested(page: Page): Promise<boolean> {
  await offer(page, 'dismissed')
  await untilQuiet(page)
  await toTheFoot(page)
  await page.getByRole('button', { name: 'Pasang aplikasi' }).waitFor()
  return (await card(page).count()) > 0
}

it('suggests installing at the foot of a page without a form on the second visit, without layout shifts', async () => {
  const { page } = await visit({ ...PHONE, viewport: { width: 320, height: 640 } })
  await watchShifts(page)
  await openAfter(page, 0)
  expect.soft(await isSuggested(page), 'on the first visit').toBe(false)
  await openAfter(page, HOUR, '/pengaduan')
  expect.soft(await isSuggested(page), 'beside a form').toBe(false)
  await openAfter(page, MINUTE)
  await offer(page, 'accepted')
  await card(page).waitFor()
  expect.soft(await page.evaluate(() => scrollY)).toBe(0)
  await card(page).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => localStorage.getItem('pemasangan')?.includes('"seen":2'))
  expect.soft([await findings(page), await overflow(page)]).toEqual([[], 0])
  await expectNoShift(page, MAX_SHIFT, () => openAfter(page, MINUTE))
  await card(page).getByRole('button', { name: 'Pasang' }).click()
  await card(page)
    .getByText(/^Sedang dipasang/)
    .waitFor()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

it('shows the three steps of installing on an iPhone, until the visitor declines', async () => {
  const { context, page } = await visit({ ...PHONE, userAgent: IPHONE })
  await context.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await openAfter(page, 0)
  expect(await card(page).count()).toBe(0)
  await openAfter(page, HOUR)
  await card(page).scrollIntoViewIfNeeded()
  expect(await card(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Bagikan'),
    expect.stringContaining('Tambah ke Layar Utama'),
    expect.stringContaining('Ikon desa ada di layar utama'),
  ])
  expect(await findings(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Tidak usah' }).click()
  await card(page).waitFor({ state: 'detached' })
  await openAfter(page, 2 * HOUR)
  await untilQuiet(page)
  expect(await card(page).count()).toBe(0)
})
