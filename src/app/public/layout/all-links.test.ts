import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './all-links'
import { FOOTER_LINKS, QUIET_LINKS } from './menu'

/** Reached by fields, forms, the foot of the page or what it is about. */
const ELSEWHERE: readonly string[] = [
  paths.search,
  paths.test,
  paths.notifications,
  paths.privacy,
  paths.login,
]

/** Where every page leads without a script: what stands at its end, and what both sizes of screen have beside it. */
const PLAIN = [
  paths.home,
  paths.contact,
  ...[...FOOTER_LINKS, ...QUIET_LINKS].map(({ path }) => path),
]

it.each(ALL_LINKS.map(({ path }) => path))('links to %s without a script', (path) => {
  expect(PLAIN).toContain(path)
})

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('the menu of everything leads to %s', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
