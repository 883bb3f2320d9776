import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../scripts/support/chromium'
import {
  startEmulatorProcess,
  type RunningEmulator,
} from '../../../scripts/support/emulator-process'
import { ROOT } from '../../../scripts/support/paths'
import { setupBrowser } from '../../support/browser'
import { complaintForm } from '../../support/complaint-form'
import { jpegSize } from '../../support/jpeg-size'
import { hold } from '../../support/network'
import { photo } from '../../support/photo'
import { queueReports, queueStates } from '../../support/reports'
import { copyOfSample } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const { visit } = setupBrowser()

/** A copy of the project's served files, so that a newer version can be put in place. */
const folder = mkdtempSync(join(tmpdir(), 'desa-install-'))
const dataFolder = copyOfSample()
let emulator: RunningEmulator

beforeAll(async () => {
  for (const name of [
    'firebase.json',
    'firestore.rules',
    'storage.rules',
    'firestore.indexes.json',
    'functions/package.json',
    'dist',
  ])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  emulator = await startEmulatorProcess({ port: 0, dataFolder, projectFolder: folder })
})
afterAll(async () => {
  await emulator.stop()
  for (const left of [folder, dataFolder]) rmSync(left, { recursive: true, force: true })
})

interface Picture {
  src: string
  sizes: string
  purpose?: string
}
interface Manifest {
  icons: Picture[]
  screenshots: (Picture & { form_factor: string })[]
  shortcuts: { url: string; icons: Picture[] }[]
}

it('what a former version has stored, and no one reads any more, is deleted', async () => {
  const { page } = await visit()
  await page.goto(`${emulator.url}/robots.txt`)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('desa-konten-2')
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
  await page.goto(`${emulator.url}/privasi`)
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).not.toContain('desa-konten-2')
})

it('the site can be installed: manifest and icons of the right sizes', async () => {
  const { context, page } = await visit()
  await page.goto(`${emulator.url}/`)
  const devtools = await context.newCDPSession(page)
  const { data = '', errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data) as Manifest
  expect(manifest).toMatchObject({
    name: 'Desa Sukamaju',
    short_name: 'Sukamaju',
    start_url: '/',
    display: 'standalone',
  })
  const { icons, shortcuts, screenshots } = manifest
  expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, 'maskable', 'monochrome'])
  expect(shortcuts).toHaveLength(4)
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const png = Buffer.from(await (await fetch(emulator.url + src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  for (const { src, sizes } of screenshots) {
    const { width, height } = jpegSize(
      Buffer.from(await (await fetch(emulator.url + src)).arrayBuffer()),
    )
    expect(`${width}x${height}`).toBe(sizes)
  }
})

const whole = findWholeChromium()

// The shell of a browser that other tests use would say so of any page, and a private window of none.
it.skipIf(!whole)('Chromium has nothing against installing it', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'desa-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: whole ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await context.newPage()
    await page.goto(`${emulator.url}/`)
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

/** Puts a newer version of the site in place of the one that is served: none of its scripts bears an old name. */
function release(version: number) {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true })
  cpSync(join(ROOT, 'dist'), dist, { recursive: true })
  const named = (text: string) =>
    text
      .replace(
        /(assets\/|\.\.?\/)((?:admin\/|charts\/)?[\w-]+-[\w-]{8})\.(js|css)/g,
        `$1$2-${version}.$3`,
      )
      .replace(/("revision":")[^"]*(","url":"shell\.html")/, `$1${version}$2`)
      .replace('<head>', `<head><meta name="version" content="${version}">`)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(file)) continue
    const text = named(readFileSync(join(dist, file), 'utf8'))
    rmSync(join(dist, file))
    writeFileSync(join(dist, file.startsWith('assets') ? named(`./${file}`) : file), text)
  }
}

