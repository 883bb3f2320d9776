import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const box = async (part: Locator) => (await part.boundingBox())!

describe('on a phone of 360 by 740', () => {
  const WINDOW = { width: 360, height: 740 }
  const open = async (path: string) => {
    const { page } = await visit({ ...PHONE, viewport: WINDOW, reducedMotion: 'reduce' })
    await page.goto(site.url(path))
    await page.getByRole('main').getByRole('article').first().waitFor()
    await untilQuiet(page)
    return page
  }

  it('the first news of home begins within one and a half windows', async () => {
    const page = await open('/')
    const news = page.getByRole('region', { name: 'Berita Terbaru' }).getByRole('article').first()
    expect((await box(news)).y).toBeLessThanOrEqual(1.5 * WINDOW.height)
  })

  it.each(['/berita', '/berita?kategori=Pengumuman'])(
    'four rows of %s fit between header and bar',
    async (path) => {
      const page = await open(path)
      const rows = await page.getByRole('main').getByRole('article').all()
      const [first, fourth] = await Promise.all([box(rows[0]!), box(rows[3]!)])
      const header = await box(page.getByRole('banner'))
      const bar = await box(page.getByRole('navigation', { name: 'Navigasi bawah' }))
      expect(fourth.y + fourth.height - first.y).toBeLessThanOrEqual(bar.y - header.height)
    },
  )

  it('the times of prayer are a tap away', async () => {
    const page = await open('/')
    await page.getByRole('link', { name: /^Jadwal salat/ }).tap()
    const times = page.getByRole('region', { name: 'Jadwal Salat' })
    await expect.poll(() => times.evaluate((one) => one === document.activeElement)).toBe(true)
    expect((await box(times)).y).toBeLessThan(WINDOW.height / 2)
  })
})

it('all pages begin at one left edge on a desktop', async () => {
  const { page } = await visit(DESKTOP)
  const edges: Record<string, number> = {}
  for (const { path, isPersonal } of PUBLIC_ROUTES) {
    if (path === '*' || isPersonal) continue
    await page.goto(await site.address(path))
    edges[path] = (await box(page.getByRole('heading', { level: 1 }))).x
  }
  expect(Object.entries(edges).filter(([, x]) => x !== edges['/'])).toEqual([])
})
