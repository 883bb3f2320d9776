import { describe, expect, it } from 'vitest'
import { truncate, encodeUriPart, mapTexts, shorten, toWellFormed } from './characters'

const FAMILY = '👨‍👩‍👧'

describe('toWellFormed', () => {
  it.each([
    ['Kabar \ud83d', 'Kabar \ufffd'],
    ['\ude00 Kabar', '\ufffd Kabar'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['\ud83d\ud83d\ude00', '\ufffd😀'],
  ])('replaces lone surrogates: %j', (text, expected) => {
    expect(toWellFormed(text)).toBe(expected)
  })

  it.each(['', 'Kabar', 'Kabar 😀', FAMILY, '\ufffd'])(
    'preserves complete characters: %j',
    (text) => {
      expect(toWellFormed(text)).toBe(text)
    },
  )
})

describe('mapTexts', () => {
  it('changes texts at any depth', () => {
    expect(mapTexts({ title: 'a', rows: [['b', 3, null]] }, (text) => `${text}!`)).toEqual({
      title: 'a!',
      rows: [['b!', 3, null]],
    })
  })

  it('does not change instances of classes', () => {
    const at = new Date(0)
    expect(mapTexts({ at }, toWellFormed)).toEqual({ at })
    expect(mapTexts(at, toWellFormed)).toBe(at)
  })
})

it('encodes texts with lone surrogates for URLs without throwing', () => {
  expect(encodeUriPart('Kabar \ud83d')).toBe('Kabar%20%EF%BF%BD')
  expect(encodeUriPart('a/b 😀')).toBe('a%2Fb%20%F0%9F%98%80')
})

it.each(Array.from({ length: 12 }, (_, length) => length))(
  'truncate returns at most %i UTF-16 units, without a lone surrogate at the end',
  (length) => {
    const part = truncate(`a😀${FAMILY}`, length)
    expect(part.length).toBeLessThanOrEqual(length)
    expect(toWellFormed(part)).toBe(part)
  },
)

it('shorten appends an ellipsis only to a truncated text', () => {
  expect(shorten('aaa😀bbb', 4)).toBe('aaa…')
  expect(shorten('aaa😀', 5)).toBe('aaa😀')
})
