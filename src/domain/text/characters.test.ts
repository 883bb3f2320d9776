import { describe, expect, it } from 'vitest'
import { cut, encoded, shortened, wellFormed, withWellFormedTexts } from './characters'

const FAMILY = '👨‍👩‍👧'

describe('wellFormed', () => {
  it.each([
    ['Kabar \ud83d', 'Kabar \ufffd'],
    ['\ude00 Kabar', '\ufffd Kabar'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['\ud83d\ud83d\ude00', '\ufffd😀'],
  ])('puts a sign in the place of each half character: %j', (text, expected) => {
    expect(wellFormed(text)).toBe(expected)
  })

  it.each(['', 'Kabar', 'Kabar 😀', FAMILY, '\ufffd'])('leaves whole characters: %j', (text) => {
    expect(wellFormed(text)).toBe(text)
  })
})

describe('withWellFormedTexts', () => {
  it('reaches texts at any depth', () => {
    expect(
      withWellFormedTexts({ title: 'a\ud83d', rows: [['b\ude00', 3, null]], at: { place: '😀' } }),
    ).toEqual({ title: 'a\ufffd', rows: [['b\ufffd', 3, null]], at: { place: '😀' } })
  })

  it('leaves what has a class of its own', () => {
    const at = new Date(0)
    expect(withWellFormedTexts({ at })).toEqual({ at })
    expect(withWellFormedTexts(at)).toBe(at)
  })
})

describe('encoded', () => {
  it('takes any text', () => {
    expect(encoded('Kabar \ud83d')).toBe('Kabar%20%EF%BF%BD')
    expect(encoded('a/b 😀')).toBe('a%2Fb%20%F0%9F%98%80')
  })
})

describe('cut', () => {
  it.each(Array.from({ length: 12 }, (_, length) => length))(
    'leaves no half character of what is cut after %i units',
    (length) => {
      const part = cut(`a😀${FAMILY}`, length)
      expect(part.length).toBeLessThanOrEqual(length)
      expect(wellFormed(part)).toBe(part)
    },
  )

  it('leaves what is short enough', () => {
    expect(cut('a😀', 3)).toBe('a😀')
  })
})

describe('shortened', () => {
  it('says that there was more', () => {
    expect(shortened('aaa😀bbb', 4)).toBe('aaa…')
    expect(shortened('aaa😀', 5)).toBe('aaa😀')
  })
})
