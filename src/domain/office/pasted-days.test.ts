import { describe, expect, it } from 'vitest'
import { readPastedDays } from './pasted-days'

it.each([
  '2027-03-20 Idulfitri',
  '2027-3-20\tIdulfitri',
  '20/3/2027 Idulfitri',
  '20-03-2027, Idulfitri',
  '20.03.2027; Idulfitri',
  '20 Maret 2027 Idulfitri',
  '20 Mar 2027: Idulfitri',
  'Sabtu, 20 maret 2027 – Idulfitri',
  'Sabtu 20 Maret 2027 | Idulfitri  ',
  '\r\n2027-03-20 Idulfitri\r\n\r\n',
])('%j is a day with its name', (text) => {
  expect(readPastedDays(text)).toEqual({
    days: [{ date: '2027-03-20', name: 'Idulfitri' }],
    problems: [],
  })
})

it('a year of them comes at once, a day that is named twice by its last name', () => {
  const text = '1 Januari 2027 Tahun Baru\n1 Mei 2027 Hari Buruh\n2027-01-01 Tahun Baru Masehi'
  expect(readPastedDays(text).days).toEqual([
    { date: '2027-01-01', name: 'Tahun Baru Masehi' },
    { date: '2027-05-01', name: 'Hari Buruh' },
  ])
})

describe('what cannot be read is told with its line', () => {
  it.each([
    ['Idulfitri', 'tanggalnya tidak terbaca. Satu hari sebaris, misalnya 2027-03-20 Idulfitri.'],
    [
      '20 – 21 Maret 2027 Idulfitri',
      'tanggalnya tidak terbaca. Satu hari sebaris, misalnya 2027-03-20 Idulfitri.',
    ],
    ['2027-02-30 Apa saja', 'tanggal itu tidak ada di kalender.'],
    ['20 Foo 2027 Apa saja', 'tanggal itu tidak ada di kalender.'],
    ['0227-03-20 Idulfitri', 'tahun antara 1990 dan 2100.'],
    ['2027-03-20', 'tulis nama hari liburnya sesudah tanggal.'],
    [`2027-03-20 ${'a'.repeat(101)}`, 'namanya paling banyak 100 huruf.'],
  ])('%s', (line, problem) => {
    expect(readPastedDays(`1 Mei 2027 Hari Buruh\n${line}`)).toEqual({
      days: [{ date: '2027-05-01', name: 'Hari Buruh' }],
      problems: [`Baris 2: ${problem}`],
    })
  })

  it('a thousand days', () => {
    const text = Array.from({ length: 1000 }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
      return `${day} Libur`
    })
    expect(readPastedDays(text.join('\n')).problems).toEqual([
      'Paling banyak 100 hari sekaligus; ini 1000.',
    ])
  })
})
