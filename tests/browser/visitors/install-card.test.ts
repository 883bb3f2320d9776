import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { expectStill, MAX_SHIFT, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const card = (page: Page) => page.getByRole('complementary', { name: 'Pasang aplikasi Desa' })

/** Opens a page so long after the site was started last, until the device has noted that. */
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

/** As Chromium does, which does not where it has no window. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = () => Promise.resolve({ outcome: answer })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  }, outcome)

const toTheFoot = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

/** Whether the card is there once it would be. */
async function isSuggested(page: Page): Promise<boolean> {
  await offer(page, 'dismissed')
  await untilQuiet(page)
  await toTheFoot(page)
  await page.getByRole('button', { name: 'Pasang aplikasi' }).waitFor()
  return (await card(page).count()) > 0
}

it('the second visit suggests to install the site, at the foot of a page, where nothing moves', async () => {
  const { page } = await visit({ ...PHONE, viewport: { width: 320, height: 640 } })
  await watchShifts(page)
  await openAfter(page, 0)
  expect(await isSuggested(page)).toBe(false)
  await openAfter(page, HOUR)
  await offer(page, 'accepted')
  await card(page).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await card(page).scrollIntoViewIfNeeded()
  expect([await findings(page), await overflow(page)]).toEqual([[], 0])
  await expectStill(page, MAX_SHIFT, () => openAfter(page, MINUTE))
  await card(page).getByRole('button', { name: 'Pasang' }).click()
  await card(page)
    .getByText(/^Sedang dipasang/)
    .waitFor()
})

it('who does not want it is not asked again', async () => {
  const { page } = await visit()
  await openAfter(page, 0)
  await openAfter(page, HOUR)
  expect(await isSuggested(page)).toBe(true)
  await card(page).getByRole('button', { name: 'Tidak usah' }).click()
  await card(page).waitFor({ state: 'detached' })
  for (const later of [MINUTE, 2 * HOUR]) {
    await openAfter(page, later)
    expect(await isSuggested(page)).toBe(false)
  }
})

it('who has seen it in one visit does not see it in the next, nor beside a form', async () => {
  const { page } = await visit()
  await openAfter(page, 0)
  await openAfter(page, HOUR, '/pengaduan')
  expect(await isSuggested(page)).toBe(false)
  await openAfter(page, MINUTE)
  expect(await isSuggested(page)).toBe(true)
  await card(page).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => localStorage.getItem('pemasangan')?.includes('"seen":2'))
  await openAfter(page, 2 * HOUR)
  expect(await isSuggested(page)).toBe(false)
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

it('on an iPhone the three steps are shown', async () => {
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
})

it('where nothing can be stored nothing is suggested', async () => {
  const { context, page, expectErrors } = await visit({ ...PHONE, userAgent: IPHONE })
  expectErrors('tidak dapat disimpan di perangkat')
  await context.addInitScript(() => {
    Object.assign(navigator, { standalone: false })
    localStorage.setItem('pemasangan', '{"at":0,"count":1}')
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await page.goto(site.url('/'))
  await untilQuiet(page)
  await toTheFoot(page)
  expect(await card(page).count()).toBe(0)
})
