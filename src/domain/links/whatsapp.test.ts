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
  ])('reads %s', (written) => {
    expect(toWhatsappNumber(written)).toBe('6281200000011')
  })

  it('leaves the number of another country as it is, even one that begins with 8', () => {
    expect(toWhatsappNumber('+60 12-345 6789')).toBe('60123456789')
    expect(toWhatsappNumber('+81 90 0000 0000')).toBe('819000000000')
    expect(toWhatsappNumber('0081 90 0000 0000')).toBe('819000000000')
  })

  it.each(['', 'belum ada'])('finds none in %j', (written) => {
    expect(toWhatsappNumber(written)).toBe('')
  })
})

it.each(['0812-0000-0011', '+62 812 0000 0011', '81200000011', '00 62 (812) 00000011'])(
  'a number is dialled, however %s is written',
  (written) => {
    expect(dialledNumber(written)).toBe('0812-0000-0011')
  },
)

describe('whatsappLink', () => {
  it('opens a chat', () => {
    expect(whatsappLink('0812-0000-0011')).toBe('https://wa.me/6281200000011')
  })

  it('types a message, encoded', () => {
    expect(whatsappLink('081200000011', 'Halo, masih ada "dodol" & kopi?')).toBe(
      'https://wa.me/6281200000011?text=Halo%2C%20masih%20ada%20%22dodol%22%20%26%20kopi%3F',
    )
  })
})

describe('isWhatsappNumber', () => {
  it.each(['0812-0000-0011', '+62 812 0000 0011', '0812345678'])('takes %s', (written) => {
    expect(isWhatsappNumber(written)).toBe(true)
  })

  it.each(['', '0812', '022-1234567', '+60 12-345 6789', 'chat 081200000011', '62'])(
    'refuses %j',
    (written) => {
      expect(isWhatsappNumber(written)).toBe(false)
    },
  )
})
