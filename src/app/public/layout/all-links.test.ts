import { expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { PUBLIC_ROUTES } from '../../routes'
import { ALL_LINKS } from './all-links'

/** Reached by fields, forms or the foot of the page. */
const ELSEWHERE: readonly string[] = [paths.search, paths.test, paths.privacy, paths.login]

it.each(
  PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !/[:*]/.test(path) && !ELSEWHERE.includes(path),
  ),
)('the menu of everything leads to %s', (path) => {
  expect(ALL_LINKS.map((link) => link.path)).toContain(path)
})
