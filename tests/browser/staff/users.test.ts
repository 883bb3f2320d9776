import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findings } from '../../support/axe'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { COMMIT, loseAnswer, loseNetworkAtCommit } from '../../support/network'
import { setupSite } from '../../support/site'
import { fillLogin, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)
const visitAsAdmin = () => visitAs('admin')

const CREATE_USER = '**/asia-southeast2/create-user'

async function fillNewUser(page: Page, name: string, email: string) {
  await page.goto(site.url('/admin/users/baru'))
  await typeNewUser(page, name, email)
  await page.getByRole('button', { name: 'Buat akun' }).click()
}

async function typeNewUser(page: Page, name: string, email: string, password = 'rahasia-123') {
  const form = page.getByRole('form', { name: 'Pengguna baru' })
  await form.getByLabel('Nama').fill(name)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Kata sandi awal').fill(password)
  await form.getByLabel('Peran').selectOption('kontributor')
}

async function openPerson(page: Page, name: string) {
  await page.goto(site.url('/admin/users'))
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Nama').waitFor()
}

/** Another person, so that tests do not meet. */
async function addPerson(name: string, fields: object = {}) {
  const uid = crypto.randomUUID()
  const email = `${uid}@desa.test`
  await site.load({
    [`users/${uid}`]: {
      id: uid,
      auth_id: uid,
      name,
      email,
      password: '',
      role: 'kontributor',
      avatarurl: '',
      disabled: false,
      updatedBy: uid,
      updatedAt: new Date(0).toISOString(),
      ...fields,
    },
  })
  return { uid, email }
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
    // No network would be tried again for seconds.
    await page.route(COMMIT, (route) =>
      route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } }),
    )
    await fillNewUser(page, 'Setengah Jadi', 'setengah@desa.test')
    await page.getByText(/^Gagal menyimpan data user: /).waitFor()
    await page.unroute(COMMIT)
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

  it('is told why: the e-mail is somebody else’s', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'E-mail login tidak berubah')
    await page.goto(site.url('/admin/users'))
    await page.getByRole('link', { name: /^Rizal/ }).click()
    await page.getByLabel('E-mail').fill('admin@desa.test')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page
      .getByText(/E-mail login belum berubah.* E-mail ini sudah dipakai akun lain\./)
      .waitFor()
  })

  it('sends the way to a password of one’s own, and invites without any', async () => {
    const { page } = await visitAsAdmin()
    await fillNewUser(page, 'Undangan Baru', 'undangan@desa.test')
    await page.getByRole('link', { name: 'Undangan Baru' }).click()
    const invitation = page.getByRole('link', { name: 'Undang lewat WhatsApp' })
    const message = new URL((await invitation.getAttribute('href')) ?? '').searchParams.get('text')
    expect(message).toContain('undangan@desa.test')
    expect(message).toContain(site.url('/login'))
    expect(message).not.toContain('rahasia-123')
    await page.getByRole('button', { name: 'Kirim tautan kata sandi' }).click()
    await page.getByText('Tautan untuk membuat kata sandi dikirim ke undangan@desa.test.').waitFor()
    const { oobCodes } = await site.json<{ oobCodes: { email: string }[] }>(
      '/emulator/v1/projects/demo-desa/oobCodes',
    )
    expect(oobCodes.map(({ email }) => email)).toEqual(['undangan@desa.test'])
    // Not a second time by mistake.
    await page.getByRole('button', { name: 'Kirim sekali lagi …' }).click()
    await page.getByText('Kirim tautan sekali lagi?').waitFor()
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
    await page.getByRole('main').getByRole('link', { name: 'Neng Rina Marlianti' }).click()
    await page.getByText('Peran Anda sendiri hanya dapat diubah admin lain').waitFor()
    expect(await page.getByLabel('Peran').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hapus akun …' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Nonaktifkan …' }).count()).toBe(0)
  })
})

