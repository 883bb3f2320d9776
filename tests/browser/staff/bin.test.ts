import type { Page } from 'playwright-core'
import { ulid } from 'ulid'
import { expect, it } from 'vitest'
import type { Role } from '../../../src/domain/users/role'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { loseNetworkAtCommit } from '../../support/network'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const stamp = (uid: string) => ({ updatedBy: uid, updatedAt: '2026-11-01T02:00:00.000Z' })

const uidOf = async (role: Role) =>
  (await site.query('users', 'email', `${role}@desa.test`))[0]?.['id'] ?? ''

/** Puts a copy into the bin, as deleting leaves it; `deletedAt` lies in the future, to stand above the sample's. */
async function bin(collection: string, id: string, data: object, changes: object = {}) {
  const entry = { collection, id, data, deletedBy: await uidOf('editor') }
  await site.load({
    [`bin/${collection}-${id}`]: { ...entry, deletedAt: '2030-01-31T22:30:00.000Z', ...changes },
  })
  return id
}

const newsOf = (id: string, title: string) => ({
  id,
  title,
  excerpt: 'Ringkasan.',
  content: 'Isi.',
  author: 'Siti',
  date: '2026-11-01',
  category: 'Kesehatan',
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
  views: 3,
  createdBy: 'siapa',
  ...stamp('siapa'),
})

const draftOf = (id: string, title: string, createdBy: string, changes: object = {}) => ({
  id,
  kind: 'news',
  data: { title },
  state: 'draf',
  publishAt: null,
  itemId: '',
  note: '',
  createdBy,
  ...stamp(createdBy),
  ...changes,
})

