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
  'Hari Sabtu tanggal 20\u00a0Maret\u00a02027 Idulfitri\u200b',
  '- tgl. 20 Mrt 2027 Idulfitri',
  '2027/03/20 Idulfitri',
  '20-Mar-2027\tIdulfitri',
  'Sabtu 20-Mar-27 Idulfitri',
])('reads a day with its name from %j', (text) => {
  expect(readPastedDays(text)).toEqual({
    days: [{ date: '2027-03-20', name: 'Idulfitri' }],
    existingNames: [],
    problems: [],
  })
})

it.each([
  ['Ahad, 7 Pebruari 2027 Imlek', '2027-02-07'],
  ['Minggu 14 Nopember 2027 Libur', '2027-11-14'],
  ['17 Agt 2027 HUT RI', '2027-08-17'],
  ["Jum'at, 25 Des. 2027 Natal", '2027-12-25'],
])('reads dates in the style of official letters: %j', (text, date) => {
  expect(readPastedDays(text)).toMatchObject({ days: [{ date }], problems: [] })
})

it.each([
  ['17 Agustus 2027 s.d. 19 Agustus 2027 Libur', ['08-17', '08-18', '08-19']],
  ['2027-03-20 s/d 2027-03-22 Libur', ['03-20', '03-21', '03-22']],
  ['21 Maret 2027 - 24 Maret 2027 Libur', ['03-21', '03-22', '03-23', '03-24']],
  ['20–21 Maret 2027: Libur', ['03-20', '03-21']],
  ['30 Maret sampai dengan 2 April 2027 Libur', ['03-30', '03-31', '04-01', '04-02']],
  ['Senin sd Rabu, 1 sampai 3 Maret 2027 Libur', ['03-01', '03-02', '03-03']],
  ['Sabtu-Minggu 20-21 Maret 2027 Libur', ['03-20', '03-21']],
  ['Senin, 1 Maret s.d. Rabu, 3 Maret 2027 Libur', ['03-01', '03-02', '03-03']],
  ['20, 21 dan 23 Maret 2027 Libur', ['03-20', '03-21', '03-23']],
  ['20 Maret 2027, 24 Maret 2027 Libur', ['03-20', '03-24']],
  ['17-18/8/2027 Libur', ['08-17', '08-18']],
])('reads several days from %j', (text, days) => {
  const { days: read } = readPastedDays(text)
  expect(read).toEqual(days.map((day) => ({ date: `2027-${day}`, name: 'Libur' })))
})

it('treats a date of the Islamic calendar as part of the holiday name', () => {
  const name = '1 Syawal 1448 H'
  const { days } = readPastedDays(`10 Maret 2027 - ${name}`)
  expect(days).toEqual([{ date: '2027-03-10', name }])
})

it('reads a range of days across the end of a year', () => {
  const { days } = readPastedDays('31 Desember - 2 Januari 2028 Cuti')
  expect(days.map(({ date }) => date)).toEqual(['2027-12-31', '2028-01-01', '2028-01-02'])
})

it('does not replace existing names when a range of days gets a name', () => {
  const stored = new Map([
    ['2027-08-18', 'Karnaval'],
    ['2027-08-19', ''],
  ])
  const text = '17 Agustus 2027 HUT RI\n17 Agustus 2027 s.d. 19 Agustus 2027 Cuti'
  expect(readPastedDays(text, stored)).toEqual({
    days: [
      { date: '2027-08-17', name: 'HUT RI' },
      { date: '2027-08-19', name: 'Cuti' },
    ],
    existingNames: [
      { date: '2027-08-17', name: 'HUT RI' },
      { date: '2027-08-18', name: 'Karnaval' },
    ],
    problems: [],
  })
})

it('reads several lines, and uses the last name of a day that is repeated', () => {
  const text = '1 Januari 2027 Tahun Baru\n1 Mei 2027 Hari Buruh\n2027-01-01 Tahun Baru Masehi'
  expect(readPastedDays(text).days).toEqual([
    { date: '2027-01-01', name: 'Tahun Baru Masehi' },
    { date: '2027-05-01', name: 'Hari Buruh' },
  ])
})

const UNREADABLE =
  'tanggalnya tidak terbaca. Tulis satu hari per baris, misalnya 20 Maret 2027 Idulfitri.'

describe('reports the line and the problem for', () => {
  it.each([
    ['Idulfitri', UNREADABLE],
    ['20 – 21 Maret Idulfitri', UNREADABLE],
    ['17 Maret 2027 s.d. 19 Libur', 'tanggal terakhirnya tidak terbaca.'],
    ['17 Maret 2027 - 19 Naret 2027 Libur', 'nama bulannya tidak dikenal.'],
    ['21 – 20 Maret 2027 Idulfitri', 'tanggal terakhir harus sesudah tanggal pertama.'],
    ['30 – 31 April 2027 Idulfitri', 'tanggal itu tidak ada di kalender.'],
    ['1 Maret 2027 - 1 Maret 2028 Cuti', 'paling banyak 100 hari sekaligus.'],
    ['2027-02-30 Apa saja', 'tanggal itu tidak ada di kalender.'],
    ['1 Syawal 1448 H', 'nama bulannya tidak dikenal.'],
    ['0227-03-20 Idulfitri', 'tahun antara 1990 dan 2100.'],
    ['2027-03-20', 'tulis nama hari liburnya sesudah tanggal.'],
    [`2027-03-20 ${'a'.repeat(101)}`, 'namanya paling banyak 100 huruf.'],
  ])('%s', (line, problem) => {
    expect(readPastedDays(`1 Mei 2027 Hari Buruh\n${line}`)).toEqual({
      days: [{ date: '2027-05-01', name: 'Hari Buruh' }],
      existingNames: [],
      problems: [`Baris 2: ${problem}`],
    })
  })

  it('more than 100 days', () => {
    const text = Array.from({ length: 1000 }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
      return `${day} Libur`
    })
    expect(readPastedDays(text.join('\n')).problems).toEqual([
      'Paling banyak 100 hari sekaligus; ini 1000.',
    ])
  })
})
