import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { shareUrl } from '../../../src/domain/pictures/share-picture'
import { COMMIT, holdRequests, dropResponse } from '../../support/network'
import { withCameraMetadata, inspectPicture, photo } from '../../support/photo'
import { press, setupStaffSite, writeArticle } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const UPLOADS = '**/v0/b/*/o?*'
const BUCKET = '/v0/b/demo-desa.firebasestorage.app/o'
const PUBLIC_PICTURE =
  /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media#share$/

const title = (page: Page) => page.getByLabel('Judul', { exact: true })

async function openForm(page: Page) {
  await page.goto(site.url('/admin/berita/baru'))
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
}

async function visitForm(role: 'editor' | 'kontributor' = 'editor') {
  const visited = await visitAs(role)
  await openForm(visited.page)
  return visited
}

const folder = mkdtempSync(join(tmpdir(), 'desa-foto-'))
afterAll(() => rmSync(folder, { recursive: true }))
let photos = 0

/** Writes the content to disk, because the browser reads it later, and chooses this file. */
async function choose(page: Page, name: string, content: Buffer) {
  const file = join(folder, `${photos++} ${name}`)
  writeFileSync(file, content)
  await page.locator('input[type=file]').first().setInputFiles(file)
}

const uploaded = (page: Page) => page.getByRole('img', { name: 'Foto yang dipilih' })
const pending = (page: Page) => page.getByRole('img', { name: 'Foto yang belum terunggah' })
const readAddress = async (page: Page) => (await uploaded(page).getAttribute('src')) ?? ''

async function publish(page: Page) {
  await press(page, 'Terbitkan')
  await page.getByText('Berita terbit.').waitFor()
}

function uploads(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name') ?? ''
    if (request.method() === 'POST' && name.endsWith('.jpg')) names.push(name)
  })
  return names
}

it('resizes a photo of 40 megapixels on the device and serves visitors a suitable width', async () => {
  const { page } = await visitForm()
  await writeArticle(page, { title: 'Dengan foto', category: 'Pembangunan' })
  await choose(page, 'DSC_0001.JPG', await photo(page, 8000, 5000))
  await uploaded(page).waitFor()
  await publish(page)

  const [stored] = await site.query('news', 'title', 'Dengan foto')
  expect.soft(stored?.imageurl).toMatch(PUBLIC_PICTURE)
  const reader = await visit()
  await reader.page.goto(site.url(`/berita/${stored?.id}`))
  const picture = reader.page.getByRole('main').getByRole('img').first()
  await picture.waitFor()
  const address = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })
  expect.soft(address).toMatch(/images%2F\d{13}_(640|1280)\?alt=media$/)
  const { headers } = await fetch(address)
  expect.soft(headers.get('content-type')).toBe('image/webp')
  expect.soft(headers.get('cache-control')).toBe('public,max-age=31536000,immutable')

  const share = shareUrl(stored?.imageurl ?? '') ?? ''
  expect.soft((await fetch(site.url(share))).headers.get('content-type')).toBe('image/jpeg')
  expect.soft(await inspectPicture(page, share)).toMatchObject({ width: 1200, height: 630 })
})

