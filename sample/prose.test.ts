import { expect, it } from 'vitest'
import { prose } from './prose'

it('prose joins wrapped lines and preserves paragraphs', () => {
  const text = prose`
    Satu baris
    dipotong ${2} kali.

    Paragraf kedua.
  `
  expect(text).toBe('Satu baris dipotong 2 kali.\n\nParagraf kedua.')
})

it('prose preserves no-break spaces', () => {
  expect(prose`Rp.\u00a01.000`).toBe('Rp.\u00a01.000')
})
