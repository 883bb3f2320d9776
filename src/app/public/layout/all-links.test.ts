import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './all-links'
import { FOOTER_LINKS, MAIN_MENU, QUIET_LINKS } from './menu'

/** Reached by fields, forms or the foot of the page. */
const ELSEWHERE: readonly string[] = [paths.search, paths.test, paths.privacy, paths.login]

/** What header and footer of a large screen name without a script, which lists that unfold need. */
const PLAIN = [
  { path: paths.home },
  { path: paths.complaint },
  ...MAIN_MENU.filter((entry) => 'path' in entry),
  ...FOOTER_LINKS,
  ...QUIET_LINKS,
].map(({ path }) => path)

it.each(ALL_LINKS.map(({ path }) => path))('a page leads to %s without a script, too', (path) => {
  expect(PLAIN).toContain(path)
})

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('the menu of everything leads to %s', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
