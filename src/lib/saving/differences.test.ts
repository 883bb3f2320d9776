import { expect, it } from 'vitest'
import { differences, mergeParts } from './differences'

const rows = (...texts: string[]) =>
  new Map(texts.map((text) => [text.replace(/\d.*/, ''), text] as const))

const base = rows('a1', 'b1', 'c1', 'd1')

it('returns the author of each change and omits equal changes', () => {
  const [mine, theirs] = [rows('a2', 'b1', 'c2', 'e1', 'f1'), rows('a1', 'c3', 'd1', 'f1')]
  expect(differences(base, mine, theirs)).toEqual([
    { key: 'a', mine: 'a2', theirs: 'a1', by: 'me' },
    { key: 'b', mine: 'b1', theirs: undefined, by: 'them' },
    { key: 'c', mine: 'c2', theirs: 'c3', by: 'both' },
    { key: 'e', mine: 'e1', theirs: undefined, by: 'me' },
    { key: 'd', mine: undefined, theirs: 'd1', by: 'me' },
  ])
})

it.each<[string, string[], string[], string[], string[]]>([
  ['parts that only one user changed', ['a2', 'b1'], ['a1', 'b2'], ['a'], ['a2', 'b2']],
  ['a removal by the user', ['a1'], ['a2', 'b1'], ['b'], ['a2']],
  ['a removal by another user', ['a2', 'b1'], ['a1'], ['a'], ['a2']],
  [
    'an addition below its neighbour',
    ['a1', 'x1', 'b1'],
    ['c1', 'a1', 'b1'],
    ['x'],
    ['c1', 'a1', 'x1', 'b1'],
  ],
  ['an addition at the start', ['x1', 'a1'], ['b1', 'a1'], ['x'], ['x1', 'b1', 'a1']],
  ['additions below a removed part', ['a1', 'x1', 'y1'], ['b1'], ['x', 'y'], ['x1', 'y1', 'b1']],
  ['no changes by the user', ['a2', 'x1'], ['a1'], [], ['a1']],
])('merges %s', (_, mine, theirs, own, merged) => {
  expect([...mergeParts(rows(...mine), rows(...theirs), new Set(own)).values()]).toEqual(merged)
})
