import { expect, it } from 'vitest'
import { compileDocumentPattern } from './document-pattern'

it.each([
  ['news/a', 'news/a', true],
  ['news/a', 'news/ab', false],
  ['news/{id}', 'news/a', true],
  ['news/{id}', 'news/a/history/b', false],
  ['complaints/{id}/history/{entry}', 'complaints/a/history/b', true],
  ['complaints/{id}/history/{entry}', 'complaints/a/other/b', false],
  ['complaints/{rest=**}', 'complaints/a/history/b', true],
  ['complaints/{rest=**}', 'news/a', false],
  ['news/a.c', 'news/abc', false],
  ['news/{id}', 'news/line\nbreak', true],
])('the pattern %s matches the path %s: %s', (pattern, path, fits) => {
  expect(compileDocumentPattern(pattern)(path)).toBe(fits)
})
