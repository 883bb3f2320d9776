import { PUBLIC_ROUTES } from '../../src/app/routes'
import { paths } from '../../src/domain/paths'
import type { Page } from 'playwright-core'

/** Every page that a visitor can come to, none forgotten; parameters and `*` as in the routes' table. */
export const PAGES = [...PUBLIC_ROUTES.map(({ path }) => path), paths.searchFor('kopi')]

/** The skeletons stand for what is still to come. */
const SKELETON = '[role=status][aria-label^=Memuat]'

/** Waits for all of a page, what is loaded late at its end included. */
export async function wholePage(page: Page) {
  await page.locator('h1').first().waitFor()
  if (new URL(page.url()).pathname === paths.home)
    await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.waitForFunction((skeleton) => !document.querySelector(skeleton), SKELETON)
}
