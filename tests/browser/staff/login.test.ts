import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { DESKTOP } from '../../support/browser'
import { photo } from '../../support/photo'
import { scan } from '../../support/qr-code'
import { fillLogin, PASSWORD, setupStaffSite, signIn } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

/** Returns the code of an authenticator app (RFC 6238). */
function codeOf(secret: string, period: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = (bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const hash = createHmac('sha1', Buffer.from(key)).update(counter).digest()
  const number = hash.readUInt32BE(hash.readUInt8(19) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

it('returns to the requested address after signing in, and announces each page by its title', async () => {
  const { page, expectErrors } = await visit(DESKTOP)
  expectErrors('400', 'Signing in failed')
  await page.goto(site.url('/admin/berita?status=draf'))
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Login')

  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByText('E-mail wajib diisi.').waitFor()
  await page.getByText('Kata sandi wajib diisi.').waitFor()
  const email = page.getByLabel('E-mail')
  await expect.poll(() => email.evaluate((e) => e === document.activeElement)).toBe(true)
  await fillLogin(page, 'editor@desa.test', 'salah')
  await page.getByText('Login gagal. Periksa kembali email dan password Anda.').waitFor()
  expect.soft(await email.inputValue()).toBe('editor@desa.test')

  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await expect.poll(focused).toBe('Berita')
  expect.soft(await page.title()).toBe('Berita – Admin Desa Sukamaju')
  expect.soft(new URL(page.url()).search).toBe('?status=draf')
  await page.getByRole('link', { name: /^Rumah Pak Sarmin/ }).click()
  await expect.poll(focused).toBe('Ubah berita')
  await page.reload()
  await page.getByRole('heading', { name: 'Ubah berita' }).waitFor()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect.poll(focused).toBe('Login')
})

it('replaces a forgotten password through the e-mailed link, which can be used only once', async () => {
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
  const link = site.url(`/__/auth/action?mode=resetPassword&oobCode=${code}`)
  await page.goto(link)
  await page.getByLabel('Kata sandi baru').fill('sandi-baru-77')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await page.getByRole('link', { name: 'Masuk dengan kata sandi baru' }).click()
  await fillLogin(page, 'admin@desa.test', 'sandi-baru-77')
  await page.getByRole('heading', { name: 'Selamat bekerja, Neng Rina Marlianti' }).waitFor()
  await page.goto(link)
  await page.getByText('Tautan ini sudah dipakai').waitFor()
})

it('resumes a session when its token can be renewed, and ends the session of a disabled account', async () => {
  const { page, expectErrors } = await visit(DESKTOP)
  expectErrors(
    'net::ERR',
    'Checking the session failed',
    '400',
    '403',
    'Loading',
    'Signing in failed',
  )
  const tokens = '**/securetoken.googleapis.com/**'
  await site.setTokenLifetime(5)
  try {
    await signIn(page, site.url(''), 'kontributor')
    await page.route(tokens, (route) => route.abort())
    await page.reload()
    await page.getByText('Sesi Anda belum dapat diperiksa.').waitFor()
    await page.unroute(tokens)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByRole('heading', { name: 'Selamat bekerja, Rizal Fadilah' }).waitFor()
  } finally {
    await site.setTokenLifetime(3_600)
  }
  const [user] = await site.query('users', 'email', 'kontributor@desa.test')
  await site.patch(`users/${user?.id}`, { disabled: true })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  await fillLogin(page, 'kontributor@desa.test', PASSWORD)
  await page.getByText('Akun ini dinonaktifkan. Hubungi admin desa.').waitFor()
})

it('shows desk staff only their screens, and lets them change name, portrait and password', async () => {
  const { page, expectErrors } = await visitAs('petugas')
  expectErrors('400')
  await page.goto(site.url('/admin/users'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const complaints = expect.stringMatching(/^Pengaduan/) as string
  const screens = ['Dasbor', complaints, 'Permohonan informasi', 'Keberatan']
  expect.soft(await menu.getByRole('link').allInnerTexts()).toEqual(screens)

  await page.getByRole('link', { name: 'Akun saya' }).click()
  await page.getByLabel('Nama').fill('Tuti Haryati, S.Sos.')
  const buffer = await photo(page, 400, 400)
  await page.getByLabel('Foto').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Profil Anda disimpan.').waitFor()
  const account = page.getByRole('link', { name: 'Tuti Haryati, S.Sos.' })
  // The portrait is private, so the page loads it with the session.
  await account.locator('img[src^="blob:"]').waitFor()
  const [stored] = await site.query('users', 'name', 'Tuti Haryati, S.Sos.')
  expect.soft(stored?.['avatarurl']).toContain(`images%2Fusulan%2F${stored?.['id']}%2F`)

  for (const [current, text] of [
    ['bukan-itu', 'Kata sandi sekarang tidak cocok.'],
    [PASSWORD, /^Kata sandi diganti\./],
  ] as const) {
    await page.getByLabel('Kata sandi sekarang').fill(current)
    await page.getByLabel('Kata sandi baru', { exact: true }).fill('kata-sandi-baru')
    await page.getByLabel('Ulangi kata sandi baru').fill('kata-sandi-baru')
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click()
    await page.getByText(text).waitFor()
  }
  const { page: again } = await visit(DESKTOP)
  await again.goto(site.url('/login'))
  await fillLogin(again, 'petugas@desa.test', 'kata-sandi-baru')
  await again.getByRole('heading', { name: 'Selamat bekerja, Tuti Haryati, S.Sos.' }).waitFor()
})

it('enrolls an authenticator app with its QR code, and signs in with a code', async () => {
  const { page } = await visitAs('editor')
  await page.goto(site.url('/admin/akun'))
  await page.getByLabel('Kata sandi Anda').fill(PASSWORD)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  const picture = page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })
  const found = await scan(page, await picture.screenshot())
  const url = new URL(found?.text ?? '')
  expect.soft(url.protocol).toBe('otpauth:')
  expect.soft(url.searchParams.get('issuer')).toBe('Desa Sukamaju')
  const secret = url.searchParams.get('secret') ?? ''
  const period = Math.floor(Date.now() / 30_000)
  await page.getByLabel('Kode verifikasi').fill(codeOf(secret, period))
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  await page.getByText(/^Verifikasi dua langkah aktif\./).waitFor()

  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  // A code works once.
  await page.getByLabel('Kode verifikasi').fill(codeOf(secret, period + 1))
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
})
