import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { inspectPicture, photo } from '../../support/photo'
import { press, setupStaffSite, writeArticle } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const PUBLIC = /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg/
const PUBLIC_MARK =
  /!\[Warga memanen\]\((\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media)\)\{width=900 height=600\}/

const area = (page: Page) => page.getByLabel('Isi', { exact: true })

async function addPictures(page: Page, count: number) {
  const buffer = await photo(page, 900, 600)
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Foto')
  const file = { name: 'panen.jpg', mimeType: 'image/jpeg', buffer }
  await (await chooser).setFiles(Array<typeof file>(count).fill(file))
}

const shown = (page: Page) =>
  area(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))

const lines = (page: Page) =>
  area(page)
    .locator('p:not([id]), h2, li, img')
    .evaluateAll((all) => all.map((line) => `${line.localName}: ${line.textContent}`))

const brokenLabels = (page: Page) =>
  page.getByRole('group', { name: 'Format Isi' }).evaluate((tools) =>
    [...tools.querySelectorAll('button')].flatMap((tool) => {
      const range = document.createRange()
      range.selectNodeContents(tool.lastChild ?? tool)
      return range.getClientRects().length > 1 ? (tool.textContent ?? '') : []
    }),
  )

it('formats a text with the toolbar on a phone and publishes the text as in the preview', async () => {
  const { page } = await visitAs('editor', PHONE)
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: 'Panen bersama', category: 'Ekonomi', content: '' })
  for (const width of [320, PHONE.viewport.width]) {
    await page.setViewportSize({ ...PHONE.viewport, width })
    expect(await brokenLabels(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
  await area(page).focus()
  const { keyboard } = page
  await keyboard.type('Warga memanen padi.\n')
  await press(page, 'Subjudul')
  await keyboard.type('Jadwal\n')
  await press(page, 'Daftar')
  await keyboard.type('Senin: Cikalong\nSelasa: Pasirangin\n\nSelengkapnya di ')
  await press(page, 'Tebal')
  await keyboard.type('agenda')
  expect(await lines(page)).toEqual([
    'p: Warga memanen padi.',
    'h2: Jadwal',
    'li: Senin: Cikalong',
    'li: Selasa: Pasirangin',
    'p: Selengkapnya di agenda',
  ])
  expect(await area(page).locator('strong').allInnerTexts()).toEqual(['agenda'])
  await keyboard.press('Shift+Control+ArrowLeft')
  await keyboard.press('Control+k')
  await page.getByLabel('Alamat tautan').fill('/agenda')
  await page.getByLabel('Teks tautan').fill('agenda desa')
  await keyboard.press('Enter')
  await area(page).getByText('Warga memanen padi.').click()
  await addPictures(page, 2)
  await expect
    .poll(() => shown(page))
    .toEqual([expect.stringMatching(PUBLIC), expect.stringMatching(PUBLIC)])
  await page.getByLabel('Keterangan foto ini').first().fill('Warga memanen')
  await page.getByRole('button', { name: 'Hapus foto', exact: true }).click()
  expect((await lines(page)).slice(0, 3)).toEqual(['p: Warga memanen padi.', 'img: ', 'p: '])
  expect([await findings(page), await overflow(page)]).toEqual([[], 0])

  const shows = async (part: ReturnType<Page['getByRole']>) => {
    await part.getByRole('heading', { level: 2, name: 'Jadwal' }).waitFor()
    expect(await part.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['Senin: Cikalong', 'Selasa: Pasirangin']),
    )
    const link = part.getByRole('link', { name: 'agenda desa' })
    expect(await link.getAttribute('href')).toBe('/agenda')
    const picture = part.getByRole('img', { name: 'Warga memanen' })
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    expect(await picture.getAttribute('srcset')).toContain('_640?alt=media 640w')
  }
  await press(page, 'Pratinjau')
  await shows(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await press(page, 'Terbitkan')
  await page.getByText('Berita terbit.').waitFor()

  const [stored] = await site.query('news', 'title', 'Panen bersama')
  const reader = await visit(PHONE)
  await reader.page.goto(site.url(`/berita/${stored?.id}`))
  await shows(reader.page.getByRole('article').first())
  expect(await overflow(reader.page)).toBe(0)
})

/** Copies HTML and plain text to the clipboard as another program does. */
async function copy(context: BrowserContext, written: { html: string; text: string }) {
  const program = await context.newPage()
  await program.setContent('<p>Disalin</p>')
  await program.evaluate(({ html, text }) => {
    document.addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/html', html)
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    })
  }, written)
  await program.keyboard.press('Control+a')
  await program.keyboard.press('Control+c')
  await program.close()
}

