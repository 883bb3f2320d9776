import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './all-links'
import { MAIN_MENU } from './menu'

/** Reached by fields, forms or the foot of the page. */
const ELSEWHERE: readonly string[] = [paths.search, paths.test, paths.privacy, paths.login]

/** What a large screen shows beside its menu. */
const BELOW: readonly string[] = [paths.home, paths.products, paths.gallery, paths.budget]

it.each(ALL_LINKS.map(({ path }) => path).filter((path) => !BELOW.includes(path)))(
  'the menu of a large screen leads to %s',
  (path) => {
    const links = MAIN_MENU.flatMap((entry) => ('subLinks' in entry ? entry.subLinks : entry))
    expect(links.map((link) => link.path)).toContain(path)
  },
)

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('the menu of everything leads to %s', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
