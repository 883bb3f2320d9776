import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const NAME = 'Nagari Persiapan Koto Gadang Hilir Simpang Ampek'

async function emblem(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = '#c9850a'
    context.ellipse(150, 200, 140, 190, 0, 0, 2 * Math.PI)
    context.fill()
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

interface Manifest {
  name: string
  short_name: string
  theme_color: string
  icons: { src: string; sizes: string; purpose?: string }[]
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
}

const pixels = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = Object.assign(new Image(), { src: address })
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
    const { width, height } = canvas
    return { size: `${width}x${height}`, corner: at(0, 0), middle: at(width / 2, height / 2) }
  }, src)

const OCHRE = [201, 133, 10, 255]

it('shows the name, colours, emblem and time zone of another village after a change of the settings only', async () => {
  const { page } = await visitAs('admin')
  await page.goto(site.url('/admin/settings'))
  await page.getByLabel('Nama desa').fill(NAME)
  await page.getByLabel('Lambang desa').setInputFiles({
    name: 'lambang.png',
    mimeType: 'image/png',
    buffer: await emblem(page),
  })
  const screen = async (width: number, height: number) => ({
    name: 'layar.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, width, height),
  })
  const ofPhone = page.getByLabel('Tangkapan layar ponsel')
  await ofPhone.setInputFiles(await screen(800, 400))
  await page.getByText('Gambar ini tidak tegak.').waitFor()
  await ofPhone.setInputFiles(await screen(900, 2000))
  await page.getByLabel('Zona waktu').selectOption('Asia/Makassar')
  await page.getByLabel('Jumat', { exact: true }).uncheck()
  await page.getByLabel('Tampilkan Instagram').uncheck()
  await page.getByLabel('Laut (biru)').check()
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  // Confirms a time zone that does not match the coordinates.
  await page.getByRole('button', { name: 'Benar, simpan' }).click()
  await page.getByText('Pengaturan disimpan.').waitFor()
  await site.idle()

  const manifest = (await (await fetch(site.url('/manifest.webmanifest'))).json()) as Manifest
  expect(manifest).toMatchObject({ name: NAME, short_name: 'Persiapan', theme_color: '#12557A' })
  const [any, maskable] = await Promise.all(
    manifest.icons.map(({ src }) => pixels(page, site.url(src))),
  )
  expect(any).toEqual({ size: '512x512', corner: [0, 0, 0, 0], middle: OCHRE })
  expect(maskable).toEqual({ size: '512x512', corner: [255, 255, 255, 255], middle: OCHRE })

  const { src, ...shown } = manifest.screenshots[0] ?? { src: '' }
  expect(shown).toMatchObject({
    sizes: '576x1280',
    form_factor: 'narrow',
    label: `${NAME} di layar ponsel`,
  })
  expect(await pixels(page, site.url(src))).toMatchObject({ size: '576x1280' })

  const { page: visitor } = await visit({ ...PHONE, viewport: { width: 320, height: 640 } })
  await visitor.goto(site.url('/kontak'))
  await visitor.locator('html[data-palette=laut]').waitFor()
  await visitor.getByRole('banner').getByText(NAME).waitFor()
  await visitor.getByText('Senin–Kamis 08:00–15:00 WITA').first().waitFor()
  await visitor.getByText('Jumat–Minggu tutup').first().waitFor()
  const contact = visitor.getByRole('main')
  await contact.getByRole('link', { name: /^YouTube/ }).waitFor()
  expect(await contact.getByRole('link', { name: /^Instagram/ }).count()).toBe(0)
  expect(await overflow(visitor)).toBe(0)
  const small = visitor.locator('img[src*="_emblem?alt=media"]').first()
  expect(await pixels(visitor, (await small.getAttribute('src')) ?? '')).toMatchObject({
    size: '160x160',
    corner: [0, 0, 0, 0],
  })

  // shell.test.ts covers installed devices.
  expect(await (await fetch(site.url('/login'))).text()).toContain(`<title>${NAME}</title>`)
})
