import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { holdRequests } from '../../support/network'
import { PAGES, inGroups, untilLoaded } from '../../support/pages'
import { MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

// app.test.tsx covers loading, failing and empty pages without a browser.
const site = setupSite()
const { visit } = setupBrowser({ installs: false, rendered: false })

it('shows a spinner before the app starts, without animation under reduced motion', async () => {
  const { page, context } = await visit(PHONE)
  const letGo = await holdRequests(context, '**/assets/*.js')
  const arrived = page.goto(site.url())
  const spinner = page.getByRole('status').filter({ hasText: 'Memuat…' })
  await spinner.waitFor()
  const motion = () => spinner.evaluate((one) => getComputedStyle(one, '::before').animationName)
  expect.soft(await motion()).toBe('opening')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await motion()).toBe('none')
  letGo()
  await arrived
  expect(await spinner.count()).toBe(0)
})

/** Network conditions of slow 4G as Lighthouse emulates it. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Number of pages that are loaded concurrently. They wait for the simulated network, not for the processor. */
const CONCURRENT = 4

async function measureShift(path: string): Promise<number> {
  const { context, page, expectErrors } = await visit(PHONE)
  if (path === '*') expectErrors('404')
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW)
  await watchShifts(page)
  await page.goto(await site.address(path))
  await untilLoaded(page)
  await untilQuiet(page)
  return shiftOn(page)
}

it.each(inGroups(PAGES, CONCURRENT))(
  'causes no layout shift when the content of an unpublished page arrives over slow 4G: %s',
  async (...paths) => {
    const shifts = await Promise.all(
      paths.map(async (path) => ({ path, shift: await measureShift(path) })),
    )
    expect(shifts.filter(({ shift }) => shift > MAX_SHIFT)).toEqual([])
  },
)

const LONG = 'Panjangsekali'.repeat(6)
const MARKUP = '<img src=x onerror="window.hacked=1">'
const stamp = { updatedBy: 'uji', updatedAt: { $timestamp: '2026-01-01T00:00:00Z' } }
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `7YYYYYYYYYYYYYYYYYYYYYY${100 + index}`)

/** Far more and longer content than a village has, without spaces to break lines. */
const EXTREME = {
  ...Object.fromEntries<object>(
    ids(500).map((id) => [
      `umkm/${id}`,
      { id, name: LONG, description: MARKUP, price: 0, seller: LONG, whatsapp: '0', ...stamp },
    ]),
  ),
  ...Object.fromEntries<object>(
    ids(40).flatMap((id) => [
      [`gallery/${id}`, { id, caption: LONG, imageurl: '', ...stamp }],
      [`apparatus/${id}`, { id, name: LONG, position: MARKUP, ...stamp }],
    ]),
  ),
  'news/7ZZZZZZZZZZZZZZZZZZZZZZZZZ': {
    id: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    title: 'Panjangsekali'.repeat(10),
    excerpt: MARKUP,
    content: `${MARKUP}\n\n${'tanpaspasi'.repeat(200)}`,
    category: 'Pemerintahan',
    author: MARKUP,
    date: '2026-01-01',
    ...stamp,
  },
  'population_work/Satu': { name: LONG, value: 0, fill: '#000000', asof: '2026-01-01', ...stamp },
  'budget_summary/1': {
    pendapatan: { realized: 0, total: 0 },
    pelaksanaan: { realized: 5_000_000_000, total: 0 },
    pembelanjaan: { realized: 0, total: 1_000_000_000_000 },
    ...stamp,
  },
  'budget_belanja/2026-5.9': {
    year: 2026,
    id: '5.9',
    uraian: LONG,
    anggaran: 0,
    realisasi: 1_000_000_000_000,
    ...stamp,
  },
  'pages/sejarah': {
    slug: 'sejarah',
    title: LONG,
    content: {
      paragraphs: [LONG, MARKUP],
      administrative_data: [{ description: LONG, value: LONG }],
    },
    ...stamp,
  },
  'pages/visi-misi': {
    slug: 'visi-misi',
    title: MARKUP,
    content: { vision: LONG, missions: [LONG, MARKUP] },
    ...stamp,
  },
}

it('fits extreme content into 320 pixels, runs no markup in it, and hides missing contacts', async () => {
  await site.load(EXTREME)
  await site.remove('site_settings/1')
  const { page, expectErrors } = await visit({ viewport: { width: 320, height: 640 } })
  expectErrors('Skipped the invalid document')
  for (const path of [
    ...[paths.home, paths.news, '/berita/7ZZZZZZZZZZZZZZZZZZZZZZZZZ', paths.history, paths.vision],
    ...[paths.officials, paths.statistics, paths.budget, paths.products, paths.gallery],
    ...[paths.searchFor('Panjangsekali'), paths.complaint],
  ]) {
    await page.goto(site.url(path))
    await untilLoaded(page)
    await expect.poll(() => overflow(page), { message: path }).toBe(0)
    const failed = page.getByText('Halaman ini gagal ditampilkan.')
    expect.soft(await failed.count(), path).toBe(0)
    expect.soft(await page.evaluate(() => 'hacked' in window), path).toBe(false)
  }
  const foot = page.getByRole('contentinfo')
  expect.soft(await foot.getByRole('heading', { name: 'Menu Lainnya' }).count()).toBe(1)
  expect.soft(await foot.getByRole('heading', { name: 'Hubungi Kami' }).count()).toBe(0)
})