it('a newer version waits for the word of the visitor', async () => {
  const { page } = await visit()
  const version = page.locator('meta[name=version]')
  await page.goto(`${emulator.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  release(2)
  await page.reload()
  await page.getByText('Versi baru situs ini sudah siap.').waitFor()
  expect(await version.count()).toBe(0)
  await page.reload()
  expect(await version.count()).toBe(0)
  await page.getByRole('button', { name: 'Perbarui' }).click()
  await version.waitFor({ state: 'attached' })
})

it('a tab is updated too after another one has started the newer version', async () => {
  release(10)
  const { context, page } = await visit()
  await page.goto(`${emulator.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const other = await context.newPage()
  await other.goto(`${emulator.url}/kontak`)
  release(11)
  await page.reload()
  const update = { name: 'Perbarui' }
  await other.getByRole('button', update).waitFor()
  await page.getByRole('button', update).click()
  const newer = 'meta[name=version][content="11"]'
  await page.locator(newer).waitFor({ state: 'attached' })
  await other.getByRole('button', update).click()
  await other.locator(newer).waitFor({ state: 'attached' })
})

it('no page is left whose scripts are gone, before the update nor after it', async () => {
  release(4)
  const { page } = await visit()
  const version = page.locator('meta[name=version]')
  await page.goto(`${emulator.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${emulator.url}/kontak`)
  release(5)
  // Kept, and all that it needs with it.
  await page.goto(`${emulator.url}/kontak`)
  expect(await version.getAttribute('content')).toBe('4')
  await page.getByRole('link', { name: 'Berita' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  // Never seen: the server's, whole.
  await page.goto(`${emulator.url}/galeri`)
  expect(await version.getAttribute('content')).toBe('5')
  await page.goto(`${emulator.url}/`)
  expect(await version.getAttribute('content')).toBe('4')
  await page.getByRole('button', { name: 'Perbarui' }).click()
  await page.locator('meta[name=version][content="5"]').waitFor({ state: 'attached' })
  await page.goto(`${emulator.url}/kontak`)
  expect(await version.getAttribute('content')).toBe('5')
})

/** The script by which a page's build is known. */
const buildOf = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src')

/** Whoever comes back to a page has it ask which version is the latest. */
const comeBack = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

afterEach(() => retire([]))

/** Has the published files say which builds must not live on. */
function retire(builds: readonly (string | null)[]) {
  const file = join(folder, 'dist/data/versi.json')
  const version = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...version, retired: builds }))
}

it('a version that must not live on stores what is being written, and begins anew in the newer one', async () => {
  release(6)
  const { page } = await visit()
  await page.goto(`${emulator.url}/pengaduan`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const build = await buildOf(page)
  release(7)
  retire([build])
  await complaintForm(page).getByLabel('Isi laporan').fill('Jembatan putus.')
  await comeBack(page)
  await page.locator('meta[name=version][content="7"]').waitFor({ state: 'attached' })
  await page.getByText('dipulihkan').waitFor()
  expect(await complaintForm(page).getByLabel('Isi laporan').inputValue()).toBe('Jembatan putus.')
})

it('a version that must not live on, of which there is no newer one, begins anew only once', async () => {
  release(8)
  const { page } = await visit()
  await page.goto(`${emulator.url}/kontak`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  retire([await buildOf(page)])
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.reload()
  await expect.poll(() => loads).toBe(2)
  await untilQuiet(page)
  await page.reload()
  await untilQuiet(page)
  expect(loads).toBe(3)
})

it('a version that must not live on stays where the device cannot store what is being written', async () => {
  release(9)
  const { page, expectErrors } = await visit()
  expectErrors('QuotaExceededError', 'Isian laporan tidak dapat disimpan')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('penuh', 'QuotaExceededError')
    }
  })
  await page.goto(`${emulator.url}/pengaduan`)
  const form = complaintForm(page)
  await form.getByLabel('Isi laporan').fill('Jembatan putus.')
  retire([await buildOf(page)])
  const asked = page.waitForResponse('**/data/versi.json')
  await comeBack(page)
  await asked
  await untilQuiet(page)
  expect(await form.getByLabel('Isi laporan').inputValue()).toBe('Jembatan putus.')
})

it('a report that is being sent when the site is updated arrives all the same', async () => {
  const { context, page } = await visit()
  await page.goto(`${emulator.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${emulator.url}/robots.txt`)
  const id = '7K3M9QZX2B4CD5EF'
  await queueReports(page, 'Tati', [id], await photo(page, 64, 48))
  release(3)
  const letGo = await hold(context, '**/v0/b/*/o?name=*')
  const uploading = page.waitForRequest(/\/o\?name=/)
  await page.goto(`${emulator.url}/`)
  await uploading
  await page.getByRole('button', { name: 'Perbarui' }).click()
  await page.locator('meta[name=version][content="3"]').waitFor({ state: 'attached' })
  letGo()
  await expect.poll(() => queueStates(page)).toEqual({ [id]: 'sent' })
  const root = 'projects/demo-desa/databases/(default)/documents'
  const answer = await fetch(`${emulator.url}/v1/${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${root}/complaint_status/${id}`] }),
  })
  expect(await answer.text()).toContain('"found"')
})

it('a file of a build that is gone is missing, not a page kept for a year', async () => {
  const gone = await fetch(`${emulator.url}/assets/beranda-lama.js`)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).toBe('no-cache')
  const page = await fetch(`${emulator.url}/berita/tidak-ada`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('html')
})

it('the shell that is stored beforehand holds neither admin code nor charts', () => {
  const worker = readFileSync(join(folder, 'dist', 'service-worker.js'), 'utf8')
  expect(worker).toContain('shell.html')
  expect(worker).not.toMatch(/assets\/(admin|charts)\//)
})
