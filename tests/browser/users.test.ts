import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { DESKTOP, useBrowser } from '../support/browser'
import { useSite } from '../support/site'
import { fillLogin, signIn } from '../support/staff'

const site = useSite()
const { visit } = useBrowser({ installs: false })

const CREATE_USER = '**/asia-southeast2/create-user'

async function visitAsAdmin() {
  const visited = await visit(DESKTOP)
  await signIn(visited.page, site.url(''), 'admin')
  return visited
}

async function fillNewUser(page: Page, name: string, email: string, password = 'rahasia-123') {
  await page.goto(site.url('/admin/users/baru'))
  const form = page.getByRole('form', { name: 'Pengguna baru' })
  await form.getByLabel('Nama').fill(name)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Kata sandi awal').fill(password)
  await form.getByLabel('Peran').selectOption('kontributor')
  await form.getByRole('button', { name: 'Buat akun' }).click()
}

/** The new person signs in in a browser of their own. */
async function expectToSignIn(email: string, name: string) {
  const { page } = await visit(DESKTOP)
  await page.goto(site.url('/login'))
  await fillLogin(page, email, 'rahasia-123')
  await page.getByRole('heading', { name: `Selamat bekerja, ${name}` }).waitFor()
}

describe('an admin', () => {
  it('creates an account, with which its owner signs in', async () => {
    const { page } = await visitAsAdmin()
    await fillNewUser(page, 'Dadan Hamdani', 'Dadan@desa.test')
    await page.getByText('Akun Dadan Hamdani sudah dibuat.').waitFor()
    await page.getByText('dadan@desa.test').waitFor()
    await expectToSignIn('dadan@desa.test', 'Dadan Hamdani')
  })

  it('creates it from the browser while create-user is down, and stays signed in', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'create-user tidak terjangkau')
    await page.route(CREATE_USER, (route) => route.abort())
    await fillNewUser(page, 'Euis Komalasari', 'euis@desa.test')
    await page.getByText('Akun Euis Komalasari sudah dibuat.').waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Pengguna' }).waitFor()
    const [stored] = await site.query('users', 'email', 'euis@desa.test')
    expect(stored).toMatchObject({ role: 'kontributor', password: '' })
    await expectToSignIn('euis@desa.test', 'Euis Komalasari')
  })

  it('is told why an account cannot be made, and nothing typed is lost', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('409', '400', 'Pengguna gagal disimpan', 'create-user tidak terjangkau', 'Failed')
    await fillNewUser(page, 'Kembar', 'editor@desa.test')
    await page.getByText('Gagal membuat akun: E-mail ini sudah dipakai akun lain.').waitFor()
    expect(await page.getByLabel('Nama').inputValue()).toBe('Kembar')
    await page.route(CREATE_USER, (route) => route.abort())
    await page.getByRole('button', { name: 'Buat akun' }).click()
    await page.getByText(/^Gagal membuat akun: E-mail ini sudah dipakai/).waitFor()
  })

  it('an account whose document cannot be stored is taken back', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'create-user tidak terjangkau', 'Pengguna gagal')
    await page.route(CREATE_USER, (route) => route.abort())
    await page.route('**/documents:commit*', (route) => route.abort())
    await fillNewUser(page, 'Setengah Jadi', 'setengah@desa.test')
    await page.getByText(/^Gagal menyimpan data user: /).waitFor()
    await page.unroute('**/documents:commit*')
    await page.unroute(CREATE_USER)
    await page.getByRole('button', { name: 'Buat akun' }).click()
    await page.getByText('Akun Setengah Jadi sudah dibuat.').waitFor()
  })

  it('changes a role, an e-mail and a name', async () => {
    const { page } = await visitAsAdmin()
    await page.goto(site.url('/admin/users'))
    await page.getByRole('link', { name: 'Tuti Haryati' }).click()
    await page.getByLabel('Nama').fill('Tuti H.')
    await page.getByLabel('E-mail').fill('tuti@desa.test')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data Tuti H. disimpan.').waitFor()
    await page.getByText('tuti@desa.test').waitFor()
  })

  it('is warned when the sign-in e-mail could not be changed; the rest stands', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'E-mail login tidak berubah')
    await page.route('**/users-changeemail', (route) => route.abort())
    await page.goto(site.url('/admin/users'))
    await page.getByRole('link', { name: 'Rizal Fadilah' }).click()
    await page.getByLabel('Nama').fill('Rizal F.')
    await page.getByLabel('E-mail').fill('rizal@desa.test')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('E-mail login belum berubah').waitFor()
    await page.getByText('Data Rizal F. disimpan.').waitFor()
    await page.getByText('kontributor@desa.test').first().waitFor()
  })

  it('disables an account, which signs in no more', async () => {
    const { page } = await visitAsAdmin()
    await fillNewUser(page, 'Sementara', 'sementara@desa.test')
    await page.getByRole('link', { name: 'Sementara' }).click()
    await page.getByRole('button', { name: 'Nonaktifkan …' }).click()
    await page.getByRole('button', { name: 'Nonaktifkan', exact: true }).click()
    await page.getByText('Akses Sementara dinonaktifkan.').waitFor()
    await site.idle()
    const other = await visit(DESKTOP)
    other.expectErrors('400', 'Login gagal')
    await other.page.goto(site.url('/login'))
    await fillLogin(other.page, 'sementara@desa.test', 'rahasia-123')
    await other.page.getByText('Akun ini dinonaktifkan. Hubungi admin desa.').waitFor()
  })

  it('deletes an account, and with it the access', async () => {
    const { page } = await visitAsAdmin()
    await fillNewUser(page, 'Pindah Desa', 'pindah@desa.test')
    await page.getByRole('link', { name: 'Pindah Desa' }).click()
    await page.getByRole('button', { name: 'Hapus akun …' }).click()
    await page.getByRole('button', { name: 'Hapus akun', exact: true }).click()
    await page.getByText('Akun Pindah Desa dihapus.').waitFor()
    await site.idle()
    const other = await visit(DESKTOP)
    other.expectErrors('400', 'Login gagal')
    await other.page.goto(site.url('/login'))
    await fillLogin(other.page, 'pindah@desa.test', 'rahasia-123')
    await other.page.getByText('Login gagal. Periksa kembali email dan password Anda.').waitFor()
  })

  it('can neither demote, disable nor delete themself', async () => {
    const { page } = await visitAsAdmin()
    await page.goto(site.url('/admin/users'))
    await page.getByRole('link', { name: 'Neng Rina Marlianti' }).click()
    await page.getByText('Peran Anda sendiri hanya dapat diubah admin lain').waitFor()
    expect(await page.getByLabel('Peran').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hapus akun …' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Nonaktifkan …' }).count()).toBe(0)
  })
})
