import { expect, it } from 'vitest'
import { withoutNumbering } from './without-numbering'

it.each([
  [
    '1. Isi formulir\n2) Tanda tangan\n\n10. Ambil surat',
    'Isi formulir\nTanda tangan\nAmbil surat',
  ],
  [
    '• Fotokopi KK, 1 lembar\n* *KTP* asli\n- Materai 10.000',
    'Fotokopi KK, 1 lembar\nKTP asli\nMaterai 10.000',
  ],
  ['a. KTP\nb. KK', 'KTP\nKK'],
  [
    '2 lembar fotokopi KK\n1.000 lembar\nPukul 08.00',
    '2 lembar fotokopi KK\n1.000 lembar\nPukul 08.00',
  ],
])('makes of %j %j', (text, lines) => {
  expect(withoutNumbering(text)).toBe(lines)
})
