import { PUBLIC_ROUTES } from '../../src/app/routes'
import { paths } from '../../src/domain/paths'
import type { Page } from 'playwright-core'

/** Every public page, with parameters and `*` as in the table of routes. */
export const PAGES = [...PUBLIC_ROUTES.map(({ path }) => path), paths.searchFor('kopi')]

/** Number of pages that share a tab, which halves the time per page. */
const IN_ONE_TAB = 5

/** Divides pages into groups that one test can open within its timeout of a minute. */
export function inGroups(paths: readonly string[], size = IN_ONE_TAB): string[][] {
  return paths.length === 0 ? [] : [paths.slice(0, size), ...inGroups(paths.slice(size), size)]
}

const SKELETON = '[role=status][aria-label^=Memuat]'

export async function untilLoaded(page: Page) {
  await page.locator('h1').first().waitFor()
  if (new URL(page.url()).pathname === paths.home)
    await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.waitForFunction((skeleton) => !document.querySelector(skeleton), SKELETON)
}
