import { describe, expect, it, vi } from 'vitest'
import type { Slice } from '../statistics/statistics'
import { answerQuestions } from '../../../tests/support/answer-questions'
import { type SheetRow, FORMULA_WITHOUT_VALUE } from './cell'
import { statisticsFormat } from './statistics'
import { mergedLines } from './table-format'

interface Line {
  name: string
  value: number
  fill: string
  unit: string
}

const list = <Row>(...all: Row[]): Row[] => all
/** Returns a sheet from text, with `/` between rows and `|` between cells, such as `Nama | Jumlah / A | 1`. */
const sheet = (text: string): SheetRow[] =>
  text.split(' / ').map((row) => row.split('|').map((cell) => cell.trim() || null))

const format = statisticsFormat<Line>({
  make: ({ unit, ...slice }, before) => ({ ...slice, unit: unit ?? before?.unit ?? '' }),
  unitOf: ({ unit }) => unit,
})
const current: Line[] = [
  { name: 'Luas', value: 412.5, fill: '#1F5D3F', unit: 'ha' },
  { name: 'PNS/TNI', value: 9, fill: '#C9850A', unit: '' },
]

function read(rows: readonly SheetRow[]) {
  const parsed = format.parse(rows, format.find(rows), current)
  return {
    lines: mergedLines(format, current, parsed, false),
    problems: parsed.problems.map(({ row, text }) => [row, text]),
    notes: parsed.notes,
  }
}

it('warns about fractions that may be thousands, as English Excel stores them', () => {
  const figures = [
    ['Penduduk', 1.25],
    ['Rumah', '2.5'],
    ['Luas', '345,5'],
    ['Kas', 1250.5],
  ]
  expect(read([['Nama', 'Jumlah'], ...figures]).notes).toEqual([
    'Baris 2–3 dibaca sebagai pecahan, misalnya 1,25. Bila maksudnya ribuan, ketik ulang tanpa titik.',
  ])
})

it('reads colours and units, keeps existing values that are not in the file, and assigns the next colour to new lines', () => {
  const { lines } = read([
    [],
    ['Warna', 'Satuan', 'Uraian', 'Jumlah'],
    ['#6b4e8e', 'km²', 'Luas', 4],
  ])
  expect(lines[0]).toEqual({ name: 'Luas', value: 4, fill: '#6b4e8e', unit: 'km²' })
  expect(read(list(['Nama', 'Jumlah'], ['Luas', '400,25'], ['Rumah', 600])).lines).toEqual([
    { name: 'Luas', value: 400.25, fill: '#1F5D3F', unit: 'ha' },
    { name: 'PNS/TNI', value: 9, fill: '#C9850A', unit: '' },
    { name: 'Rumah', value: 600, fill: '#1D5E8A', unit: '' },
  ])
})

it.each(['LUAS', '\u200bLuas', 'PNS / TNI', 'PNS-TNI\u00a0'])(
  'updates the line whose name looks like %j',
  (name) => {
    const { lines } = read(list(['Nama', 'Jumlah'], [name, 1]))
    expect(lines.map((line) => line.name)).toEqual(['Luas', 'PNS/TNI'])
  },
)

it('rejects more than 1,000 lines', () => {
  const rows = Array.from({ length: 1_001 }, (_, index): SheetRow => [`Nama ${index}`, 1])
  expect(read([['Nama', 'Jumlah'], ...rows]).problems).toEqual([
    [null, 'Paling banyak 1.000 baris; berkas ini berisi 1.001.'],
  ])
})

it('normalises each name of a large table fewer than ten times', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const rows = Array.from({ length: 500 }, (_, index): SheetRow => [`Nama ${index}`, 1])
  expect(read([['Nama', 'Jumlah'], ...rows]).lines).toHaveLength(502)
  expect(normalize.mock.calls.length).toBeLessThan(10 * 500)
  normalize.mockRestore()
})

it('reads the first text of a row as the name and the first number as the amount if there are no headers', () => {
  expect(read([['Per 1 Januari'], ['Luas', 5]]).lines[0]?.value).toBe(5)
})

it('reads a unit after the number', () => {
  const { lines, problems } = read([
    ['Nama', 'Jumlah', 'Satuan'],
    ['Luas', '345,5 ha', null],
    ['Akses internet', { number: 0.87, shown: '87%' }, '%'],
    ['Jalan', '3 km', 'm'],
  ])
  expect(lines.map(({ name, value, unit }) => `${name} ${value} ${unit}`)).toEqual([
    'Luas 345.5 ha',
    'PNS/TNI 9 ',
    'Akses internet 87 %',
  ])
  expect(problems).toEqual([[4, 'Satuan “m” dan “km” di kolom jumlah berbeda.']])
})

