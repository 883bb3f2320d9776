import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { findings } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { coveredButtons, LOW_PHONE, doubleTextSize } from '../../support/pressable'
import { itemIn } from '../../support/example'
import { scan } from '../../support/qr-code'
import { openArticle, setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()

const A4 = { width: 794, height: 1123 }

const shareSheet = (page: Page) => page.getByRole('dialog', { name: 'Bagikan' })
const shareText = (page: Page) =>
  shareSheet(page).getByRole('textbox', { name: 'Teks untuk WhatsApp' })

async function download(page: Page): Promise<{ name: string; png: Buffer }> {
  await shareSheet(page)
    .getByRole('img', { name: /^Gambar berisi judul/ })
    .waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shareSheet(page).getByRole('button', { name: 'Unduh gambar' }).click(),
  ])
  return { name: file.suggestedFilename(), png: readFileSync(await file.path()) }
}

const coloursIn = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const within = (x: number, y: number, width: number, height: number) => {
      const { data } = context.getImageData(x, y, width, height)
      const found = new Set<string>()
      for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 4).join())
      return found.size
    }
    const { width, height } = canvas
    return {
      ...{ width, height },
      emblem: within(72, 32, 112, 112),
      title: within(72, 200, 936, 700),
      // Margins beside the title and below its last line.
      beside: within(0, 600, 60, 380) + within(1020, 600, 60, 380),
    }
  }, png.toString('base64'))

it('shares an event as text, as a poster with a QR code, and offline on a phone with a low screen', async () => {
  const { page, context } = await visitAs('editor', PHONE)
  await page.goto(site.url('/admin/agenda?status=terbit'))
  const button = page.getByRole('button', { name: /^Bagikan / }).first()
  const title = (await button.innerText()).replace('Bagikan ', '')
  const [event] = await site.query('agenda', 'title', title)
  const url = site.url(`/agenda#${event?.['id']}`)
  await button.click()
  await shareText(page).waitFor()
  const text = await shareText(page).inputValue()
  expect.soft(text.startsWith(`*${title}*\n`)).toBe(true)
  expect.soft(text.endsWith(`\n${url}`)).toBe(true)
  await shareText(page).fill(`${text}\nMohon diteruskan.`)
  const link = shareSheet(page).getByRole('link', { name: /^Kirim lewat/ })
  const href = (await link.getAttribute('href')) ?? ''
  expect.soft(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect.soft(new URL(href).searchParams.get('text')).toBe(`${text}\nMohon diteruskan.`)
  expect.soft(await findings(page)).toEqual([])

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shareSheet(page).getByRole('button', { name: 'Cetak A4' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article', { name: 'Lembar A4', includeHidden: true })
  const hidden = { includeHidden: true }
  expect.soft(await paper.isVisible()).toBe(true)
  expect.soft(await paper.getByRole('heading', hidden).innerText()).toBe(title)
  expect.soft(await page.getByRole('main', hidden).isVisible()).toBe(false)
  expect.soft(await shareSheet(page).getByRole('button', hidden).first().isVisible()).toBe(false)
  await page.setViewportSize(A4)
  const code = paper.getByRole('img', { name: `Kode QR ke ${url}`, includeHidden: true })
  // 50 mm at 96 dpi.
  expect.soft(Math.round((await code.boundingBox())?.width ?? 0)).toBe(189)
  const scanned = await scan(page, await page.screenshot({ fullPage: true }))
  expect.soft(scanned).toEqual({ text: url, isQuiet: true })

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(LOW_PHONE.viewport)
  await page.keyboard.press('Escape')
  await shareText(page).waitFor({ state: 'detached' })
  expect.soft(await page.locator('#root').getAttribute('class')).toBeFalsy()
  await context.setOffline(true)
  await button.click()
  expect.soft((await download(page)).name).toMatch(/\.png$/)
  expect.soft(await coveredButtons(shareSheet(page))).toEqual([])
  await doubleTextSize(page)
  expect.soft(await coveredButtons(shareSheet(page))).toEqual([])
})

it('draws a square picture with the emblem and a title that fits even at its maximum length', async () => {
  const { page, context, expectErrors } = await visitAs('editor')
  await openArticle(page, site.url(''), 'Tiga balita lulus')
  await page.getByRole('button', { name: 'Bagikan …' }).click()
  const { name, png } = await download(page)
  expect.soft(name).toMatch(/^tiga-balita-lulus[a-z0-9-]*\.png$/)
  const seen = await coloursIn(page, png)
  expect.soft(seen).toMatchObject({ width: 1080, height: 1080, beside: 2 })
  expect.soft(seen.emblem).toBeGreaterThan(20)
  expect.soft(seen.title).toBeGreaterThan(20)

  expectErrors('Failed to load resource', 'CORS')
  const title = `Rapat ${'penyelenggaraan musyawarah '.repeat(10)}`.slice(0, LIMITS.title).trim()
  const id = '01JAAAAAAAAAAAAAAAAAAAAAAC'
  const picture = { imageurl: 'https://gambar.invalid/a.jpg', imagewidth: 800, imageheight: 600 }
  await site.load(itemIn('gallery', { id, caption: title, ...picture, imagealt: '' }))
  await context.route(/icon-512\.png|images%2F|gambar\.invalid/, (route) => route.abort())
  await page.goto(site.url(`/admin/galeri/${id}`))
  await page.getByRole('button', { name: 'Bagikan …' }).click()
  const longest = await coloursIn(page, (await download(page)).png)
  expect.soft(longest).toMatchObject({ width: 1080, height: 1080, beside: 2 })
  expect.soft(longest.title).toBeGreaterThan(20)
})
