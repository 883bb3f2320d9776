import { PUBLIC_ROUTES } from '../../src/app/routes'
import { paths } from '../../src/domain/paths'
import type { Page } from 'playwright-core'

/** Every public page, with parameters and `*` as in the table of routes. */
export const PAGES = [...PUBLIC_ROUTES.map(({ path }) => path), paths.searchFor('kopi')]

/** Number of pages per tab. Sharing a tab halves the cost of a browser per page. */
const IN_ONE_TAB = 5

/** Divides pages into groups for one test, which has a minute. */
export function inGroups(paths: readonly string[], size = IN_ONE_TAB): string[][] {
  return paths.length === 0 ? [] : [paths.slice(0, size), ...inGroups(paths.slice(size), size)]
}

const SKELETON = '[role=status][aria-label^=Memuat]'

export async function wholePage(page: Page) {
  await page.locator('h1').first().waitFor()
  if (new URL(page.url()).pathname === paths.home)
    await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.waitForFunction((skeleton) => !document.querySelector(skeleton), SKELETON)
}