describe('an answer that is lost', () => {
  it('of create-user: the account is there, and that is what is told', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'create-user tidak terjangkau')
    await page.route(CREATE_USER, loseAnswer)
    await fillNewUser(page, 'Sekali Saja', 'sekali@desa.test')
    await page.getByText('Akun Sekali Saja sudah dibuat.').waitFor()
    expect(await site.query('users', 'email', 'sekali@desa.test')).toHaveLength(1)
    await expectToSignIn('sekali@desa.test', 'Sekali Saja')
  })

  it('of the sign-up from the browser: the second try goes on with that account', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'create-user tidak terjangkau', 'Pengguna gagal')
    await page.route(CREATE_USER, (route) => route.abort())
    await page.route('**/accounts:signUp*', loseAnswer, { times: 1 })
    await fillNewUser(page, 'Dua Kali', 'duakali@desa.test')
    await page.getByText('Gagal membuat akun: Tidak ada jaringan').waitFor()
    await page.getByRole('button', { name: 'Buat akun' }).click()
    await page.getByText('Akun Dua Kali sudah dibuat.').waitFor()
    expect(await site.query('users', 'email', 'duakali@desa.test')).toHaveLength(1)
    await expectToSignIn('duakali@desa.test', 'Dua Kali')
  })

  it('of the document that the browser stored: the person is there', async () => {
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'create-user tidak terjangkau')
    await page.route(CREATE_USER, (route) => route.abort())
    await page.route(COMMIT, loseAnswer, { times: 1 })
    await fillNewUser(page, 'Tersimpan Sudah', 'tersimpan@desa.test')
    await page.getByText('Akun Tersimpan Sudah sudah dibuat.').waitFor()
    await expectToSignIn('tersimpan@desa.test', 'Tersimpan Sudah')
  })

  it('of a change: what was typed after it is stored by the next try', async () => {
    const { uid } = await addPerson('Hilang Jawaban')
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'Pengguna gagal disimpan')
    await openPerson(page, 'Hilang Jawaban')
    const restoreNetwork = await loseNetworkAtCommit(page)
    await page.getByLabel('Nama').fill('Hilang Satu')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Gagal mengupdate user: ').waitFor()
    await restoreNetwork()
    await page.getByLabel('Nama').fill('Hilang Dua')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data Hilang Dua disimpan.').waitFor()
    const [stored] = await site.query('users', 'id', uid)
    expect(stored).toMatchObject({ name: 'Hilang Dua' })
  })

  it('of a deletion: the next try says that it is done', async () => {
    const { uid } = await addPerson('Hapus Dua Kali')
    const { page, expectErrors } = await visitAsAdmin()
    expectErrors('Failed to load resource', 'Pengguna gagal disimpan')
    await openPerson(page, 'Hapus Dua Kali')
    const restoreNetwork = await loseNetworkAtCommit(page)
    await deleteOpened(page)
    await page.getByText('Gagal menghapus user dari database: ').waitFor()
    await restoreNetwork()
    await deleteOpened(page)
    await page.getByText('Akun Hapus Dua Kali dihapus.').waitFor()
    expect(await site.query('bin', 'id', uid)).toHaveLength(1)
  })
})

async function deleteOpened(page: Page) {
  await page.getByRole('button', { name: 'Hapus akun …' }).click()
  await page.getByRole('button', { name: 'Hapus akun', exact: true }).click()
}

describe('a form that is out of date', () => {
  it('leaves alone what was not changed in it', async () => {
    const { uid } = await addPerson('Lama Terbuka')
    const { page } = await visitAsAdmin()
    await openPerson(page, 'Lama Terbuka')
    await site.patch(`users/${uid}`, { disabled: true, role: 'petugas', updatedBy: 'lain' })
    await page.getByLabel('Nama').fill('Baru Tertutup')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data Baru Tertutup disimpan.').waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Baru Tertutup' })
    await row.getByText('Nonaktif').waitFor()
    await row.getByText('Petugas').waitFor()
  })

  it('shows what somebody else changed in the same field, and can take it', async () => {
    const { uid } = await addPerson('Nama Asal')
    const { page } = await visitAsAdmin()
    await openPerson(page, 'Nama Asal')
    await site.patch(`users/${uid}`, { name: 'Nama Mereka', updatedBy: 'lain' })
    await page.getByLabel('Nama').fill('Nama Saya')
    await page.getByLabel('Peran').selectOption('petugas')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Orang lain mengubah isian yang sama').waitFor()
    await page.getByText('Nama Mereka').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Pakai yang tersimpan' }).click()
    expect(await page.getByLabel('Nama').inputValue()).toBe('Nama Mereka')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data Nama Mereka disimpan.').waitFor()
    const [stored] = await site.query('users', 'id', uid)
    expect(stored).toMatchObject({ name: 'Nama Mereka', role: 'petugas' })
  })

  it("knows a change of one's own in another tab", async () => {
    const { uid } = await addPerson('Dua Tab')
    const { page, context } = await visitAsAdmin()
    await openPerson(page, 'Dua Tab')
    const other = await context.newPage()
    await openPerson(other, 'Dua Tab')
    await other.getByLabel('Nama').fill('Tab Lain')
    await other.getByRole('button', { name: 'Simpan' }).click()
    await other.getByText('Data Tab Lain disimpan.').waitFor()
    await page.getByLabel('Nama').fill('Tab Ini')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Anda di tab lain mengubah isian yang sama').waitFor()
    expect(await site.query('users', 'id', uid)).toMatchObject([{ name: 'Tab Lain' }])
  })

  it('overwrites it only when asked, and nothing else', async () => {
    const { uid } = await addPerson('Sebutan Asal')
    const { page } = await visitAsAdmin()
    await openPerson(page, 'Sebutan Asal')
    await site.patch(`users/${uid}`, { name: 'Sebutan Lain', role: 'editor', updatedBy: 'lain' })
    await page.getByLabel('Nama').fill('Sebutan Saya')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('button', { name: 'Timpa …' }).click()
    expect(await site.query('users', 'id', uid)).toMatchObject([{ name: 'Sebutan Lain' }])
    await page.getByRole('button', { name: 'Timpa', exact: true }).click()
    await page.getByText('Data Sebutan Saya disimpan.').waitFor()
    const [stored] = await site.query('users', 'id', uid)
    expect(stored).toMatchObject({ name: 'Sebutan Saya', role: 'editor' })
  })
})

