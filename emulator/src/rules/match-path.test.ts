import { describe, expect, it } from 'vitest'
import { matchingBlocks, type RequestSegment } from './match-path'
import { parseRules } from './parser'
import { Scope } from './scope'
import { Path } from './value'

/** What the names of each matching block mean; a path as text, '?' for what a query does not say. */
function matches(declarations: string, path: readonly RequestSegment[]) {
  const file = parseRules(`rules_version = '2'; service cloud.firestore { ${declarations} }`)
  const service = file.services.get('cloud.firestore')
  if (!service) throw new Error('There is no service.')
  return [...matchingBlocks(service, path, new Scope([]))].map(({ scope }) =>
    ['a', 'b', 'rest'].map((name) => meaning(scope, name)).filter((text) => text !== undefined),
  )
}

function meaning(scope: Scope, name: string) {
  try {
    const value = scope.variable(name)
    return value instanceof Path ? `/${value.segments.join('/')}` : value
  } catch {
    return '?'
  }
}

const UNKNOWN = { kind: 'unknown' } as const
const ANYWHERE = { kind: 'anywhere' } as const

describe('a match', () => {
  it('wants the whole path', () => {
    expect(matches('match /news/{a} { }', ['news', 'x'])).toEqual([['x']])
    expect(matches('match /news/{a} { }', ['news'])).toEqual([])
    expect(matches('match /news/{a} { }', ['news', 'x', 'comments', 'y'])).toEqual([])
    expect(matches('match /news/{a} { }', ['agenda', 'x'])).toEqual([])
  })

  it('goes on where the one around it ended', () => {
    const nested = 'match /news/{a} { match /comments/{b} { } }'
    expect(matches(nested, ['news', 'x', 'comments', 'y'])).toEqual([['x', 'y']])
    expect(matches(nested, ['comments', 'y'])).toEqual([])
  })

  it('is one of all that fit', () => {
    expect(matches('match /news/{a} { } match /{a}/{b} { }', ['news', 'x'])).toEqual([
      ['x'],
      ['news', 'x'],
    ])
  })

  it('does not take a name for a pattern', () => {
    expect(matches('match /news/a.c { }', ['news', 'abc'])).toEqual([])
    expect(matches('match /news/{a} { }', ['news', '{a}'])).toEqual([['{a}']])
  })
})

describe('{rest=**}', () => {
  it('takes any number of segments, none too', () => {
    expect(matches('match /news/{rest=**} { }', ['news', 'x', 'y', 'z'])).toEqual([['/x/y/z']])
    expect(matches('match /news/{rest=**} { }', ['news'])).toEqual([['/']])
  })

  it('leaves to others what follows', () => {
    const before = 'match /{rest=**}/comments/{a} { }'
    expect(matches(before, ['comments', 'x'])).toEqual([['x', '/']])
    expect(matches(before, ['news', 'n', 'comments', 'x'])).toEqual([['x', '/news/n']])
    expect(matches(before, ['news', 'n', 'likes', 'x'])).toEqual([])
  })

  it('fits in every way that it can', () => {
    const ways = matches('match /{rest=**} { match /x/{a} { } }', ['x', 'x', 'x'])
    expect(ways).toEqual([['x', '/x'], ['/x/x/x']])
  })
})

describe('a query', () => {
  it('finds documents of unknown names', () => {
    expect(matches('match /news/{a} { }', ['news', UNKNOWN])).toEqual([['?']])
    expect(matches('match /news/x { }', ['news', UNKNOWN])).toEqual([])
    expect(matches('match /{rest=**} { }', ['news', UNKNOWN])).toEqual([['?']])
  })

  it('of a group wants {rest=**} for wherever its collections lie', () => {
    const group: RequestSegment[] = [ANYWHERE, 'comments', UNKNOWN]
    expect(matches('match /{rest=**}/comments/{a} { }', group)).toEqual([['?', '?']])
    expect(matches('match /comments/{a} { }', group)).toEqual([])
    expect(matches('match /news/{a}/comments/{b} { }', group)).toEqual([])
    expect(matches('match /news/{rest=**} { }', group)).toEqual([])
    expect(matches('match /{rest=**} { }', group)).toEqual([['?']])
  })
})
