import { describe, expect, it } from 'vitest'
import { dialledNumber, isWhatsappNumber, toWhatsappNumber, whatsappLink } from './whatsapp'

describe('toWhatsappNumber', () => {
  it.each([
    '081200000011',
    '0812-0000-0011',
    '0812.0000.0011',
    '(0812) 0000 0011',
    '81200000011',
    '+62 812 0000 0011',
    '+62 (0)812 0000 0011',
    '62812-0000-0011',
    '006281200000011',
    '+081200000011',
  ])('converts %s to the digits of wa.me with the country code 62', (written) => {
    expect(toWhatsappNumber(written)).toBe('6281200000011')
  })

  it.each([
    ['+60 12-345 6789', '60123456789'],
    ['+81 90 0000 0000', '819000000000'],
    ['0081 90 0000 0000', '819000000000'],
    ['', ''],
    ['belum ada', ''],
  ])('accepts foreign numbers, and finds no number in other text: %j', (written, number) => {
    expect(toWhatsappNumber(written)).toBe(number)
  })
})

it('dialledNumber formats a number as people dial it', () => {
  expect(dialledNumber('00 62 (812) 00000011')).toBe('0812-0000-0011')
})

it.each([
  ['0812-0000-0011', undefined, ''],
  ['081200000011', 'Halo, "dodol" & kopi?', '?text=Halo%2C%20%22dodol%22%20%26%20kopi%3F'],
])('whatsappLink for %s and the message %s returns %s', (number, message, search) => {
  expect(whatsappLink(number, message)).toBe(`https://wa.me/6281200000011${search}`)
})

it.each([
  ...['0812-0000-0011', '+62 812 0000 0011', '0812345678'].map((text) => [text, true] as const),
  ...['', '0812', '022-1234567', '+60 12-345 6789', 'chat 081200000011', '62'].map(
    (text) => [text, false] as const,
  ),
])('isWhatsappNumber(%j) returns %s', (written, expected) => {
  expect(isWhatsappNumber(written)).toBe(expected)
})
