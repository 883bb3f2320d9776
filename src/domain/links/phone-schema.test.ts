import * as v from 'valibot'
import { expect, it } from 'vitest'
import { optionalPhone, optionalWhatsapp, whatsappNumber } from './phone-schema'

it.each(['0812 0000 0011', '+62-812-0000-0011', '81200000011', '0062 812 0000 0011'])(
  'does not change the phone number %s',
  (written) => {
    expect(v.parse(whatsappNumber, written)).toBe(written)
  },
)

it.each([
  ['', 'Nomor WhatsApp wajib diisi.'],
  ['   ', 'Nomor WhatsApp wajib diisi.'],
  ['022 123 4567', 'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.'],
  ['0812 0000 0000 0000', 'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.'],
])('rejects the phone number %j', (written, message) => {
  expect(v.safeParse(whatsappNumber, written).issues?.[0].message).toBe(message)
})

it.each([
  ['\u202a+62 812\u20110000\u20110011\u202c', '+62 812-0000-0011'],
  ['0812\u00a00000 –0011\ufeff', '0812 0000 -0011'],
  ['Hp. 0812 0000 0011', '0812 0000 0011'],
  ['No. HP/WA: 081200000011', '081200000011'],
  ['Telp.081200000011', '081200000011'],
  ['https://wa.me/6281200000011\u202c', '6281200000011'],
  ['０８１２ ００００ ００１１', '0812 0000 0011'],
])('normalises the phone number %j to %s', (written, clean) => {
  expect(v.parse(whatsappNumber, written)).toBe(clean)
  expect(v.parse(optionalWhatsapp, written)).toBe(clean)
  expect(v.parse(optionalPhone('0812 3456 7890'), written)).toBe(clean)
})

it.each([undefined, '', '-', ' \u2013 ', '\u200b', 'Hp. -'])(
  'converts %j, which contains no phone number, to an empty text',
  (written) => {
    expect(v.parse(optionalWhatsapp, written)).toBe('')
    expect(v.parse(optionalPhone('0260 123 456'), written)).toBe('')
  },
)
