import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text'

describe('cleanText', () => {
  it.each([
    ['  Posyandu \n', 'Posyandu'],
    ['\u200bPos\u00adyandu\u2060\ufeff', 'Posyandu'],
    ['\u202a0812\u202c \u2068kantor\u2069\u200e\u200f', '0812 kantor'],
    ['Ibu\u00a0Rumah\u202fTangga\u3000', 'Ibu Rumah Tangga'],
    ['0812\u20113456\u20107890', '0812-3456-7890'],
    ['Desa\u3164Maju\u2800', 'Desa Maju'],
    ['veri\ufb01kasi, e\ufb03sien, \ufb02ora', 'verifikasi, effisien, flora'],
    ['De\u0301sa', 'D\u00e9sa'],
    ['Kabar \ud83d', 'Kabar \ufffd'],
    ['Baris satu\u2028baris dua\vtiga', 'Baris satu\nbaris dua\ntiga'],
    ['Satu\r\n\tDua\u0000\u0008', 'Satu\r\n\tDua'],
    ['20–21 Maret — “Jum’at”', '20–21 Maret — “Jum’at”'],
    ['a\u200d\u{e0041}', 'a'],
  ])('normalises %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
    expect(cleanText(clean)).toBe(clean)
  })

  it.each(['\u200b\u00ad', '\u3164 \u2800', '\u{e0041}', '\ufe0f', '\u200d\u0301', ' \u2060\n'])(
    'removes the invisible text %j completely',
    (text) => {
      expect(cleanText(text)).toBe('')
    },
  )

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['a skin tone', '👩🏽‍🌾'],
    ['a heart on fire', '❤️‍🔥'],
    ['a flag with a joiner', '🏳️‍🌈'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag of letters', '🇮🇩'],
    ['a keycap', '1️⃣'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['an abbreviated year', '١٤٤٥ ه‍'],
    ['Arabic with vowels and a salutation', 'مُحَمَّد ﷺ'],
  ])('preserves %s', (_, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('removes a zero-width joiner that is not in an emoji', () => {
    expect(cleanText('👨‍ warga ‍👧')).toBe('👨 warga 👧')
  })
})
