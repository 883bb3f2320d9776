import { describe, expect, it } from 'vitest'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { fillLogin, PASSWORD, signIn } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

describe('login', () => {
  it('an address in the admin leads to the login and from there on to it', async () => {
    const { page } = await visit(DESKTOP)
    await page.goto(site.url('/admin/berita?status=draf'))
    // Each begins with its title, also for who only hears it.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Login')
    await fillLogin(page, 'editor@desa.test', PASSWORD)
    await expect.poll(focused).toBe('Berita')
    expect(await page.title()).toBe('Berita – Admin Desa Sukamaju')
    expect(new URL(page.url()).search).toBe('?status=draf')
    await page.getByRole('link', { name: /^Rumah Pak Sarmin/ }).click()
    await expect.poll(focused).toBe('Ubah berita')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect.poll(focused).toBe('Login')
  })

  it('a wrong password is told in the words of the specification, and the e-mail stays', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('400', 'Login gagal')
    await page.goto(site.url('/login'))
    await fillLogin(page, 'editor@desa.test', 'salah')
    await page.getByText('Login gagal. Periksa kembali email dan password Anda.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('editor@desa.test')
  })

  it('an empty form says at its fields what is missing', async () => {
    const { page } = await visit()
    await page.goto(site.url('/login'))
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.getByText('E-mail wajib diisi.').waitFor()
    await page.getByText('Kata sandi wajib diisi.').waitFor()
    await expect
      .poll(() => page.getByLabel('E-mail').evaluate((e) => e === document.activeElement))
      .toBe(true)
  })

  it('a forgotten password is set anew behind the link that is sent', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('400')
    await page.goto(site.url('/login'))
    await page.getByLabel('E-mail').fill('admin@desa.test')
    await page.getByRole('button', { name: 'Lupa kata sandi?' }).click()
    await page.getByText('tautan untuk membuat kata sandi baru sudah dikirim').waitFor()
    const { oobCodes } = await site.json<{ oobCodes: { email: string; oobCode: string }[] }>(
      '/emulator/v1/projects/demo-desa/oobCodes',
    )
    const code = oobCodes.find(({ email }) => email === 'admin@desa.test')?.oobCode ?? ''
    await page.goto(site.url(`/__/auth/action?mode=resetPassword&oobCode=${code}`))
    await page.getByLabel('Kata sandi baru').fill('sandi-baru-77')
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await page.getByRole('link', { name: 'Masuk dengan kata sandi baru' }).click()
    await fillLogin(page, 'admin@desa.test', 'sandi-baru-77')
    await page.getByRole('heading', { name: 'Selamat bekerja, Neng Rina Marlianti' }).waitFor()

    await page.goto(site.url(`/__/auth/action?mode=resetPassword&oobCode=${code}`))
    await page.getByText('Tautan ini sudah dipakai').waitFor()
  })
})

describe('a session', () => {
  it('outlives a reload', async () => {
    const { page } = await visit(DESKTOP)
    await signIn(page, site.url(''), 'editor')
    await page.reload()
    await page.getByRole('heading', { name: 'Selamat bekerja, Siti Nurlaela' }).waitFor()
  })

  it('whose token cannot be renewed says so, and goes on once it can', async () => {
    const { page, expectErrors } = await visit(DESKTOP)
    expectErrors('net::ERR', 'Sesi belum dapat diperiksa')
    const tokens = '**/securetoken.googleapis.com/**'
    await site.setTokenLifetime(5)
    try {
      await signIn(page, site.url(''), 'editor')
      await page.route(tokens, (route) => route.abort())
      await page.reload()
      await page.getByText('Sesi Anda belum dapat diperiksa.').waitFor()
      await page.unroute(tokens)
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await page.getByRole('heading', { name: 'Selamat bekerja, Siti Nurlaela' }).waitFor()
    } finally {
      await site.setTokenLifetime(3_600)
    }
  })

  it('opens only what is for the role', async () => {
    const { page } = await visit(DESKTOP)
    await signIn(page, site.url(''), 'petugas')
    const menu = page.getByRole('navigation', { name: 'Menu admin' })
    expect(await menu.getByRole('link', { name: 'Pengaduan' }).count()).toBe(1)
    expect(await menu.getByRole('link', { name: 'Berita' }).count()).toBe(0)
    await page.goto(site.url('/admin/users'))
    await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
  })

  it('of someone who was disabled meanwhile ends at the next start', async () => {
    const { page, expectErrors } = await visit(DESKTOP)
    expectErrors('400', '403', 'Gagal memuat', 'Login gagal')
    await signIn(page, site.url(''), 'kontributor')
    const [user] = await site.query('users', 'email', 'kontributor@desa.test')
    await site.patch(`users/${user?.id}`, { disabled: true })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await fillLogin(page, 'kontributor@desa.test', PASSWORD)
    await page.getByText('Akun ini dinonaktifkan. Hubungi admin desa.').waitFor()
  })

  it('ends with signing out, and nothing of the admin stays on the device', async () => {
    const { page } = await visit(DESKTOP)
    await signIn(page, site.url(''), 'editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Belum disimpan')
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.getByRole('button', { name: 'Keluar dan buang' }).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    const left = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      const counts = databases.map(
        ({ name = '' }) =>
          new Promise<[string, number]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(new Error(name))
            opening.onsuccess = () => {
              const [store] = opening.result.objectStoreNames
              if (!store) return resolve([name, 0])
              const count = opening.result.transaction(store).objectStore(store).count()
              count.onsuccess = () => resolve([name, count.result])
            }
          }),
      )
      return Object.fromEntries(await Promise.all(counts))
    })
    expect(left).toMatchObject({ 'desa-kerja': 0, firebaseLocalStorageDb: 0 })
  })
})