async function openBin(role: Role, options = DESKTOP) {
  const visited = await visitAs(role, options)
  await visited.page.goto(site.url('/admin/sampah'))
  await visited.page.getByRole('heading', { name: 'Tempat sampah' }).waitFor()
  return visited
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function restore(page: Page, title: string) {
  await page.getByRole('button', { name: `Pulihkan ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click()
}

it('an editor reads what was deleted, by whom, and until when it is kept', async () => {
  const id = ulid()
  await bin('news', id, newsOf(id, 'Posyandu yang dihapus'))
  const { page } = await openBin('editor', PHONE)
  const text = await row(page, 'Posyandu yang dihapus').innerText()
  expect(text).toContain('Berita')
  expect(text).toContain('Dihapus Siti Nurlaela, 1 Feb 2030, 05.30 WIB.')
  expect(text).toContain('Disimpan sampai 3 Maret 2030.')
})

it('an editor restores an item, which the public reads again', async () => {
  const id = ulid()
  await bin('news', id, newsOf(id, 'Jalan desa diperbaiki'))
  const { page } = await openBin('editor')
  await restore(page, 'Jalan desa diperbaiki')
  await page.getByText('“Jalan desa diperbaiki” kembali tampil di situs.').waitFor()
  await row(page, 'Jalan desa diperbaiki').waitFor({ state: 'detached' })
  await page.goto(site.url(`/berita/${id}`))
  await page.getByRole('heading', { level: 1, name: 'Jalan desa diperbaiki' }).waitFor()
  const [stored] = await site.query('news', 'id', id)
  expect(stored).toMatchObject({ createdBy: 'siapa', updatedBy: await uidOf('editor') })
})

it('a contributor finds own drafts only, and restores one', async () => {
  const [own, foreign] = [ulid(), ulid()]
  const uid = await uidOf('kontributor')
  await bin('drafts', own, draftOf(own, 'Draf saya sendiri', uid), { deletedBy: uid })
  await bin('drafts', foreign, draftOf(foreign, 'Draf orang lain', 'lain'))
  const { page } = await openBin('kontributor')
  await row(page, 'Draf saya sendiri').getByText('Dihapus Rizal Fadilah').waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await restore(page, 'Draf saya sendiri')
  await page.getByText('“Draf saya sendiri” kembali sebagai draf.').waitFor()
  await page.getByText('Tempat sampah kosong.').waitFor()
  await page.getByRole('link', { name: 'Buka' }).click()
  await page.getByLabel('Judul', { exact: true }).waitFor()
  expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Draf saya sendiri')
})

it('what was scheduled comes back as a draft without its hour', async () => {
  const id = ulid()
  const publishAt = '2026-11-05T02:00:00.000Z'
  await bin(
    'drafts',
    id,
    draftOf(id, 'Pernah dijadwalkan', 'lain', { state: 'terjadwal', publishAt }),
  )
  const { page } = await openBin('editor')
  await restore(page, 'Pernah dijadwalkan')
  await page.getByText('“Pernah dijadwalkan” kembali sebagai draf.').waitFor()
  expect(await site.query('drafts', 'id', id)).toMatchObject([{ state: 'draf' }])
})

const personOf = (uid: string, name: string, email: string) => ({
  id: uid,
  auth_id: uid,
  name,
  email,
  password: '',
  role: 'petugas',
  avatarurl: '',
  disabled: false,
  ...stamp('siapa'),
})

it('a person whose e-mail somebody else has meanwhile stays in the bin', async () => {
  const uid = crypto.randomUUID()
  await bin('users', uid, personOf(uid, 'Pemilik Lama', 'editor@desa.test'))
  const { page } = await openBin('admin')
  await restore(page, 'Pemilik Lama')
  await page.getByText(/^“Pemilik Lama” belum dipulihkan, karena e-mailnya sudah dipakai/).waitFor()
  expect(await site.query('users', 'id', uid)).toEqual([])
})

it('an admin restores a person, of whom an editor knows nothing', async () => {
  const uid = crypto.randomUUID()
  const person = personOf(uid, 'Ujang Kembali', `${uid}@desa.test`)
  await bin('users', uid, person, { deletedBy: await uidOf('admin') })
  const editor = await openBin('editor')
  await editor.page.getByRole('main').getByRole('listitem').first().waitFor()
  expect(await row(editor.page, 'Ujang Kembali').count()).toBe(0)

  const { page } = await openBin('admin')
  await restore(page, 'Ujang Kembali')
  await page.getByText(/^“Ujang Kembali” kembali sebagai pengguna\. Minta ia membuat/).waitFor()
  await page.getByRole('link', { name: 'Buka' }).click()
  await page.getByLabel('Nama').waitFor()
  expect(await page.getByLabel('Nama').inputValue()).toBe('Ujang Kembali')
})

it('what is restored twice, the first answer having been lost, is there once', async () => {
  const id = ulid()
  await bin('news', id, newsOf(id, 'Jawaban yang hilang'))
  const { page, expectErrors } = await openBin('editor')
  expectErrors('Failed to load resource', 'Pemulihan gagal')
  const restoreNetwork = await loseNetworkAtCommit(page)
  await restore(page, 'Jawaban yang hilang')
  await page.getByText(/^“Jawaban yang hilang” belum dipulihkan\. Tidak ada jaringan/).waitFor()
  await restoreNetwork()
  await restore(page, 'Jawaban yang hilang')
  await page.getByText('“Jawaban yang hilang” kembali tampil di situs.').waitFor()
})

it('a double tap restores once', async () => {
  const id = ulid()
  await bin('news', id, newsOf(id, 'Ketuk ganda'))
  const { page } = await openBin('editor')
  let commits = 0
  page.on('request', (request) => {
    commits += Number(request.method() === 'POST' && request.url().includes(':commit'))
  })
  await page.getByRole('button', { name: 'Pulihkan Ketuk ganda' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' })
  await confirm.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('“Ketuk ganda” kembali tampil di situs.').waitFor()
  expect(commits).toBe(1)
})

it('what stands again is not restored over', async () => {
  const id = ulid()
  await bin('news', id, newsOf(id, 'Salinan lama'))
  await site.load({ [`news/${id}`]: newsOf(id, 'Yang baru') })
  const { page, expectErrors } = await openBin('editor')
  expectErrors('403')
  await restore(page, 'Salinan lama')
  await page
    .getByText('“Salinan lama” sudah ada lagi, jadi salinan ini tidak dipulihkan.')
    .waitFor()
  expect(await site.query('news', 'id', id)).toMatchObject([{ title: 'Yang baru' }])
})

it('what does not fit is listed all the same', async () => {
  await bin('pages', 'sejarah', { aneh: true }, { deletedBy: 7 })
  await site.load({ 'bin/rusak': { deletedAt: '2030-02-01T00:00:00.000Z' } })
  const { page } = await openBin('editor')
  expect(await row(page, 'Salinan ini rusak').count()).toBe(0)
  const admin = await openBin('admin')
  await row(admin.page, 'Salinan ini rusak').waitFor()
  await row(admin.page, 'Isi lain').first().waitFor()
})

it('the list goes on as far as the bin does', async () => {
  for (let n = 10; n < 32; n++) {
    const id = ulid()
    await bin('news', id, newsOf(id, `Halaman ${n}`), { deletedAt: `2031-01-${n}T00:00:00.000Z` })
  }
  const { page } = await openBin('editor')
  await row(page, 'Halaman 31').waitFor()
  expect(await row(page, 'Halaman 10').count()).toBe(0)
  await page.getByRole('button', { name: 'Muat lebih banyak' }).click()
  await row(page, 'Halaman 10').waitFor()
})

it('a bin that cannot be read says so, and can be asked again', async () => {
  const { page, expectErrors } = await openBin('editor')
  expectErrors('Failed to load resource', 'gagal', 'Failed to fetch')
  await page.route('**/documents:runQuery*', (route) => route.abort())
  await page.reload()
  await page.getByText('Isi tempat sampah belum dapat dimuat.').waitFor()
  await page.unroute('**/documents:runQuery*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
})

it('is not for who handles complaints', async () => {
  const { page } = await visitAs('petugas')
  await page.goto(site.url('/admin/sampah'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
})