it('turns photos upright, removes their location, and refuses a damaged file', async () => {
  const { page } = await visitForm()
  await title(page).fill('Tetap ada')
  for (const [width, height, upright] of [
    [1200, 800, { width: 800, height: 1200 }],
    [4800, 3200, { width: 1067, height: 1600 }],
  ] as const) {
    const picture = withCameraMetadata(await photo(page, width, height))
    expect(picture.includes('SECRET PLACE')).toBe(true)
    const before = await uploaded(page).count()
    const previous = before ? await readAddress(page) : ''
    await choose(page, 'IMG_2020.JPG', picture)
    await expect
      .poll(async () => (await uploaded(page).count()) && (await readAddress(page)))
      .not.toBeOneOf([0, previous])
    const address = await readAddress(page)
    const stored = Buffer.from(await (await fetch(site.url(address))).arrayBuffer())
    expect.soft(stored.includes('SECRET PLACE')).toBe(false)
    expect.soft(stored.includes('Exif')).toBe(false)
    const corners = [false, true, false, false]
    expect.soft(await inspectPicture(page, address)).toEqual({ ...upright, corners })
  }

  await choose(page, 'foto.jpg', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1'))
  await page
    .getByRole('alert')
    .getByText(/^Foto ini tidak dapat dibuka\./)
    .waitFor()
  expect.soft(await page.getByRole('button', { name: 'Unggah lagi' }).count()).toBe(0)
  expect.soft(await title(page).inputValue()).toBe('Tetap ada')
})

it('retries, replaces and cancels uploads, and publishes only when uploads are completed or cancelled', async () => {
  const { context, page, expectErrors } = await visitForm()
  // Cancelling deletes an object that may not exist.
  expectErrors('403', '404', 'ERR_FAILED', 'Uploading the photo failed', 'Failed to load resource')
  const name = 'Terbit selagi mengunggah'
  await writeArticle(page, { title: name, category: 'Kesehatan' })
  const [wide, tall] = [await photo(page, 900, 600), await photo(page, 600, 900)]
  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }))
  await choose(page, 'foto.jpg', wide)
  await page.getByText(/^Foto gagal diunggah\./).waitFor()
  await press(page, 'Terbitkan')
  await page.getByText('Foto belum terunggah.').waitFor()
  await page.unroute(UPLOADS)
  await press(page, 'Unggah lagi')
  await uploaded(page).waitFor()
  const first = await readAddress(page)

  const releaseFirst = await holdRequests(page, UPLOADS)
  await choose(page, 'dua.jpg', tall)
  await pending(page).waitFor()
  await page.getByRole('button', { name: 'Batalkan foto' }).click()
  expect.soft(await readAddress(page)).toBe(first)
  expect.soft(await page.getByText('Mengunggah foto …').count()).toBe(0)
  releaseFirst()
  await page.unroute(UPLOADS)

  // Choosing a second picture replaces the first one before it is prepared.
  await choose(page, 'satu.jpg', await photo(page, 3000, 2000))
  await choose(page, 'dua.jpg', tall)
  await expect.poll(() => readAddress(page)).not.toBe(first)
  expect
    .soft(await inspectPicture(page, await readAddress(page)))
    .toMatchObject({ width: 600, height: 900 })

  // Publishing waits for the upload.
  const second = await readAddress(page)
  const release = await holdRequests(page, UPLOADS)
  await choose(page, 'foto.jpg', wide)
  await page.getByText('Mengunggah foto …').waitFor()
  await press(page, 'Terbitkan')
  await page.getByRole('button', { name: 'Menerbitkan …' }).waitFor()
  expect.soft(await site.query('news', 'title', name)).toEqual([])
  release()
  await page.getByText('Berita terbit.').waitFor()
  const [stored] = await site.query('news', 'title', name)
  expect.soft(stored?.imageurl).toMatch(PUBLIC_PICTURE)
  expect.soft(stored?.imageurl).not.toContain(second)
  expect
    .soft(await inspectPicture(page, stored?.imageurl ?? ''))
    .toMatchObject({ width: 900, height: 600 })
  await page.unroute(UPLOADS)

  // The SDK repeats an upload whose response is lost.
  await openForm(page)
  await page.route(UPLOADS, dropResponse, { times: 1 })
  await choose(page, 'foto.jpg', await photo(page, 300, 200))
  await uploaded(page).waitFor()
  expect
    .soft(await inspectPicture(page, await readAddress(page)))
    .toMatchObject({ width: 300, height: 200 })

  // An upload without any response fails after 90 seconds.
  const other = await context.newPage()
  await openForm(other)
  await other.clock.install()
  await other.route(UPLOADS, () => {})
  await choose(other, 'foto.jpg', wide)
  await other.getByText('Mengunggah foto …').waitFor()
  await other.clock.fastForward(91_000)
  await other.getByText(/^Foto gagal diunggah\./).waitFor()
  await other.unroute(UPLOADS)
  await press(other, 'Unggah lagi')
  await uploaded(other).waitFor()
})

