import type { Page } from 'playwright-core'
import { ACCOUNT, DASHBOARD, SCREENS } from '../../src/staff/screens'
import { dayIn } from '../../src/domain/time/date'
import type { setupSite } from './site'

const BUDGET_YEAR = dayIn('Asia/Jakarta', new Date()).slice(0, 4)

type Site = Pick<ReturnType<typeof setupSite>, 'url'>

export const ADMIN_SCREENS: [path: string, heading: string][] = [
  [DASHBOARD.path, 'Selamat bekerja'],
  ...SCREENS.filter((screen) => screen !== DASHBOARD).map(({ path, label }): [string, string] => [
    path,
    label,
  ]),
  [ACCOUNT.path, ACCOUNT.label],
  ['/admin/versi/pages/sejarah', 'Versi sebelumnya'],
  ['/admin/berita/baru', 'Tulis berita'],
  ['/admin/pengumuman?status=terjadwal', 'Pengumuman'],
  ['/admin/users/baru', 'Tambah pengguna'],
  [`/admin/anggaran/${BUDGET_YEAR}`, `Anggaran ${BUDGET_YEAR}`],
]

export async function openScreen({ url }: Site, page: Page, path: string, heading: string) {
  await page.goto(url(path))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=status]')].every(
      ({ ariaLabel, textContent }) => !(ariaLabel ?? textContent).startsWith('Memuat'),
    ),
  )
}
