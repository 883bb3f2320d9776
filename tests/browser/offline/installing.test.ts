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
import { holdRequests } from '../../support/network'
import { photo } from '../../support/photo'
import { queueReports, queueStates } from '../../support/reports'
import { copyOfSample } from '../../support/site'

const { visit } = setupBrowser()

/** Folder with a copy of the served files, in which a test can replace the build of the site by a newer one. */
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

it('serves a manifest whose icons and screenshots have the declared sizes', async () => {
  const manifest = (await (await fetch(`${emulator.url}/manifest.webmanifest`)).json()) as Manifest
  expect.soft(manifest).toMatchObject({
    name: 'Desa Sukamaju',
    short_name: 'Sukamaju',
    start_url: '/',
    display: 'standalone',
  })
  const { icons, shortcuts, screenshots } = manifest
  expect.soft(icons.map(({ purpose }) => purpose)).toEqual([undefined, 'maskable', 'monochrome'])
  expect.soft(shortcuts).toHaveLength(4)
  const fetchBytes = async (src: string) =>
    Buffer.from(await (await fetch(emulator.url + src)).arrayBuffer())
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const png = await fetchBytes(src)
    expect.soft(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect.soft(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  for (const { src, sizes } of screenshots) {
    const { width, height } = jpegSize(await fetchBytes(src))
    expect.soft(`${width}x${height}`, src).toBe(sizes)
  }
})

it('answers a missing script with 404, and precaches neither admin code nor charts', async () => {
  const missing = await fetch(`${emulator.url}/assets/beranda-lama.js`)
  expect.soft(missing.status).toBe(404)
  expect.soft(missing.headers.get('cache-control')).toBe('no-cache')
  const page = await fetch(`${emulator.url}/berita/tidak-ada`)
  expect.soft(page.status).toBe(200)
  expect.soft(page.headers.get('content-type')).toContain('html')
  const worker = readFileSync(join(folder, 'dist', 'service-worker.js'), 'utf8')
  expect.soft(worker).toContain('shell.html')
  expect.soft(worker).not.toMatch(/assets\/(admin|charts)\//)
})

const whole = findWholeChromium()

// Chromium considers no page installable in its headless shell or in a private window.
it.skipIf(!whole)('lets Chromium install the site', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'desa-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: whole ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await context.newPage()
    await page.goto(`${emulator.url}/`)
    const devtools = await context.newCDPSession(page)
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

function release(version: number) {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true })
  cpSync(join(ROOT, 'dist'), dist, { recursive: true })
  const renamed = (text: string) =>
    text
      .replace(
        /(assets\/|\.\.?\/)((?:admin\/|charts\/)?[\w-]+-[\w-]{8})\.(js|css)/g,
        `$1$2-${version}.$3`,
      )
      .replace(/("revision":")[^"]*(","url":"shell\.html")/, `$1${version}$2`)
      .replace('<head>', `<head><meta name="version" content="${version}">`)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(file)) continue
    const text = renamed(readFileSync(join(dist, file), 'utf8'))
    rmSync(join(dist, file))
    writeFileSync(join(dist, file.startsWith('assets') ? renamed(`./${file}`) : file), text)
  }
}

const released = (page: Page, version: number) =>
  page.locator(`meta[name=version][content="${version}"]`).waitFor({ state: 'attached' })
const update = (page: Page) => page.getByRole('button', { name: 'Perbarui' })

it('serves visited pages of the old version until the visitor updates, then updates all tabs and delivers waiting reports', async () => {
  const { context, page } = await visit()
  const version = page.locator('meta[name=version]')
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
  await page.goto(`${emulator.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases, { message: 'former database' }).not.toContain('desa-konten-2')
  const other = await context.newPage()
  await other.goto(`${emulator.url}/kontak`)

  release(2)
  await page.reload()
  await page.getByText('Versi baru situs ini sudah siap.').waitFor()
  expect(await version.count()).toBe(0)
  await page.reload()
  expect(await version.count()).toBe(0)
  // A visited page comes from the cache with its scripts.
  await page.goto(`${emulator.url}/kontak`)
  expect(await version.count()).toBe(0)
  await page.getByRole('link', { name: 'Berita' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  // An unvisited page comes from the server.
  await page.goto(`${emulator.url}/galeri`)
  await released(page, 2)

  await page.goto(`${emulator.url}/robots.txt`)
  const id = '7K3M9QZX2B4CD5EF'
  await queueReports(page, 'Tati', [id], await photo(page, 64, 48))
  const letGo = await holdRequests(context, '**/v0/b/*/o?name=*')
  const uploading = context.waitForEvent('request', (request) => /\/o\?name=/.test(request.url()))
  await page.goto(`${emulator.url}/`)
  expect(await version.count()).toBe(0)
  await uploading
  await update(other).waitFor()
  await update(page).click()
  await released(page, 2)
  await update(other).click()
  await released(other, 2)
  letGo()
  await expect.poll(() => queueStates(page)).toEqual({ [id]: 'sent' })
  const root = 'projects/demo-desa/databases/(default)/documents'
  const answer = await fetch(`${emulator.url}/v1/${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${root}/complaint_status/${id}`] }),
  })
  expect(await answer.text()).toContain('"found"')
  await page.goto(`${emulator.url}/kontak`)
  await released(page, 2)
})

const entryScript = (page: Page) =>
  page.locator('script[type=module][src]').first().getAttribute('src')

/** Makes the page check for a new version, as if a visitor returned to its tab. */
const returnToTab = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

afterEach(() => retire([]))

/** Publishes the list of retired builds. Their pages must load a newer build. */
function retire(builds: readonly (string | null)[]) {
  const file = join(folder, 'dist/data/versi.json')
  const version = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...version, retired: builds }))
}

// retired-build.test.ts covers repeated attempts and a full device.
it('replaces a retired version of the site, and restores the draft of a report in the newer version', async () => {
  release(6)
  const { page } = await visit()
  await page.goto(`${emulator.url}/pengaduan`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const build = await entryScript(page)
  release(7)
  retire([build])
  await complaintForm(page).getByLabel('Isi laporan').fill('Jembatan putus.')
  await returnToTab(page)
  await released(page, 7)
  await page.getByText('dipulihkan').waitFor()
  expect(await complaintForm(page).getByLabel('Isi laporan').inputValue()).toBe('Jembatan putus.')
})
