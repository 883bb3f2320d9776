import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addStyles, findings, overflow } from '../../support/axe'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const pictures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto galeri' })

it('opens, browses and closes pictures by keyboard, and closes them by a click next to the picture', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'reduce' })
  await page.goto(site.url('/galeri'))
  const second = pictures(page).nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await lightbox(page).getByText('2 dari 24').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tutup')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findings(page)).toEqual([])
  }

  await page.keyboard.press('End')
  await lightbox(page).getByText('24 dari 24').waitFor()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main li'))).toBeNull()
  }
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.keyboard.press('Escape')
  await lightbox(page).waitFor({ state: 'detached' })
  await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(new URL(page.url()).hash).toBe('')

  for (const [x, y] of [
    [40, 200],
    [100, 880],
  ] as const) {
    await pictures(page).first().click()
    await lightbox(page).getByText('1 dari 24').waitFor()
    await page.mouse.click(x, y)
    await lightbox(page).waitFor({ state: 'detached' })
  }
})

it('changes pictures by swiping on a small phone, with large buttons, and closes by Back', async () => {
  const { page, context } = await visit({ viewport: { width: 320, height: 568 }, hasTouch: true })
  await page.goto(site.url('/galeri'))
  await pictures(page).first().tap()
  await lightbox(page).getByText('1 dari 24').waitFor()

  const touch = await context.newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x.map((left) => ({ x: left, y: 250 })),
    })
  await finger('touchStart', 260)
  for (const x of [230, 190, 150, 110]) await finger('touchMove', x)
  await finger('touchEnd')
  await lightbox(page).getByText('2 dari 24').waitFor()

  const sizes = await lightbox(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.clientWidth, button.clientHeight].join('×')),
    )
  expect(sizes).toEqual(['48×48', '48×48', '48×48'])
  await addStyles(page, 'html { font-size: 200% }')
  expect(await overflow(page)).toBe(0)
  expect(await lightbox(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

  await page.goBack()
  await lightbox(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Galeri' }).waitFor()
})