it('pastes formatted text from Word as one undo step and lists the removed formatting', async () => {
  const { context, page } = await visitAs('editor', PHONE)
  const clipboard = new URL(
    '../../../src/components/form/markup/paste/clipboard/word.html',
    import.meta.url,
  )
  const text = 'Musyawarah Desa\n*Undangan*'
  await copy(context, { html: await readFile(clipboard, 'utf8'), text })
  await page.bringToFront()
  await page.goto(site.url('/admin/berita/baru'))
  await area(page).fill('Syarat:')
  await page.keyboard.press('Control+v')
  const note = page.getByRole('status').filter({ hasText: 'Dari teks yang ditempel, 1 gambar' })
  await note.waitFor()
  expect(await overflow(page)).toBe(0)
  const pasted = await lines(page)
  expect(pasted.slice(0, 3)).toEqual(['p: Syarat:', 'h2: Musyawarah Desa', 'h2: Undangan'])
  const items = pasted.filter((line) => line.startsWith('li'))
  expect(items).toEqual(['li: KTP asli', 'li: fotokopi dua lembar', 'li: Isi formulir'])
  await page.keyboard.press('Control+z')
  expect(await lines(page)).toEqual(['p: Syarat:'])
  await page.keyboard.press('Control+Shift+z')
  expect(await lines(page)).toEqual(pasted)

  await press(page, 'Tutup')
  await expect.poll(() => note.count()).toBe(0)
  await area(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Shift+v')
  expect(await lines(page)).toEqual(['p: Musyawarah Desa', 'p: Undangan'])
})

it("keeps a picture in a contributor's text after the tab was closed, and publishes a copy of the picture", async () => {
  const { context, page, expectErrors } = await visitAs('kontributor', PHONE)
  // The rules do not reveal whether a draft with this id exists.
  expectErrors('403')
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: 'Panen usulan', category: 'Ekonomi' })
  await page.getByText('Tersimpan di perangkat').waitFor()
  await context.setOffline(true)
  await addPictures(page, 1)
  await page.getByLabel('Keterangan foto ini').fill('Warga memanen')
  await page.getByText('Menunggu jaringan; foto ini disimpan').waitFor()
  await press(page, 'Pratinjau')
  await page.getByRole('dialog').getByRole('img', { name: 'Warga memanen' }).waitFor()
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(site.url('/admin/berita'))
  await again.getByRole('link', { name: 'Panen usulan' }).click()
  await again.getByText('Tersimpan di perangkat').waitFor()
  await expect.poll(() => again.getByText('Mengunggah foto …').count()).toBe(0)
  await press(again, 'Ajukan ke editor')
  await again.getByText('Diajukan.').waitFor()

  const editor = await visitAs('editor', PHONE)
  await editor.page.goto(again.url())
  await press(editor.page, 'Terbitkan')
  await editor.page.getByText('Berita terbit.').waitFor()
  const [stored] = await site.query('news', 'title', 'Panen usulan')
  const address = PUBLIC_MARK.exec(String(stored?.['content']))?.[1] ?? ''
  expect(await inspectPicture(editor.page, site.url(address))).toMatchObject({
    width: 900,
    height: 600,
  })
})
