import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './all-links'
import { FOOTER_LINKS, QUIET_LINKS } from './menu'

/**
 * Pages that the complete menu omits, because the search field, a form, the footer or related content links to them.
 */
const ELSEWHERE: readonly string[] = [
  paths.search,
  paths.test,
  paths.objection,
  paths.notifications,
  paths.privacy,
  paths.login,
]

/** Links that are in the HTML of every page, so that they work without scripts on both screen sizes. */
const PLAIN = [
  paths.home,
  paths.contact,
  ...[...FOOTER_LINKS, ...QUIET_LINKS].map(({ path }) => path),
]

it.each(ALL_LINKS.map(({ path }) => path))('links to %s in the HTML of every page', (path) => {
  expect(PLAIN).toContain(path)
})

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('links to %s from the complete menu', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
