import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { DESKTOP, useBrowser } from '../support/browser'
import { useSite } from '../support/site'
import { signIn, writeArticle } from '../support/staff'

const site = useSite()
const { visit } = useBrowser({ installs: false })

const UPLOADS = '**/v0/b/*/o?*'

async function visitForm() {
  const visited = await visit(DESKTOP)
  await signIn(visited.page, site.url(''), 'editor')
  await visited.page.goto(site.url('/admin/berita/baru'))
  await visited.page.getByLabel('Gambar', { exact: false }).first().waitFor()
  return visited
}

/** A JPEG of one colour and a diagonal, made in the browser as a camera would. */
async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas.')
      context.fillStyle = '#2b6e4f'
      context.fillRect(0, 0, width, height)
      context.lineWidth = width / 20
      context.lineTo(width, height)
      context.stroke()
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

function choose(page: Page, name: string, buffer: Buffer) {
  return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

describe('a photo of forty megapixels', () => {
  it('is made small on the device and shown to the village in the width it needs', async () => {
    const { page } = await visitForm()
    await writeArticle(page, { title: 'Dengan foto', category: 'Pembangunan' })
    await choose(page, 'DSC_0001.JPG', await photo(page, 8000, 5000))
    await page.getByRole('img', { name: 'Gambar yang dipilih' }).waitFor()
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('Berita terbit.').waitFor()

    const [stored] = await site.query('news', 'title', 'Dengan foto')
    expect(stored?.imageurl).toMatch(
      /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media$/,
    )
    const reader = await visit()
    await reader.page.goto(site.url(`/berita/${stored?.id}`))
    const picture = reader.page.getByRole('main').getByRole('img').first()
    await picture.waitFor()
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { url: image.currentSrc, width: image.naturalWidth }
    })
    expect(shown.url).toMatch(/images%2F\d{13}_(640|1280)\?alt=media$/)
    const variant = await fetch(shown.url)
    expect(variant.headers.get('content-type')).toBe('image/webp')
    expect(variant.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  })
})

describe('what is no photo', () => {
  it.each([
    [
      'a drawing called .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.',
    ],
    [
      'a program called .jpg',
      Buffer.from('MZ\x90\x00\x03', 'latin1'),
      'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.',
    ],
    [
      'a photo cut off in the middle',
      Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1'),
      'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak atau terlalu besar.',
    ],
    [
      'a photo of eleven megabytes',
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(11 * 1024 * 1024)]),
      'Ukuran foto 11 MB; paling besar 10 MB.',
    ],
    ['nothing', Buffer.alloc(0), 'Berkas ini kosong.'],
  ])('%s is refused with the reason, and nothing typed is lost', async (_, buffer, reason) => {
    const { page } = await visitForm()
    await page.getByLabel('Judul').fill('Tetap ada')
    await choose(page, 'foto.jpg', buffer)
    await page.getByRole('alert').getByText(reason).waitFor()
    expect(await page.getByRole('button', { name: 'Unggah lagi' }).count()).toBe(0)
    expect(await page.getByLabel('Judul').inputValue()).toBe('Tetap ada')
  })
})

describe('an upload that fails', () => {
  it('says so and is tried again with the same photo', async () => {
    const { page, expectErrors } = await visitForm()
    expectErrors('403', 'Foto gagal diunggah', 'Failed to load resource')
    await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }))
    await choose(page, 'foto.jpg', await photo(page, 900, 600))
    await page.getByText(/^Foto gagal diunggah\./).waitFor()
    await page.unroute(UPLOADS)
    await page.getByRole('button', { name: 'Unggah lagi' }).click()
    await page.getByRole('img', { name: 'Gambar yang dipilih' }).waitFor()
  })
})