it('a double tap makes one account', async () => {
  const { page } = await visitAsAdmin()
  let calls = 0
  await page.route(CREATE_USER, (route) => {
    calls += Number(route.request().method() === 'POST')
    return route.continue()
  })
  await page.goto(site.url('/admin/users/baru'))
  await typeNewUser(page, 'Ketuk Ganda', 'ganda@desa.test')
  await page.getByRole('button', { name: 'Buat akun' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('Akun Ketuk Ganda sudah dibuat.').waitFor()
  expect(calls).toBe(1)
})

it('what is wrong is said, and the first of it on the screen is gone to', async () => {
  const { page } = await visitAsAdmin()
  await page.goto(site.url('/admin/users/baru'))
  await typeNewUser(page, '', 'salah@desa.test', 'pendek')
  await page.getByRole('button', { name: 'Buat akun' }).click()
  await page.getByText('2 isian perlu diperbaiki dahulu.').waitFor()
  await expect
    .poll(() => page.getByLabel('Nama').evaluate((field) => field === document.activeElement))
    .toBe(true)
})

describe('what was typed about a person and not saved', () => {
  it('finds again what was typed about a new person, but for the password', async () => {
    const { page } = await visitAsAdmin()
    await page.goto(site.url('/admin/users/baru'))
    const form = page.getByRole('form', { name: 'Pengguna baru' })
    await form.getByLabel('Nama').fill('Tersimpan Dulu')
    await form.getByLabel('E-mail').fill('dulu@desa.test')
    await form.getByLabel('Kata sandi awal').fill('rahasia-123')
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    await page.reload()
    await form.getByText('Ada tulisan yang belum disimpan: Tersimpan Dulu').waitFor()
    await form.getByRole('button', { name: 'Pulihkan' }).click()
    expect(await form.getByLabel('E-mail').inputValue()).toBe('dulu@desa.test')
    expect(await form.getByLabel('Kata sandi awal').inputValue()).toBe('')
    await form.getByLabel('Kata sandi awal').fill('rahasia-123')
    await form.getByLabel('Peran').selectOption('kontributor')
    await form.getByRole('button', { name: 'Buat akun' }).click()
    await page.getByText('Akun Tersimpan Dulu sudah dibuat.').waitFor()
    await page.goto(site.url('/admin/users/baru'))
    await form.getByLabel('Nama').waitFor()
    expect(await page.getByText('Ada tulisan yang belum disimpan').count()).toBe(0)
  })

  it('does not bring back an old role or access with what was typed before', async () => {
    const { page } = await visitAsAdmin()
    await fillNewUser(page, 'Ubah Nanti', 'nanti@desa.test')
    await page.getByText('Akun Ubah Nanti sudah dibuat.').waitFor()
    await site.idle()
    await page.getByRole('link', { name: 'Ubah Nanti' }).click()
    await page.getByLabel('Nama').fill('Ubah Sekarang')
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    const [person] = await site.query('users', 'email', 'nanti@desa.test')
    await site.patch(`users/${person?.id}`, { disabled: true, role: 'petugas' })
    await page.reload()
    await page.getByRole('button', { name: 'Pulihkan' }).click()
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Data Ubah Sekarang disimpan.').waitFor()
    expect(await site.query('users', 'name', 'Ubah Sekarang')).toMatchObject([{ role: 'petugas' }])
    await page.getByText('Nonaktif').first().waitFor()
  })
})
