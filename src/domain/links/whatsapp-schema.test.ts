import * as v from 'valibot'
import { expect, it } from 'vitest'
import { whatsappNumber } from './whatsapp-schema'

it.each(['0812 0000 0011', '+62-812-0000-0011', '81200000011', '0062 812 0000 0011'])(
  'takes %s and leaves it as written',
  (written) => {
    expect(v.parse(whatsappNumber, written)).toBe(written)
  },
)

it.each(['', '   '])('misses %j', (written) => {
  expect(v.safeParse(whatsappNumber, written).issues?.[0].message).toBe(
    'Nomor WhatsApp wajib diisi.',
  )
})

it.each([
  ['a fixed line', '022 123 4567'],
  ['too few digits', '0812 0000'],
  ['too many digits', '0812 0000 0000 0000'],
  ['another country', '+81 90 0000 0000'],
  ['letters', '0812 0000 0011 (Euis)'],
])('refuses %s', (_, written) => {
  expect(v.safeParse(whatsappNumber, written).issues?.[0].message).toBe(
    'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.',
  )
})