describe('reports the row and the problem for', () => {
  it.each<[string, SheetRow, string]>([
    ['no name', [null, 1], 'Nama wajib diisi.'],
    ['no amount', ['A', null], 'Jumlah wajib diisi dengan angka.'],
    ['a number that is too large', ['A', 1e12], 'Jumlah terlalu besar.'],
    ['words instead of a number', ['A', 'dua'], 'Jumlah: “dua” bukan angka.'],
    ['an invalid colour', ['A', 1, 'merah'], 'Warna ditulis seperti #1F5D3F.'],
    [
      'a name that was converted to a date',
      ['01-Apr', 1],
      'Excel mengubah nama ini menjadi tanggal (01-Apr). Atur selnya sebagai Teks, ketik ulang namanya, simpan, lalu pilih lagi.',
    ],
    ['a name that cannot be a document id', ['..', 1], 'Nama ini tidak dapat dipakai.'],
    ['a long name', ['A'.repeat(101), 1], 'Nama paling banyak 100 karakter.'],
    ['a long unit', ['A', 1, null, 'x'.repeat(21)], 'Satuan paling banyak 20 karakter.'],
  ])('%s', (_, row, problem) => {
    expect(read([['Nama', 'Jumlah', 'Warna', 'Satuan'], row]).problems).toEqual([[2, problem]])
  })

  it.each([
    ['PNS/TNI', 'PNS-TNI'],
    ['Belum Bekerja', 'BELUM\u00a0 BEKERJA'],
    ['Islam', '\u200bIslam'],
  ])('%j followed by a name that looks the same', (one, other) => {
    const { problems } = read(list(['Nama', 'Jumlah'], [one, 1], [other, 2]))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.join()).toMatch(/^3,.* sudah ada di baris 2 berkas ini\.$/)
  })
})

