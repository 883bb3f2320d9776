import { PUBLIC_ROUTES } from '../../src/app/routes'
import { paths } from '../../src/domain/paths'
import type { Page } from 'playwright-core'

/** Every page that a visitor can come to, none forgotten; parameters and `*` as in the routes' table. */
export const PAGES = [...PUBLIC_ROUTES.map(({ path }) => path), paths.searchFor('kopi')]

/** One page after the other in one tab costs half of what each in a browser of its own does. */
const IN_ONE_TAB = 5

/** Pages that one test looks at, which has a minute. */
export function inGroups(paths: readonly string[], size = IN_ONE_TAB): string[][] {
  return paths.length === 0 ? [] : [paths.slice(0, size), ...inGroups(paths.slice(size), size)]
}

/** The skeletons stand for what is still to come. */
const SKELETON = '[role=status][aria-label^=Memuat]'

/** Waits for all of a page, what is loaded late at its end included. */
export async function wholePage(page: Page) {
  await page.locator('h1').first().waitFor()
  if (new URL(page.url()).pathname === paths.home)
    await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.waitForFunction((skeleton) => !document.querySelector(skeleton), SKELETON)
}
