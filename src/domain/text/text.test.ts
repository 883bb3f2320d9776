import { describe, expect, it } from 'vitest'
import { isWebAddress, paragraphsOf } from './text'

describe('isWebAddress', () => {
  it.each([
    'https://desa.example/a?b=c',
    'http://desa.example',
    'HTTPS://DESA.EXAMPLE',
    '/v0/b/desa/o/images%2F1.jpg?alt=media',
  ])('accepts %s', (value) => {
    expect(isWebAddress(value)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//jahat.example/a',
    '/\\jahat.example',
    '/a\\b',
    '\\\\jahat.example',
    'https:\\\\jahat.example',
    'https://desa.example\\@jahat.example',
    'https:///jahat.example',
    'https://',
    'https://desa.example/a b',
    'desa.example',
    '/',
    '',
  ])('refuses %j', (value) => {
    expect(isWebAddress(value)).toBe(false)
  })
})

describe('paragraphsOf', () => {
  it('splits at any line ending and drops blank lines', () => {
    expect(paragraphsOf('Satu.\r\n\r\n  Dua. \n\t\nTiga.')).toEqual(['Satu.', 'Dua.', 'Tiga.'])
  })

  it('returns no paragraphs for a blank text', () => {
    expect(paragraphsOf(' \n ')).toEqual([])
  })
})
