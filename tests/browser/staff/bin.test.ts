import type { Page } from 'playwright-core'
import { ulid } from 'ulid'
import { expect, it } from 'vitest'
import type { Role } from '../../../src/domain/users/role'
import { PHONE } from '../../support/browser'
import { setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()

const findUid = async (role: Role) =>
  (await site.query('users', 'email', `${role}@desa.test`))[0]?.['id'] ?? ''

/** Adds a bin entry with a time in the future, so that it precedes the entries of the sample village. */
async function bin(collection: string, id: string, data: object, changes: object = {}) {
  const entry = { collection, id, data: { id, ...data }, deletedBy: await findUid('editor') }
  await site.load({
    [`bin/${collection}-${id}`]: { ...entry, deletedAt: '2030-01-31T22:30:00.000Z', ...changes },
  })
}

const SIGNED = { updatedBy: 'siapa', updatedAt: '2026-11-01T02:00:00.000Z' }

const newsItem = (title: string) => ({
  ...{ title, excerpt: 'Ringkasan.', content: 'Isi.', author: 'Siti', category: 'Kesehatan' },
  ...{ date: '2026-11-01', imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' },
  ...{ views: 3, createdBy: 'siapa' },
  ...SIGNED,
})

const draftItem = (title: string, createdBy: string) => ({
  ...{ kind: 'news', data: { title }, state: 'draf', publishAt: null, itemId: '', note: '' },
  ...{ createdBy, ...SIGNED },
})

async function openBin(role: Role) {
  const { page } = await visitAs(role, PHONE)
  await page.goto(site.url('/admin/sampah'))
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  return page
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function restore(page: Page, title: string) {
  await page.getByRole('button', { name: `Pulihkan ${title}` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Pulihkan' })
    .evaluate((button: HTMLElement) => (button.click(), button.click()))
}

it('lets an editor restore an item once, after which visitors can read it', async () => {
  const id = ulid()
  await bin('news', id, newsItem('Jalan desa diperbaiki'))
  await bin('users', 'ujang', { name: 'Ujang Kembali' })
  const page = await openBin('editor')
  const text = await row(page, 'Jalan desa diperbaiki').innerText()
  expect.soft(text).toContain('Berita')
  expect.soft(text).toContain('Dihapus Siti Nurlaela, 1 Feb 2030, 05.30 WIB.')
  expect.soft(text).toContain('Disimpan sampai 3 Maret 2030.')
  expect.soft(await row(page, 'Ujang Kembali').count()).toBe(0)

  let commits = 0
  page.on('request', (request) => {
    commits += Number(request.method() === 'POST' && request.url().includes(':commit'))
  })
  await restore(page, 'Jalan desa diperbaiki')
  await page.getByText('“Jalan desa diperbaiki” kembali tampil di situs.').waitFor()
  await row(page, 'Jalan desa diperbaiki').waitFor({ state: 'detached' })
  expect.soft(commits).toBe(1)
  expect
    .soft(await site.query('news', 'id', id))
    .toMatchObject([{ createdBy: 'siapa', updatedBy: await findUid('editor') }])
  await page.goto(site.url(`/berita/${id}`))
  await page.getByRole('heading', { level: 1, name: 'Jalan desa diperbaiki' }).waitFor()
})

it('shows contributors only their own drafts and lets them restore a draft', async () => {
  const own = ulid()
  const uid = await findUid('kontributor')
  await bin('drafts', own, draftItem('Draf saya sendiri', uid), { deletedBy: uid })
  await bin('drafts', ulid(), draftItem('Draf orang lain', 'lain'))
  const page = await openBin('kontributor')
  await row(page, 'Draf saya sendiri').getByText('Dihapus Rizal Fadilah').waitFor()
  expect.soft(await page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await restore(page, 'Draf saya sendiri')
  await page.getByText('“Draf saya sendiri” kembali sebagai draf.').waitFor()
  await page.getByText('Tempat sampah kosong.').waitFor()
  await page.getByRole('link', { name: 'Buka' }).click()
  const title = page.getByLabel('Judul', { exact: true })
  await expect.poll(() => title.inputValue()).toBe('Draf saya sendiri')
})

it('lists malformed entries for admins', async () => {
  await bin('pages', 'sejarah', { aneh: true }, { deletedBy: 7 })
  await site.load({ 'bin/rusak': { deletedAt: '2030-02-01T00:00:00.000Z' } })
  const page = await openBin('admin')
  await row(page, 'Salinan ini rusak').waitFor()
  await row(page, 'Isi lain').first().waitFor()
})
