import { expect, it } from 'vitest'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { fillLogin, openDashboard, PASSWORD, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

it('everyone changes their own name, portrait and password; the new name is shown at once', async () => {
  const { page, expectErrors } = await visitAs('petugas')
  // A wrong password is told by a refused request.
  expectErrors('400')
  await openDashboard(page, site.url(''))
  await page.getByRole('link', { name: 'Akun saya' }).click()
  await page.getByLabel('Nama').fill('Tuti Haryati, S.Sos.')
  await page.getByLabel('Foto').setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, 400, 400),
  })
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Profil Anda disimpan.').waitFor()
  const account = page.getByRole('link', { name: 'Tuti Haryati, S.Sos.' })
  await account.waitFor()
  // Nobody can load it without signing in.
  await account.locator('img[src^="blob:"]').waitFor()
  const [stored] = await site.query('users', 'name', 'Tuti Haryati, S.Sos.')
  expect(stored?.['avatarurl']).toContain(`images%2Fusulan%2F${stored?.['id']}%2F`)

  const change = async (current: string) => {
    await page.getByLabel('Kata sandi sekarang').fill(current)
    await page.getByLabel('Kata sandi baru', { exact: true }).fill('kata-sandi-baru')
    await page.getByLabel('Ulangi kata sandi baru').fill('kata-sandi-baru')
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click()
  }
  await change('bukan-itu')
  await page.getByText('Kata sandi sekarang tidak cocok.').waitFor()
  await change(PASSWORD)
  await page.getByText(/^Kata sandi diganti\./).waitFor()

  const again = await visit(DESKTOP)
  await again.page.goto(site.url('/login'))
  await fillLogin(again.page, 'petugas@desa.test', 'kata-sandi-baru')
  await again.page.getByRole('heading', { name: 'Selamat bekerja, Tuti Haryati, S.Sos.' }).waitFor()
})
