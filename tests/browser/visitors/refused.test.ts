import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { inGroups, PAGES, wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false, rendered: false })

const READS = /\/documents:(runQuery|batchGet)/
/** Asked, and asked once more before giving up. */
const TRIES = 2
/** Longer than a page that tries for ever waits between two tries. */
const QUIET_MILLISECONDS = 2_500
/** Pages side by side: they wait for clocks, not for the machine. */
const AT_ONCE = 3

/** What is refused from now on, by what was asked for, with how often. */
async function refuse(page: Page, about: (body: string) => boolean): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  await page.route(READS, (route) => {
    const body = route.request().postData() ?? ''
    if (!about(body)) return route.continue()
    asked.set(body, (asked.get(body) ?? 0) + 1)
    return route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'Missing permissions.', status: 'PERMISSION_DENIED' } },
    })
  })
  return asked
}

async function refusedVisit(path: string, about: (body: string) => boolean) {
  const { page, expectErrors } = await visit()
  expectErrors('Failed to load resource', 'Gagal memuat')
  const asked = await refuse(page, about)
  await page.goto(await site.address(path))
  await wholePage(page)
  // That nothing comes can only be waited for so long.
  await page.waitForTimeout(QUIET_MILLISECONDS)
  return { page, asked }
}

const ofSettings = (body: string) => body.includes('/site_settings/')

describe('when everything is refused', () => {
  it.each(inGroups(PAGES, AT_ONCE))(
    'requests stop, nothing unread is called empty: %s',
    async (...paths) => {
      await Promise.all(
        paths.map(async (path) => {
          const { page, asked } = await refusedVisit(path, () => true)
          for (const [body, times] of asked)
            expect(times, `${path} ${body}`).toBeLessThanOrEqual(
              ofSettings(body) ? 2 * TRIES : TRIES,
            )
          expect(await page.getByText(/belum diisi/).count(), path).toBe(0)
          await wholePage(page)
        }),
      )
    },
  )
})

it('the settings’ defaults stand on /kontak when the settings are refused', async () => {
  const { page, asked } = await refusedVisit('/kontak', ofSettings)
  await page.getByText('(email belum diatur)').waitFor()
  expect([...asked.values()]).toEqual([TRIES])
})

it('a budget whose year is not known is not called empty', async () => {
  const { page } = await refusedVisit('/apbdes', ofSettings)
  await page.getByText('Belum dapat memuat alokasi belanja.').waitFor()
  await page.unroute(READS)
  const section = page.getByRole('region', { name: 'Alokasi Belanja per Bidang' })
  await section.getByRole('button', { name: 'Coba lagi' }).click()
  await section.getByRole('table').waitFor()
})