it('keeps a photo if its tab closes during preparation, or if its upload is interrupted', async () => {
  const { context, page, expectErrors } = await visitForm()
  // On a busy machine, the browser reports a network before requests succeed. The SDK retries.
  expectErrors('ERR_INTERNET_DISCONNECTED', '404')
  const tab = await context.newPage()
  await tab.addInitScript(() => (HTMLCanvasElement.prototype.toBlob = () => {}))
  await openForm(tab)
  await title(tab).fill('Foto dari sawah')
  await choose(tab, 'besar.jpg', await photo(page, 4000, 3000))
  await tab.getByText('Menyiapkan foto …').waitFor()
  await tab.getByText(/^Tersimpan di perangkat/).waitFor()
  const address = tab.url()
  await tab.close()
  await page.goto(address)
  await uploaded(page).waitFor()
  const size = await inspectPicture(page, await readAddress(page))
  expect.soft(size).toMatchObject({ width: 1600, height: 1200 })
  expect.soft(await title(page).inputValue()).toBe('Foto dari sawah')

  await openForm(page)
  await title(page).fill('Foto dari ladang')
  await holdRequests(page, UPLOADS)
  await choose(page, 'foto.jpg', await photo(page, 900, 600))
  await page.getByText('Mengunggah foto …').waitFor()
  await context.setOffline(true)
  await page.getByText('Menunggu jaringan; foto ini disimpan di perangkat').waitFor()
  await page.unroute(UPLOADS)
  await press(page, 'Pratinjau')
  await page.getByRole('dialog').locator('img[src^="blob:"]').waitFor()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await uploaded(page).waitFor()
  expect.soft(await page.getByText('Menunggu jaringan').count()).toBe(0)
})

it("shows a contributor's photo only to editors until an editor publishes it, and publishes exactly the reviewed photo", async () => {
  const { page: contributor, expectErrors: expectRefusals } = await visitForm('kontributor')
  // The rules do not reveal whether a draft with this id exists.
  expectRefusals('403')
  await writeArticle(contributor, { title: 'Panen raya', category: 'Ekonomi' })
  const proposed = uploads(contributor)
  await choose(contributor, 'foto.jpg', await photo(contributor, 900, 600))
  await uploaded(contributor).waitFor()
  await press(contributor, 'Ajukan ke editor')
  await contributor.getByText('Diajukan.').waitFor()
  expect.soft(await readAddress(contributor)).toMatch(/^blob:/)
  const [name = ''] = proposed
  expect.soft(name).toMatch(/^images\/usulan\/[^/]+\/\d{13}\.jpg$/)
  const stranger = await fetch(site.url(`${BUCKET}/${encodeURIComponent(name)}?alt=media`))
  expect.soft(stranger.status).toBe(403)

  const { page, expectErrors } = await visitForm()
  expectErrors('501', 'Saving')
  await page.goto(site.url('/admin/berita'))
  const row = page.getByRole('listitem').filter({ hasText: 'Panen raya' })
  await row.locator('img[src^="blob:"]').waitFor()
  await page.goto(contributor.url())
  await uploaded(page).waitFor()
  await press(page, 'Pratinjau')
  await page.getByRole('dialog').locator('img[src^="blob:"]').waitFor()
  await page.keyboard.press('Escape')

  await site.storePicture(name, await photo(page, 90, 60))
  const copies = uploads(page)
  await page.route(COMMIT, (route) => route.fulfill({ status: 501, json: {} }))
  const refused = page.waitForResponse(COMMIT)
  await press(page, 'Terbitkan')
  await refused
  await page.getByRole('button', { name: 'Terbitkan' }).waitFor()
  await page.unroute(COMMIT)
  await publish(page)
  expect.soft(copies).toHaveLength(1)

  const [published] = await site.query('news', 'title', 'Panen raya')
  expect.soft(published?.imageurl).toMatch(PUBLIC_PICTURE)
  expect
    .soft(await inspectPicture(page, published?.imageurl ?? ''))
    .toEqual({ width: 900, height: 600, corners: [true, false, false, false] })
  const share = shareUrl(published?.imageurl ?? '') ?? ''
  expect.soft(await inspectPicture(page, share)).toMatchObject({ width: 1200, height: 630 })
})
