import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ACCOUNT, DASHBOARD, SCREENS } from '../../src/app/admin/screens'
import { dayIn } from '../../src/domain/time/date'
import { addStyles, findings, overflow } from './axe'
import type { setupBrowser } from './browser'
import type { setupSite } from './site'
import type { setupStaff } from './staff'

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

/** Number of screens per test, which has a minute. */
const AT_ONCE = 7

const PARTS = Array.from({ length: Math.ceil(ADMIN_SCREENS.length / AT_ONCE) }, (_, part) =>
  ADMIN_SCREENS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
).map((screens) => ({ screens, from: screens[0]?.[1], to: screens.at(-1)?.[1] }))

export async function openScreen({ url }: Site, page: Page, path: string, heading: string) {
  await page.goto(url(path))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Memuat]'))
}

interface Visits {
  visit: ReturnType<typeof setupBrowser>['visit']
  visitAs: ReturnType<typeof setupStaff>
}

/** Tests every screen with axe and for horizontal overflow, also with 200 % text. */
export function itSuitsAllScreens(
  site: Site,
  { visit, visitAs }: Visits,
  device: BrowserContextOptions,
) {
  it('the login gives axe nothing to find', async () => {
    const { page } = await visit(device)
    await openScreen(site, page, '/login', 'Login')
    expect(await findings(page)).toEqual([])
  })

  it.each(PARTS)(
    'no screen from $from to $to gives axe anything to find or is too wide',
    async ({ screens }) => {
      const { page } = await visitAs('admin', { ...device, reducedMotion: 'reduce' })
      for (const [path, heading] of screens) {
        await openScreen(site, page, path, heading)
        expect(await findings(page), path).toEqual([])
        expect(await overflow(page), path).toBe(0)
        await addStyles(page, ':root { font-size: 200% }')
        expect(await overflow(page), `${path}, text twice as large`).toBe(0)
      }
    },
  )
}
