import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { findings } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { coveredButtons, LOW_PHONE, twiceAsLarge } from '../../support/pressable'
import { scan } from '../../support/qr-code'
import { setupSite } from '../../support/site'
import { openArticle, setupStaff } from '../../support/staff'

/*
 * What was published is passed on: as a text, as a picture, on paper.
 */

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Bagikan' })
const textOf = (page: Page) => sheetOf(page).getByRole('textbox', { name: 'Teks untuk WhatsApp' })

async function download(page: Page): Promise<{ name: string; png: Buffer }> {
  await sheetOf(page)
    .getByRole('img', { name: /^Gambar berisi judul/ })
    .waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheetOf(page).getByRole('button', { name: 'Unduh gambar' }).click(),
  ])
  return { name: file.suggestedFilename(), png: readFileSync(await file.path()) }
}

/** How often each colour stands in parts of a picture, read as a browser sees it. */
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
      // The margins of the title's part, and what is below the last line.
      beside: within(0, 600, 60, 380) + within(1020, 600, 60, 380),
    }
  }, png.toString('base64'))

async function shareEvent(page: Page, title: string) {
  await page.goto(site.url('/admin/agenda?status=terbit'))
  await page
    .getByRole('button', { name: new RegExp(`^Bagikan .*${title}`) })
    .first()
    .click()
  await textOf(page).waitFor()
}

/** The sample's event that comes first in the admin's list. */
async function anyEvent(page: Page): Promise<string> {
  await page.goto(site.url('/admin/agenda?status=terbit'))
  const name = await page
    .getByRole('button', { name: /^Bagikan / })
    .first()
    .innerText()
  return name.replace('Bagikan ', '')
}

it('an event is a text with day, time, place and the address of its card', async () => {
  const { page } = await visitAs('editor', PHONE)
  const title = await anyEvent(page)
  const [event] = await site.query('agenda', 'title', title)
  await shareEvent(page, title)
  const text = await textOf(page).inputValue()
  const lines = text.split('\n')
  expect(lines[0]).toBe(`*${title}*`)
  expect(lines[2]).toBe(`Pukul ${event?.['time']} WIB`)
  expect(lines[3]).toBe(`Tempat: ${event?.['location']}`)
  expect(lines.at(-1)).toBe(site.url(`/agenda#${event?.['id']}`))
  await textOf(page).fill(`${text}\nMohon diteruskan.`)
  const href = await sheetOf(page)
    .getByRole('link', { name: /^Kirim lewat/ })
    .getAttribute('href')
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(new URL(href ?? '').searchParams.get('text')).toBe(`${text}\nMohon diteruskan.`)
})

it('the picture is a square of 1080 pixels with emblem and title', async () => {
  const { page } = await visitAs('editor')
  await openArticle(page, site.url(''), 'Tiga balita lulus')
  await page.getByRole('button', { name: 'Bagikan …' }).click()
  const { name, png } = await download(page)
  expect(name).toMatch(/^tiga-balita-lulus[a-z0-9-]*\.png$/)
  const seen = await coloursIn(page, png)
  expect(seen).toMatchObject({ width: 1080, height: 1080, beside: 2 })
  expect(seen.emblem).toBeGreaterThan(20)
  expect(seen.title).toBeGreaterThan(20)
})

it('the longest title fits, where neither emblem nor picture can be loaded', async () => {
  const { page, context, expectErrors } = await visitAs('editor')
  expectErrors('Failed to load resource', 'CORS')
  const title = `Rapat ${'penyelenggaraan musyawarah '.repeat(10)}`.slice(0, LIMITS.title).trim()
  const id = '01JAAAAAAAAAAAAAAAAAAAAAAC'
  await site.load({
    [`gallery/${id}`]: {
      ...{ id, caption: title, imageurl: 'https://gambar.invalid/a.jpg', imagealt: '' },
      ...{ imagewidth: 800, imageheight: 600, createdBy: '', updatedBy: 'uji' },
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  })
  await context.route(/icon-512\.png|images%2F|gambar\.invalid/, (route) => route.abort())
  await page.goto(site.url(`/admin/galeri/${id}`))
  await page.getByRole('button', { name: 'Bagikan …' }).click()
  const seen = await coloursIn(page, (await download(page)).png)
  expect(seen).toMatchObject({ width: 1080, height: 1080, beside: 2 })
  expect(seen.title).toBeGreaterThan(20)
})

/** The sheet of some event, as paper shows it. */
async function printEvent(page: Page) {
  const title = await anyEvent(page)
  await shareEvent(page, title)
  const url = (await textOf(page).inputValue()).split('\n').at(-1) ?? ''
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await sheetOf(page).getByRole('button', { name: 'Cetak A4' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article', { name: 'Lembar A4', includeHidden: true })
  return { title, url, paper }
}

it('on paper stand title, facts and a code of the address, and nothing else', async () => {
  const { page } = await visitAs('editor')
  const { title, url, paper } = await printEvent(page)
  expect(await paper.isVisible()).toBe(true)
  expect(await paper.getByRole('heading', { includeHidden: true }).innerText()).toBe(title)
  expect(await page.getByRole('main', { includeHidden: true }).isVisible()).toBe(false)
  expect(await sheetOf(page).getByRole('button', { includeHidden: true }).first().isVisible()).toBe(
    false,
  )
  const drawn = await paper.locator('svg path').getAttribute('d')
  const dark = [...(drawn ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`)
  const { data } = encode(url, { ecc: 'M', border: 4 })
  expect(dark).toEqual(
    data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))),
  )
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await textOf(page).waitFor({ state: 'detached' })
  expect(await page.locator('#root').getAttribute('class')).toBeFalsy()
})

/** A4 at 96 dots an inch. */
const A4 = { width: 794, height: 1123 }

it('the code on the sheet is read by a camera, with white around it', async () => {
  const { page } = await visitAs('editor')
  const { url, paper } = await printEvent(page)
  await page.setViewportSize(A4)
  const code = paper.getByRole('img', { name: `Kode QR ke ${url}`, includeHidden: true })
  // 50 mm of it.
  expect(Math.round((await code.boundingBox())?.width ?? 0)).toBe(189)
  expect(await scan(page, await page.screenshot({ fullPage: true }))).toEqual({
    text: url,
    isQuiet: true,
  })
})

it('needs no network once it was opened, and every button is in reach on a low phone', async () => {
  const { page, context } = await visitAs('editor', LOW_PHONE)
  const title = await anyEvent(page)
  await shareEvent(page, title)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Tutup', exact: true }).click()
  await context.setOffline(true)
  await page
    .getByRole('button', { name: `Bagikan ${title}` })
    .first()
    .click()
  expect((await download(page)).name).toMatch(/\.png$/)
  expect(await coveredButtons(sheetOf(page))).toEqual([])
  await twiceAsLarge(page)
  expect(await coveredButtons(sheetOf(page))).toEqual([])
})
