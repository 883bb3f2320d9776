import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { exampleOf } from '../../support/example'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser()
const quick = setupBrowser({ installs: false })

const NAME = 'Surat keterangan usaha'

const STORED = {
  ...exampleOf('services'),
  createdBy: 'demo-admin',
  updatedBy: 'demo-admin',
  updatedAt: { $timestamp: '2026-11-20T03:00:00Z' },
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: NAME })
const documents = (page: Page) => page.getByRole('region', { name: 'Yang perlu dibawa' })
const opening = async (page: Page) => {
  await page.goto(site.url('/layanan'))
  await page.getByRole('main').getByRole('link', { name: NAME }).click()
  await title(page).waitFor()
}

it('three taps from home tell what to bring for a letter, on a phone', async () => {
  const { page } = await quick.visit(PHONE)
  await page.goto(site.url())
  await page
    .getByRole('navigation', { name: 'Navigasi bawah' })
    .getByRole('button', { name: 'Menu' })
    .tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Layanan' }).tap()
  await page
    .getByRole('region', { name: 'Usaha', exact: true })
    .getByRole('link', { name: NAME })
    .tap()
  await title(page).waitFor()
  await documents(page).getByText('Fotokopi Kartu Keluarga, 1 lembar').waitFor()
  await page.getByText('Gratis', { exact: true }).waitFor()
})

it('a service never opened is there without network, and what is ticked stays', async () => {
  const { page, context } = await visit(PHONE)
  await page.goto(site.url())
  await untilPrefetched(page)
  await context.setOffline(true)
  await opening(page)
  await documents(page).getByRole('checkbox').nth(1).check()
  await documents(page).getByText('1 dari 4 sudah siap.').waitFor()
  await page.reload()
  await documents(page).getByText('1 dari 4 sudah siap.').waitFor()
  expect(await documents(page).getByRole('checkbox').nth(1).isChecked()).toBe(true)
  await documents(page).getByRole('button', { name: 'Kosongkan centang' }).click()
  await documents(page)
    .getByText(/^Centang yang sudah siap/)
    .waitFor()
  await page.reload()
  await title(page).waitFor()
  expect(await documents(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
})

it('a message for WhatsApp names what to bring, and where that stands', async () => {
  const { page } = await quick.visit()
  await opening(page)
  const link = page.getByRole('link', { name: /^Bagikan lewat WhatsApp/ })
  const { origin, searchParams } = new URL((await link.getAttribute('href'))!)
  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toBe(
    [
      `*${NAME}*`,
      'Yang perlu dibawa:',
      ...(await documents(page).getByRole('listitem').allInnerTexts()).map((line) => `- ${line}`),
      '',
      page.url(),
    ].join('\n'),
  )
})

it('a service is one sheet of paper', async () => {
  const { page } = await quick.visit()
  await opening(page)
  // Each page of a PDF says of itself that it is one.
  const sheets = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await sheets()).toBe(1)
  const line = 'Surat pengantar dari Ketua RT dan RW tempat tinggal sekarang, 1 lembar'
  await site.load({
    'services/01J00000000000000000000000': {
      ...STORED,
      id: '01J00000000000000000000000',
      documents: Array.from({ length: 10 }, (_, at) => `${at} ${line}`).join('\n'),
      steps: Array.from({ length: 10 }, (_, at) => `${at} ${line}`).join('\n'),
    },
  })
  await page.goto(site.url('/layanan/01J00000000000000000000000'))
  await documents(page).getByText(line).first().waitFor()
  expect(await sheets()).toBe(1)
})

it('a service that is not there has a way back', async () => {
  const { page } = await quick.visit()
  await page.goto(site.url('/layanan/01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  await page.getByRole('heading', { level: 1, name: 'Layanan tidak ditemukan' }).waitFor()
  await page.getByRole('link', { name: 'Kembali ke Layanan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Layanan', exact: true }).waitFor()
})

it('a word of its name finds it, under a heading of its own, the best named first', async () => {
  const { page } = await quick.visit()
  await page.goto(site.url('/pencarian?q=keterangan%20usaha'))
  const found = page.getByRole('region', { name: /^Layanan \(\d+\)/ })
  await found.getByRole('link').first().waitFor()
  expect(await found.getByRole('link').first().innerText()).toBe(NAME)
  await found.getByRole('link').first().click()
  await title(page).waitFor()
})

it('the longest texts break nothing at 320 px', async () => {
  const { page } = await quick.visit({ viewport: { width: 320, height: 640 } })
  const long = 'Keterangan'.repeat(LIMITS.line / 10)
  await site.load({
    'services/01J00000000000000000000001': {
      ...STORED,
      id: '01J00000000000000000000001',
      name: long.slice(0, LIMITS.name),
      documents: `${long}\n${long.slice(1)}`,
      steps: long,
      place: long.slice(0, LIMITS.location),
    },
  })
  for (const path of ['/layanan', '/layanan/01J00000000000000000000001']) {
    await page.goto(site.url(path))
    await page.getByText(long.slice(0, LIMITS.name)).first().waitFor()
    await expect.poll(() => overflow(page)).toBe(0)
  }
})
