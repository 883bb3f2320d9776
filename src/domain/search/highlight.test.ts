import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight, passageOf } from './highlight'
import { searchTerm } from './search-term'

function bracketed({ text, ranges }: ReturnType<typeof highlight>): string {
  let shown = ''
  let read = 0
  for (const [start, end] of ranges) {
    shown += `${text.slice(read, start)}[${text.slice(start, end)}]`
    read = end
  }
  return shown + text.slice(read)
}

it.each([
  ['Posyandu Melati', 'posyandu', '[Posyandu] Melati'],
  ['Jadwal Posyandu Melati', 'melati posyandu', 'Jadwal [Posyandu] [Melati]'],
  ['Jadwal Posyandu Melati', 'posyandu melati', 'Jadwal [Posyandu Melati]'],
  ['Membangun jalan', 'bangun', 'Mem[bangun] jalan'],
  ['Café désa', 'cafe desa', '[Café désa]'],
  ['Cafe\u0301 ria', 'café', '[Cafe\u0301] ria'],
  ['👍 Kopi ﬁnal 👍', 'kopi', '👍 [Kopi] ﬁnal 👍'],
  ['Bukti ﬁnal', 'inal', 'Bukti [ﬁnal]'],
  ["Salat Jum'at", 'jumat', "Salat [Jum'at]"],
  ['Bu Nur’aini', 'nuraini', 'Bu [Nur’aini]'],
  ['Bu Nuraini', 'nur’aini', 'Bu [Nuraini]'],
  ['Pos\u00adyandu Melati', 'posyandu', '[Pos\u00adyandu] Melati'],
  ['<b>tebal</b>', '<b>', '[<b>]tebal</[b]>'],
  ['Awas!! Banjir', '!!', 'Awas[!!] Banjir'],
  ['RT 2 dan RW 12', '2', 'RT [2] dan RW 12'],
  ['Apa saja', 'tidak ada', 'Apa saja'],
  ['', 'apa', ''],
])('in “$0”, highlights the words of “$1”: $2', (text, typed, shown) =>
  expect(bracketed(highlight(text, searchTerm(typed)))).toBe(shown),
)

it.each([
  ['Kompos untuk posyandu', 'pos', 'Kompos untuk [pos]yandu'],
  ['Jadwal Posyandu Melati', 'jadwal pos', '[Jadwal Pos]yandu Melati'],
  ['Pos Pelayanan Terpadu', 'pe po', '[Po]s [Pe]layanan Terpadu'],
])('in “$0”, highlights only beginnings of words for “$1”: $2', (text, typed, shown) =>
  expect(bracketed(highlight(text, searchTerm(typed), Infinity))).toBe(shown),
)

describe('a passage', () => {
  const filler = 'Warga berkumpul di balai desa sejak pagi. '.repeat(12)

  it('comes from the text that contains most of the term', () => {
    const texts = ['Rapat posyandu', 'Jadwal posyandu bulan ini di balai', 'Kesehatan']
    const passage = passageOf(texts, searchTerm('jadwal balai'))
    expect(bracketed(passage)).toBe('[Jadwal] posyandu bulan ini di [balai]')
  })

  it('prefers the whole term to its separate words', () => {
    const texts = ['air minum, bersih desa', 'Program air bersih']
    expect(bracketed(passageOf(texts, searchTerm('air bersih')))).toBe('Program [air bersih]')
  })

  it('shows an excerpt around the match, cut between words', () => {
    const { text, ranges } = passageOf(
      [`${filler}Imunisasi campak. ${filler}`],
      searchTerm('campak'),
    )
    expect(text).toMatch(/^… (pagi\. |sejak |desa )?.*Imunisasi campak\. Warga .* …$/)
    expect(text.length).toBeLessThan(190)
    expect(ranges).toHaveLength(1)
  })

  it('starts shortly before the match even in a short text, so that phones show the match', () => {
    const text = `Untuk warga yang belum memiliki kartu. ${'Syaratnya banyak. '.repeat(4)}Bawa KTP.`
    const { ranges } = passageOf([text], searchTerm('ktp'))
    expect(ranges).toEqual([[expect.any(Number), expect.any(Number)]])
    expect(ranges[0]?.[1]).toBeLessThan(50)
  })

  it('shows the beginning of the first text if no text matches', () => {
    expect(passageOf(['', 'Kabar desa', 'Lain'], searchTerm('x y'))).toEqual({
      text: 'Kabar desa',
      ranges: [],
    })
  })

  it('does not split characters, and highlights only matches within the excerpt', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 3 }), (body, typed) => {
        const passage = passageOf([body], searchTerm(typed))
        expect(passage.text.isWellFormed()).toBe(true)
        let last = 0
        for (const [start, end] of passage.ranges) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(passage.text.length)
      }),
    )
  })
})
