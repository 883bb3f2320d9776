import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP } from '../../support/browser'
import { COMMIT, dropResponse } from '../../support/network'
import { fillLogin, press, setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const CREATE_USER = '**/asia-southeast2/create-user'
const PASSWORD = 'rahasia-teduh'

async function fillNewUser(page: Page, name: string, email: string) {
  const form = page.getByRole('form', { name: 'Pengguna baru' })
  await form.getByLabel('Nama').fill(name)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Kata sandi awal').fill(PASSWORD)
  await form.getByLabel('Peran').selectOption('kontributor')
}

async function visitLogin() {
  const visited = await visit(DESKTOP)
  await visited.page.goto(site.url('/login'))
  return visited
}

async function expectToSignIn(page: Page, email: string, name: string) {
  await fillLogin(page, email, PASSWORD)
  await page.getByRole('heading', { name: `Selamat bekerja, ${name}` }).waitFor()
  await press(page, 'Keluar')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
}

it('lets an admin manage an account from its creation to its deletion', async () => {
  const { page } = await visitAs('admin')
  const { page: owner, expectErrors } = await visitLogin()
  await page.goto(site.url('/admin/users/baru'))
  await fillNewUser(page, '', 'Dadan@desa.test')
  await press(page, 'Buat akun')
  await page.getByText('Satu isian perlu diperbaiki dahulu.').waitFor()
  const name = page.getByLabel('Nama')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)

  // Input survives a reload, except for the password.
  await name.fill('Dadan Hamdani')
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.reload()
  await page.getByText('Ada tulisan yang belum disimpan: Dadan Hamdani').waitFor()
  await press(page, 'Lanjutkan')
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('Dadan@desa.test')
  expect.soft(await page.getByLabel('Kata sandi awal').inputValue()).toBe('')

  // A double tap creates one account.
  let calls = 0
  await page.route(CREATE_USER, (route) => {
    calls += Number(route.request().method() === 'POST')
    return route.continue()
  })
  await page.getByLabel('Kata sandi awal').fill(PASSWORD)
  await page
    .getByRole('button', { name: 'Buat akun' })
    .evaluate((button: HTMLElement) => (button.click(), button.click()))
  await page.getByText('Akun Dadan Hamdani sudah dibuat.').waitFor()
  await page.getByText('dadan@desa.test').waitFor()
  expect.soft(calls).toBe(1)
  expect.soft(await page.getByText('Ada tulisan yang belum disimpan').count()).toBe(0)
  await expectToSignIn(owner, 'dadan@desa.test', 'Dadan Hamdani')

  await page.getByRole('link', { name: 'Dadan Hamdani' }).click()
  await page.getByLabel('E-mail').fill('hamdani@desa.test')
  await press(page, 'Simpan')
  await page.getByText('Data Dadan Hamdani disimpan.').waitFor()
  await page.getByText('hamdani@desa.test').waitFor()

  // The invitation contains no password, and a link to set one is sent once.
  await page.getByRole('link', { name: 'Dadan Hamdani' }).click()
  const invitation = page.getByRole('link', { name: 'Undang lewat WhatsApp' })
  const message = new URL((await invitation.getAttribute('href')) ?? '').searchParams.get('text')
  expect.soft(message).toContain('hamdani@desa.test')
  expect.soft(message).toContain(site.url('/login'))
  expect.soft(message).not.toContain(PASSWORD)
  await press(page, 'Kirim tautan kata sandi')
  await page.getByText('Tautan untuk membuat kata sandi dikirim ke hamdani@desa.test.').waitFor()
  await press(page, 'Kirim sekali lagi …')
  await page.getByText('Kirim tautan sekali lagi?').waitFor()
  await press(page, 'Batal')
  const { oobCodes } = await site.json<{ oobCodes: { email: string }[] }>(
    '/emulator/v1/projects/demo-desa/oobCodes',
  )
  expect.soft(oobCodes.map(({ email }) => email)).toEqual(['hamdani@desa.test'])

  expectErrors('400', 'Signing in failed')
  await press(page, 'Nonaktifkan …')
  await press(page, 'Nonaktifkan')
  await page.getByText('Akses Dadan Hamdani dinonaktifkan.').waitFor()
  await site.idle()
  await fillLogin(owner, 'hamdani@desa.test', PASSWORD)
  await owner.getByText('Akun ini dinonaktifkan. Hubungi admin desa.').waitFor()

  await page.getByRole('link', { name: 'Dadan Hamdani' }).click()
  await press(page, 'Hapus akun …')
  await press(page, 'Hapus akun')
  await page.getByText('Akun Dadan Hamdani dihapus.').waitFor()
  await site.idle()
  await fillLogin(owner, 'hamdani@desa.test', PASSWORD)
  await owner.getByText('Login gagal. Periksa kembali email dan password Anda.').waitFor()
})

it('creates one account even if create-user is down and responses are lost', async () => {
  const { page, expectErrors } = await visitAs('admin')
  const { page: owner } = await visitLogin()
  expectErrors('Failed to load resource', 'create-user is unreachable', 'Saving users failed')
  await page.goto(site.url('/admin/users/baru'))

  await fillNewUser(page, 'Kembar', 'editor@desa.test')
  await press(page, 'Buat akun')
  await page.getByText('Gagal membuat akun: E-mail ini sudah dipakai akun lain.').waitFor()
  expect.soft(await page.getByLabel('Nama').inputValue()).toBe('Kembar')

  // The function creates the account, but its response is lost.
  await page.route(CREATE_USER, dropResponse)
  await fillNewUser(page, 'Sekali Saja', 'sekali@desa.test')
  await press(page, 'Buat akun')
  await page.getByText('Akun Sekali Saja sudah dibuat.').waitFor()
  expect.soft(await site.query('users', 'email', 'sekali@desa.test')).toHaveLength(1)

  // The browser creates the account instead. The responses are lost, and the rules refuse the document once.
  await page.unroute(CREATE_USER)
  await page.route(CREATE_USER, (route) => route.abort())
  await page.route('**/accounts:signUp*', dropResponse, { times: 1 })
  await page.goto(site.url('/admin/users/baru'))
  await fillNewUser(page, 'Euis Komalasari', 'euis@desa.test')
  await press(page, 'Buat akun')
  await page.getByText('Gagal membuat akun: Tidak ada jaringan').waitFor()
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } }),
  )
  await press(page, 'Buat akun')
  await page.getByText(/^Gagal menyimpan data user: /).waitFor()
  await page.unroute(COMMIT)
  await page.route(COMMIT, dropResponse, { times: 1 })
  await press(page, 'Buat akun')
  await page.getByText('Akun Euis Komalasari sudah dibuat.').waitFor()
  expect
    .soft(await site.query('users', 'email', 'euis@desa.test'))
    .toMatchObject([{ role: 'kontributor', password: '' }])

  // Creating accounts in the browser does not sign the admin out.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Pengguna' }).waitFor()
  await expectToSignIn(owner, 'sekali@desa.test', 'Sekali Saja')
  await expectToSignIn(owner, 'euis@desa.test', 'Euis Komalasari')
})
