import { expect, it } from 'vitest'
import { repairEncoding } from './encoding'

it.each([
  ['CafÃ© â€œdesaâ€\u009d', 'Café “desa”'],
  ['Â© 2020', '© 2020'],
  ['Café – “desa”', 'Café – “desa”'],
  ['Ã€ 😀', 'Ã€ 😀'],
])('repairs %s to %s', (text, repaired) => {
  expect(repairEncoding(text)).toBe(repaired)
})