describe('a table of people', () => {
  const people = (
    of: 'people' | 'genders',
    rows: readonly SheetRow[],
    before: Slice[] = [],
    answers: readonly number[] = [],
  ) => {
    const format = statisticsFormat<Slice>({
      of,
      asof: '2026-11-27',
      make: ({ name, value, fill }) => ({ name, value, fill }),
    })
    const { layout, questions } = answerQuestions(format, rows, answers)
    const parsed = format.parse(rows, layout, before)
    const lines = mergedLines(format, before, parsed, false)
    return {
      columns: layout.columns,
      lines: lines.map(({ name, value }) => [name, value]),
      problems: parsed.problems.map(({ row, text }) => [row, text]),
      notes: parsed.notes,
      sums: parsed.compare(lines),
      read: parsed.sums,
      asof: parsed.asof,
      questions,
    }
  }

  it.each([
    ...['Jumlah', 'TOTAL', 'Jumlah :', 'Total Penduduk Desa', 'JUMLAH/TOTAL', 'Jumlah (L+P)'],
    ...['Sub Jumlah', 'Jumlah se-Desa'],
  ])(
    'skips the row “%s” as a total, notes it, and compares it with the sum of the lines',
    (label) => {
      const rows = sheet(`Pekerjaan | Jumlah / Petani | 812 / Guru | 34 / ${label} | 847`)
      const { lines, problems, notes, sums } = people('people', rows)
      expect(lines).toEqual(list(['Petani', 812], ['Guru', 34]))
      expect(problems).toEqual([])
      expect(notes).toEqual([`Baris 4 “${label}” adalah baris jumlah, bukan isi tabel: dilewati.`])
      expect(sums).toEqual([{ label: `${label} (baris 4)`, file: 847, table: 846 }])
    },
  )

  it.each(['Totalitas', 'Pegawai Jumlah'])('does not treat “%s” as a total', (name) => {
    expect(people('people', list(['Nama', 'Jumlah'], [name, 5])).lines).toEqual([[name, 5]])
  })

  it('does not import subtotals of hamlets, but compares each with the sum of its lines', () => {
    const { lines, questions, sums } = people('people', [
      ['Pekerjaan', 'Jumlah'],
      ...sheet('Petani | 10 / Buruh | 5 / Jumlah Dusun Cikalong | 15'),
      ...sheet('Guru | 4 / Bidan | 1 / Jumlah Dusun Pasirangin | 6'),
      ['J U M L A H', 20],
    ])
    expect(lines.map(([name]) => name)).toEqual(['Petani', 'Buruh', 'Guru', 'Bidan'])
    expect(sums.map(({ file, table }) => [file, table])).toEqual(list([15, 15], [6, 5], [20, 20]))
    expect(questions).toEqual([])
  })

  it.each<[string, (string | number)[]]>([
    ['whose name starts like the name of a total', ['Jumlah kendaraan', 7]],
    ['that is the sum of the other rows', ['Desa Sukamaju', 15]],
    ['of a hamlet among occupations', ['Dusun Krajan', 12]],
  ])('asks whether a row is a total: a row %s', (_, row) => {
    const rows: SheetRow[] = [['Pekerjaan', 'Jumlah'], ['Petani', 10], ['Guru', 5], row]
    const question = `Baris 4: ${row.join(' · ')}. Apakah “${String(row[0])}” jumlah dari baris lain?`
    expect(people('people', rows).questions).toEqual([
      [question, 'Ya, baris jumlah: jangan dimasukkan', 'Bukan, ini isi tabel'],
    ])
    expect(people('people', rows, [], [0]).lines).toHaveLength(2)
    expect(people('people', rows, [], [1]).lines).toHaveLength(3)
  })

  it.each<[string, SheetRow[], string[]]>([
    [
      'below the names of hamlets',
      [['Dusun Krajan'], ['Petani', 10], ['Guru', 5], ['Dusun Sumber'], ['PETANI', 7]],
      [
        'Baris 2 “Dusun Krajan” tanpa angka: dibaca sebagai judul.',
        'Baris 5 “Dusun Sumber” tanpa angka: dibaca sebagai judul.',
        'Baris dengan nama yang sama dijumlahkan: “Petani” (10 di baris 3, 7 di baris 6).',
      ],
    ],
    [
      'above the totals of hamlets',
      sheet(
        'Petani | 10 / Jumlah Dusun Krajan | 10 / Petani | 7 / Guru | 5 / Jumlah Dusun Sumber | 12',
      ),
      [
        'Baris dengan nama yang sama dijumlahkan: “Petani” (10 di baris 2, 7 di baris 4).',
        'Baris 3 “Jumlah Dusun Krajan” adalah baris jumlah, bukan isi tabel: dilewati.',
        'Baris 6 “Jumlah Dusun Sumber” adalah baris jumlah, bukan isi tabel: dilewati.',
      ],
    ],
  ])('asks whether to add up repeated occupations %s', (_, data, notes) => {
    const rows: SheetRow[] = [['Pekerjaan', 'Jumlah'], ...data]
    expect(people('people', rows).questions).toHaveLength(1)
    const summed = people('people', rows, [], [0])
    expect(summed.lines).toEqual(list(['Petani', 17], ['Guru', 5]))
    expect(summed.notes).toEqual(notes)
    expect(summed.read).toMatchObject([{ file: 22, table: 22 }])
    expect(summed.sums.every(({ file, table }) => file === table)).toBe(true)
    expect(people('people', rows, [], [1]).problems).toEqual([
      [expect.any(Number), expect.stringMatching(/^“Petani” sudah ada di baris/i)],
    ])
  })

  it.each<[string, SheetRow[], (string | number)[][]]>([
    [
      'consecutive numbers',
      list(['RT', 'L', 'P'], ['1', '2', '3'], ['2', '4', '5']),
      list(['1', 5], ['2', 9]),
    ],
    [
      'ages',
      list(['Kelompok Umur', 'Laki-laki', 'Perempuan'], ['1-4', '23', '35'], ['5-9', '40', '38']),
      list(['1-4', 58], ['5-9', 78]),
    ],
    ['no headers above it', list(['Petani', 10], ['Guru', 5]), list(['Petani', 10], ['Guru', 5])],
    [
      'a percentage',
      list(['Agama', 'Jumlah', 'Persen'], ['Agama Islam', 10, '99%']),
      [['Agama Islam', 10]],
    ],
  ])('reads a first row with %s as a line', (_, rows, expected) => {
    const { lines, problems, read } = people('people', rows)
    expect(problems).toEqual([])
    expect(lines).toEqual(expected)
    expect(read[0]?.file).toBe(read[0]?.table)
  })

  it('skips a row with column numbers', () => {
    const rows: SheetRow[] = list(['RT', 'L', 'P'], ['1', '2', '3'], ['01', '40', '50'])
    expect(people('people', rows).lines).toEqual([['01', 90]])
  })

  it('asks which year to import if each year has columns of men and women', () => {
    const rows = sheet('Pekerjaan | 2025 | | 2026 | / | L | P | L | P / Petani | 1 | 2 | 3 | 4')
    expect(people('people', rows).questions.map(([, ...options]) => options)).toEqual([
      ['Kolom B: 2025 L', 'Kolom D: 2026 L'],
      ['Kolom C: 2025 P', 'Kolom E: 2026 P'],
    ])
    expect(people('people', rows, [], [1, 1]).lines).toEqual([['Petani', 7]])
  })

  it('notes that a row above the headers contains a number', () => {
    const rows = sheet('Petani | 10 / Pekerjaan | Jumlah / Guru | 5')
    const { lines, notes } = people('people', rows)
    expect(lines).toEqual([['Guru', 5]])
    expect(notes).toEqual(['Baris 1 tidak dibaca: letaknya di atas atau pada “Baris judul kolom”.'])
  })

  it.each<[string, SheetRow, string[]]>([
    ['years', ['Pekerjaan', 2024, 2026], ['Kolom B: 2024', 'Kolom C: 2026']],
    [
      'headers without a known meaning',
      ['Pekerjaan', 'Januari', 'Februari'],
      ['Kolom B: Januari', 'Kolom C: Februari'],
    ],
  ])('asks which of several columns to import: %s', (_, head, options) => {
    const rows: SheetRow[] = [head, ['Petani', 10, 30], ['Guru', 1, 3]]
    expect(people('people', rows).questions).toEqual([
      ['Ada beberapa kolom untuk Jumlah. Kolom mana yang dipakai?', ...options],
    ])
    expect(people('people', rows, [], [1]).lines).toEqual(list(['Petani', 30], ['Guru', 3]))
  })

  it('imports the column of people, but not the column of households', () => {
    const { lines } = people('people', sheet('Pekerjaan | KK | Jiwa / Petani | 3 | 10'))
    expect(lines).toEqual([['Petani', 10]])
  })

  it.each([
    ['KEADAAN PER 31 DESEMBER 2025', '31 Desember 2025', '2025-12-31'],
    ['Bulan Pebruari 2026', '28 Februari 2026', '2026-02-28'],
    ['Semester I Tahun 2026', '30 Juni 2026', '2026-06-30'],
    ['per 31/12/2025', '31 Desember 2025', '2025-12-31'],
  ])('asks for the day of the numbers under the heading “%s”', (heading, day, asof) => {
    const rows: SheetRow[] = [[heading], ['Agama', 'Jumlah'], ['Islam', 5]]
    const { questions } = people('people', rows)
    expect(questions.map(([, ...options]) => options)).toEqual([
      [day, '27 November 2026, seperti di layar'],
    ])
    expect(people('people', rows, [], [0]).asof).toBe(asof)
    expect(people('people', rows, [], [1]).asof).toBe('2026-11-27')
  })

  it.each(['Keadaan November 2026', 'Tahun 2026', 'Keputusan Nomor 3 Tahun 2020', 'Desa Maju'])(
    'does not ask for the day under the heading “%s”',
    (heading) =>
      expect(people('people', [[heading], ['Agama', 'Jumlah'], ['Islam', 5]]).questions).toEqual(
        [],
      ),
  )

  it('multiplies the numbers if the clerk confirms that they are in thousands, as the heading says', () => {
    const rows: SheetRow[] = [['(dalam ribuan jiwa)'], ['Agama', 'Jumlah'], ['Islam', '1,5']]
    expect(people('people', rows).questions).toEqual([
      [
        'Berkas menyebut “(dalam ribuan jiwa)”. Di baris 3, Islam, tertulis 1,5. Berapa jumlah sebenarnya?',
        '1.500: angka di berkas dikalikan 1.000',
        '1,5: angka di berkas sudah utuh',
      ],
    ])
    expect(people('people', rows, [], [0]).lines).toEqual([['Islam', 1_500]])
  })

  it.each([
    ['1.250 jiwa', 1_250, null],
    ['12 org.', 12, null],
    ['12 KK', null, '“12 KK” bukan jumlah orang.'],
    ['12,5', null, '“12,5” bukan bilangan bulat'],
    ['25%', null, 'Jumlah: “25%” adalah persen, bukan jumlah.'],
  ])(
    'reads the number of people from the cell %s, or reports a problem',
    (cell, value, problem) => {
      const { lines, problems } = people('people', list(['Agama', 'Jumlah'], ['Islam', cell]))
      expect(lines).toEqual(value === null ? [] : [['Islam', value]])
      expect(problems).toEqual(problem === null ? [] : [[2, expect.stringContaining(problem)]])
    },
  )

  it('reads an export of OpenSID with headers on two rows, percentages, a total and unknown values', () => {
    const { lines, problems, sums } = people('people', [
      ['No', 'Jenis Kelompok', 'Jumlah', null, 'Laki-laki', null, 'Perempuan', null],
      [null, null, 'n', '%', 'n', '%', 'n', '%'],
      [1, 'Petani', 812, '96%', 500, '59%', 312, '37%'],
      [2, 'Guru', 34, '4%', 10, '1%', 24, '3%'],
      [null, 'JUMLAH', 846, '100%', 510, '60%', 336, '40%'],
      [null, 'BELUM MENGISI', 4, '0%', 4, '0%', 0, '0%'],
      [null, 'TOTAL', 850, '100%', 514, '60%', 336, '40%'],
      [],
      [null, 'Giriwangi, 3 November 2026'],
      [null, 'Kepala Desa'],
    ])
    expect(problems).toEqual([])
    expect(lines).toEqual(list(['Petani', 812], ['Guru', 34], ['BELUM MENGISI', 4]))
    expect(sums.map(({ file, table }) => [file, table])).toEqual(list([846, 846], [850, 850]))
  })

  it.each([
    ['L', 'P'],
    ['LAKI - LAKI', 'PEREMPUAN'],
    ['Lk', 'Pr'],
    ['Jumlah (L)', 'Jumlah (P)'],
  ])('adds up columns of men and women with the headers %s and %s', (men, women) => {
    const rows = sheet(
      `No | Agama | ${men} | ${women} / 1 | Islam | 1200 | 1218 / 2 | Kristen | | 7`,
    )
    const { lines, problems } = people('people', rows)
    expect(problems).toEqual([])
    expect(lines).toEqual(list(['Islam', 2_418], ['Kristen', 7]))
  })

  it.each(['L+P', 'L/P', 'Jml.', 'Jumlah (Jiwa)'])(
    'uses the total column %s, and checks its values against the sums of men and women',
    (total) => {
      const rows: SheetRow[] = [
        ['Jenis Pekerjaan', 'Jumlah Penduduk', null, null],
        [null, 'L', 'P', total],
        [1, 2, 3, '4 = 2 + 3'],
        ['Petani', 400, 412, 812],
        ['Guru', 10, 24, 35],
      ]
      const { columns, lines, problems } = people('people', rows)
      expect(columns).toEqual(['name', 'men', 'women', 'value'])
      expect(lines).toEqual([['Petani', 812]])
      expect(problems).toEqual([
        [5, 'laki-laki dan perempuan berjumlah 34, tetapi kolom jumlah berisi 35.'],
      ])
    },
  )

  it('sums men and women of all hamlets for the table of genders', () => {
    const before = [
      { name: 'Laki-laki', value: 1_208, fill: '#1D5E8A' },
      { name: 'Perempuan', value: 1_223, fill: '#C9850A' },
    ]
    const rows: SheetRow[] = [
      ['Dusun', 'L', 'P', 'Jumlah', 'Jumlah KK'],
      ['Krajan', 700, 710, 1_410, 400],
      ['Sukasari', 510, 515, 1_025, 300],
      ['Jumlah', 1_210, 1_225, 2_435, 700],
    ]
    const { lines, problems, sums } = people('genders', rows, before)
    expect(problems).toEqual([])
    expect(lines).toEqual(list(['Laki-laki', 1_210], ['Perempuan', 1_225]))
    expect(sums).toEqual([{ label: 'Jumlah (baris 4)', file: 2_435, table: 2_435 }])
  })

  it('imports lines even if the formula of their total has no value, and reports this total', () => {
    const { lines, problems, notes } = people('people', [
      ['Nama', 'Jumlah'],
      ['Petani', 812],
      ['Jumlah', { fault: FORMULA_WITHOUT_VALUE }],
    ])
    expect([lines, problems]).toEqual([[['Petani', 812]], []])
    expect(notes[0]).toMatch(
      /^Baris 3 “Jumlah” .* tidak dicocokkan \(Jumlah: rumusnya belum dihitung/,
    )
  })
})

it.each([
  ['Nama', [{ fault: FORMULA_WITHOUT_VALUE }, 1, null, null]],
  ['Satuan', ['A', 1, { fault: FORMULA_WITHOUT_VALUE }, null]],
  ['Warna', ['A', 1, null, { fault: FORMULA_WITHOUT_VALUE }]],
] satisfies [string, SheetRow][])(
  'rejects a formula without a result in the column %s',
  (label, row) => {
    expect(read([['Nama', 'Jumlah', 'Satuan', 'Warna'], row]).problems).toEqual([
      [2, `${label}: rumusnya belum dihitung; buka berkas di Excel, simpan, lalu pilih lagi.`],
    ])
  },
)
