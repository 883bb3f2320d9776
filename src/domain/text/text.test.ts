import { expect, it } from 'vitest'
import { isWebAddress, paragraphsOf } from './text'

// safe-url.test.ts covers unsafe addresses.
it.each([
  ['HTTPS://DESA.EXAMPLE', true],
  ['/v0/b/desa/o/images%2F1.jpg?alt=media', true],
  ['tel:+6281200000011', false],
  ['https://desa.example\n', false],
  ['//jahat.example/a', false],
  ['/', false],
])('isWebAddress accepts %j: %s', (value, accepted) => {
  expect(isWebAddress(value)).toBe(accepted)
})

it('paragraphsOf splits at all kinds of line ends and removes blank lines', () => {
  expect(paragraphsOf('Satu.\r\n\r\n  Dua. \n\t\nTiga.')).toEqual(['Satu.', 'Dua.', 'Tiga.'])
})
