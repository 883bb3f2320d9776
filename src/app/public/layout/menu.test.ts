import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './menu'

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

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('links to %s from the complete menu', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
