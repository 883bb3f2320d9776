import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { MAX_SHIFT, movedOn, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false, waits: false })

it('does not move visible content when the rest of the HTML of a page arrives after a delay', async () => {
  for (const [path, mark, device] of [
    [paths.agenda, 'href="/aparatur"', DESKTOP],
    [paths.agenda, 'href="/pengaduan"', DESKTOP],
    [paths.home, '<h1', PHONE],
    [paths.home, '<h1', DESKTOP],
    [paths.home, '</form>', DESKTOP],
    [paths.home, '#icon-newspaper', DESKTOP],
    [paths.home, 'Subuh', DESKTOP],
  ] as const) {
    const pieces = await serveInPieces(site.url(path), mark)
    try {
      const { page } = await visit(device)
      await watchShifts(page)
      await page.goto(pieces.url)
      await page.getByRole('contentinfo').waitFor()
      const moved = [path, mark, ...(await movedOn(page))].join('\n')
      expect.soft(await shiftOn(page), moved).toBeLessThanOrEqual(MAX_SHIFT)
    } finally {
      pieces.close()
    }
  }
})

it('shows menus as links on a phone without scripts, and suggests other pages if a page needs scripts', async () => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false })
  for (const path of [
    '/pencarian',
    '/login',
    '/admin/berita',
    '/pengaduan/7K3MQ2XVB9TD4R6H',
    '/berita/baru',
  ]) {
    await page.goto(site.url(path))
    await page.getByRole('heading', { level: 1, name: /memerlukan JavaScript/ }).waitFor()
    expect.soft(await page.getByText('Memuat…').isVisible(), path).toBe(false)
    const addresses = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect.soft(addresses, path).toEqual([paths.home, paths.news, paths.contact])
  }
  await page.getByRole('link').last().tap()
  await page.getByRole('heading', { level: 1, name: 'Kontak' }).waitFor()

  for (const name of ['Menu', 'Buka menu']) {
    await page.goto(site.url(paths.agenda))
    await page.getByRole('link', { name, exact: true }).tap()
    const place = page.getByRole('contentinfo').getByRole('link', { name: 'Data Statistik' })
    await expect
      .poll(async () => (await place.boundingBox())!.y)
      .toBeLessThan(PHONE.viewport.height - 100)
    await place.tap()
    await page.getByRole('heading', { level: 1, name: 'Data Statistik' }).waitFor()
  }
})

it('opens the dropdown menus on a desktop by pointer and keyboard without scripts', async () => {
  const { page } = await visit({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto(site.url(paths.agenda))
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  const history = menu.getByRole('link', { name: 'Sejarah Desa' })
  expect(await history.isVisible()).toBe(false)
  await menu.getByRole('button', { name: 'Profil Desa' }).focus()
  expect(await history.isVisible()).toBe(true)
  await menu.getByRole('button', { name: 'Informasi Desa' }).hover()
  await menu.getByRole('link', { name: 'Berita' }).click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
})

const PAUSE_MILLISECONDS = 300

/** Serves the page at `address` without scripts: first up to and including `mark`, and the rest after a pause. */
async function serveInPieces(address: string, mark: string) {
  const whole = await (await fetch(address)).text()
  const html = whole.replaceAll(
    /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/gs,
    '',
  )
  const at = html.indexOf(mark) + mark.length
  if (at < mark.length) throw new Error(`${address} has no ${mark}`)
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, at))
      setTimeout(() => response.end(html.slice(at)), PAUSE_MILLISECONDS)
    } else response.writeHead(204).end()
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
