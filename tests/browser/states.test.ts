import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { useBrowser } from '../support/browser'
import { useSite } from '../support/site'

const site = useSite()
const { visit } = useBrowser({ installs: false })

const QUERY = '**/documents:runQuery*'

/** Holds back every answer about one collection until the returned function is called. */
async function holdBack(page: Page, collection: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(QUERY, async (route) => {
    if (route.request().postData()?.includes(`"collectionId":"${collection}"`)) await released
    await route.continue()
  })
  return release
}

/** Lets every request about one collection fail. */
function fail(page: Page, collection: string) {
  return page.route(QUERY, (route) =>
    route.request().postData()?.includes(`"collectionId":"${collection}"`)
      ? route.abort()
      : route.continue(),
  )
}

describe('while content is on its way', () => {
  it.each([
    ['/berita', 'news', 'Memuat berita', 6],
    ['/agenda', 'agenda', 'Memuat agenda', 3],
  ])('%s shows its skeletons, then the content', async (path, collection, label, count) => {
    const { page } = await visit()
    const release = await holdBack(page, collection)
    await page.goto(site.url(path))
    const skeletons = page.getByRole('status', { name: label }).locator('[data-skeleton]')
    await skeletons.first().waitFor()
    expect(await skeletons.count()).toBe(count)
    release()
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await skeletons.count()).toBe(0)
  })
})

describe('when loading fails', () => {
  it.each([
    ['/berita', 'news', 'Belum ada berita yang dipublikasikan.'],
    ['/agenda', 'agenda', 'Saat ini belum ada agenda kegiatan yang dijadwalkan.'],
  ])('%s says so and offers another try', async (path, collection, text) => {
    const { page, expectErrors } = await visit()
    expectErrors('Failed to load resource', 'Gagal memuat')
    await fail(page, collection)
    await page.goto(site.url(path))
    await page.getByText(text).waitFor()
    await page.unroute(QUERY)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
  })

  it('on home only the section that failed stays empty', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('Failed to load resource', 'Gagal memuat')
    await fail(page, 'news')
    await page.goto(site.url())
    await page.getByText('Belum ada berita yang dipublikasikan.').waitFor()
    await page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Selamat Datang di Desa Sukamaju' }).waitFor()
  })
})

describe('absurd content', () => {
  it('markup in texts is shown and never run, very long words break no page', async () => {
    const id = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'
    const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
    await site.load({
      [`news/${id}`]: {
        id,
        title: `${'Panjangsekali'.repeat(10)}`,
        excerpt: markup,
        content: `${markup}\n\n${'tanpaspasi'.repeat(200)}`,
        category: 'Pemerintahan',
        author: markup,
        date: '2026-01-01',
        imageurl: 'javascript:window.hacked=1',
        updatedBy: 'uji',
        updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
      },
      [`news/${id.replace('7ZZZ', '7ZZY')}`]: { id: 'bukan ulid' },
    })
    const { page, expectErrors } = await visit()
    expectErrors(`Dokumen news/${id}`, 'dilewati')
    await page.goto(site.url('/berita'))
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(10)

    await site.load({
      [`news/${id}`]: {
        id,
        title: 'Panjangsekali'.repeat(10),
        excerpt: markup,
        content: `${markup}\n\n${'tanpaspasi'.repeat(200)}`,
        category: 'Pemerintahan',
        author: markup,
        date: '2026-01-01',
        updatedBy: 'uji',
        updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
      },
    })
    await page.goto(site.url(`/berita/${id}`))
    await page.getByText('<script>window.hacked=1</script>').first().waitFor()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

describe('an empty village', () => {
  it('shows the specified texts', async () => {
    await site.clearDocuments()
    const { page } = await visit()
    await page.goto(site.url('/berita'))
    await page.getByText('Belum ada berita yang dipublikasikan.').waitFor()
    await page.goto(site.url('/agenda'))
    await page.getByText('Saat ini belum ada agenda kegiatan yang dijadwalkan.').waitFor()
    await page.goto(site.url())
    await page.getByText('Belum ada berita yang dipublikasikan.').waitFor()
    expect(await page.getByRole('complementary', { name: 'Pengumuman' }).count()).toBe(0)
  })
})
