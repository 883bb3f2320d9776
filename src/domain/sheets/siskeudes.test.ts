import { describe, expect, it } from 'vitest'
import type { TableLine } from '../tables/saved-table-schema'
import { answerQuestions } from '../../../tests/support/answer-questions'
import { budgetFormat } from './budget'
import { type SheetRow, textOf } from './cell'
import { mergedLines, missingLines } from './table-format'

type Line = TableLine<'budget'>
const list = <Row>(...all: Row[]): Row[] => all
const format = budgetFormat(2026)

function read(
  rows: readonly SheetRow[],
  current: readonly Line[] = [],
  answers: readonly number[] = [],
) {
  const { layout, questions } = answerQuestions(format, rows, answers)
  const parsed = format.parse(rows, layout, current)
  const lines = mergedLines(format, current, parsed, false)
  const problems = parsed.problems.map(({ row, text }) => [row, text])
  const differing = parsed.compare(lines).filter(({ file, table }) => file !== table)
  const missing = missingLines(format, current, parsed).map(({ id }) => id)
  return { layout, questions, lines, problems, differing, missing, notes: parsed.notes, parsed }
}

/** Formats each line as `code anggaran realisasi`. */
const short = (lines: readonly Line[]) =>
  lines.map(({ id, anggaran, realisasi }) => `${id} ${anggaran} ${realisasi}`)

const LETTERHEAD: SheetRow[] = [
  ['LAMPIRAN I'],
  ['PERATURAN DESA GIRIWANGI'],
  ['NOMOR 5 TAHUN 2025 TENTANG ANGGARAN PENDAPATAN DAN BELANJA DESA'],
  [],
  [null, 'ANGGARAN PENDAPATAN DAN BELANJA DESA'],
  [null, 'PEMERINTAH DESA GIRIWANGI'],
  [null, 'TAHUN ANGGARAN 2026'],
]

const TREE = [
  ...['4 900000000 0', '4.1 28000000 0', '4.1.1 28000000 0', '4.1.1.01 28000000 0'],
  ...['4.2 872000000 0', '4.2.1 872000000 0', '4.2.1.01 872000000 0'],
  ...['5 120000000 0', '5.1 100000000 0', '5.1.1 100000000 0'],
  ...['5.1.1.01 60000000 0', '5.1.1.02 40000000 0'],
  ...['5.5 20000000 0', '5.5.1 20000000 0', '5.5.1.00 20000000 0'],
  ...['6 10000000 0', '6.1 10000000 0', '6.1.1 10000000 0', '6.1.1.01 10000000 0'],
]

describe('the appendix of the budget regulation, with codes of area and account in one column', () => {
  const HEAD: SheetRow[] = [
    ['KODE REKENING', 'URAIAN', 'ANGGARAN (Rp.)', 'SUMBERDANA'],
    ['1', '2', '3', '4'],
  ]
  const rows: SheetRow[] = [
    ...LETTERHEAD,
    ...HEAD,
    ['4.', 'PENDAPATAN', null, null],
    ['4.1.', 'Pendapatan Asli Desa', '28.000.000,00', null],
    ['4.1.1.', 'Hasil Usaha Desa', '28.000.000,00', null],
    ['4.1.1.01.', 'Bagi Hasil BUMDes', '28.000.000,00', 'PAD'],
    ['4.2.', 'Pendapatan Transfer', '872.000.000,00', null],
    ['4.2.1.', 'Dana Desa', '872.000.000,00', null],
    ['4.2.1.01.', 'Dana Desa', '872.000.000,00', 'DDS'],
    [null, 'JUMLAH PENDAPATAN', '900.000.000,00', null],
    ['5.', 'BELANJA', null, null],
    ['1.', 'BIDANG PENYELENGGARAN PEMERINTAHAN DESA', '100.000.000,00', null],
    ['1.1.', 'Penyelenggaran Belanja Siltap dan Operasional', '100.000.000,00', null],
    ['1.1.01.', 'Penyediaan Penghasilan Tetap Kepala Desa', '60.000.000,00', null],
    ['1.1.01. 5.1.', 'Belanja Pegawai', '60.000.000,00', null],
    ['1.1.01. 5.1.1.', 'Penghasilan Tetap dan Tunjangan Kepala Desa', '60.000.000,00', null],
    ['1.1.01. 5.1.1.01.', 'Penghasilan Tetap Kepala Desa', '50.000.000,00', 'ADD'],
    ['1.1.01. 5.1.1.02.', 'Tunjangan Kepala Desa', '10.000.000,00', 'ADD'],
    [],
    ['Printed by Siskeudes 01/12/2025', null, null, 'Halaman 1'],
    ...HEAD,
    ['1.1.02.', 'Penyediaan Penghasilan Tetap Perangkat Desa', '40.000.000,00', null],
    ['1.1.02. 5.1.', 'Belanja Pegawai', '25.000.000,00', null],
    ['1.1.02. 5.1.2.', 'Penghasilan Tetap Perangkat Desa', '25.000.000,00', null],
    ['1.1.02. 5.2.', 'Belanja Barang dan Jasa', '15.000.000,00', null],
    ['5.', 'BIDANG PENANGGULANGAN BENCANA, DARURAT DAN MENDESAK DESA', '20.000.000,00', null],
    ['5.1.', 'Penanggulangan Bencana', '20.000.000,00', null],
    ['5.1.00.', 'Kegiatan Penanggulangan Bencana', '20.000.000,00', null],
    ['5.1.00. 5.4.', 'Belanja Tidak Terduga', '20.000.000,00', null],
    [null, 'JUMLAH BELANJA', '120.000.000,00', null],
    [null, 'SURPLUS / (DEFISIT)', '780.000.000,00', null],
    ['6.', 'PEMBIAYAAN', null, null],
    ['6.1.', 'Penerimaan Pembiayaan', '10.000.000,00', null],
    ['6.1.1.', 'SILPA Tahun Sebelumnya', '10.000.000,00', null],
    ['6.1.1.01.', 'SILPA Tahun Sebelumnya', '10.000.000,00', 'PBH'],
    [null, 'JUMLAH PENERIMAAN PEMBIAYAAN', '10.000.000,00', null],
    [null, 'PEMBIAYAAN NETTO', '10.000.000,00', null],
    [null, 'SISA LEBIH PEMBIAYAAN ANGGARAN', '790.000.000,00', null],
    [],
    ['GIRIWANGI, 31 Desember 2025'],
    ['KEPALA DESA'],
  ]

  it('results in one line below code 5 for each area of spending, with the sum of its kinds of expense', () => {
    const { lines, problems, differing, notes } = read(rows)
    expect(problems).toEqual([])
    expect(short(lines)).toEqual(TREE)
    expect(differing).toEqual([])
    expect(notes[0]).toBe('5 baris jenis belanja dijumlahkan ke 3 kegiatan.')
  })

  it('reports sums in the file that differ from the sums of their lines', () => {
    const wrong = rows.map((row) =>
      row[1] === 'JUMLAH BELANJA' ? [null, 'JUMLAH BELANJA', '125.000.000,00'] : row,
    )
    expect(read(wrong).differing).toEqual([
      { label: 'JUMLAH BELANJA, anggaran', file: 125_000_000, table: 120_000_000 },
    ])
  })

  it('reports an area of spending whose sum differs from the sum of its kinds of expense', () => {
    const wrong = rows.map((row) =>
      row[0] === '1.1.02.' ? [row[0] ?? null, row[1] ?? null, 45_000_000] : row,
    )
    const { lines, differing } = read(wrong)
    expect(lines.find(({ id }) => id === '5.1.1.02')?.anggaran).toBe(40_000_000)
    const label = '5.1.1.02 Penyediaan Penghasilan Tetap Perangkat Desa, anggaran'
    expect(differing).toEqual([{ label, file: 45_000_000, table: 40_000_000 }])
  })

  it('rejects a file of another year', () => {
    const other = rows.map((row) =>
      row.map((cell) => (cell === 'TAHUN ANGGARAN 2026' ? 'TAHUN ANGGARAN 2025' : cell)),
    )
    expect(read(other).problems).toEqual([
      [null, 'Berkas ini untuk tahun 2025, sedangkan yang dibuka tahun 2026.'],
    ])
  })
})

describe('the budget form of Permendagri 20/2018, with one code segment per column', () => {
  const line = (field: string, account: string, ...rest: (string | number | null)[]): SheetRow => [
    ...[0, 1, 2].map((at) => field.split('.')[at] || null),
    ...[0, 1, 2, 3].map((at) => account.split('.')[at] || null),
    ...rest,
  ]
  const rows: SheetRow[] = [
    ...LETTERHEAD,
    line('', '', 'URAIAN', 'KELUARAN', 'ANGGARAN', 'SUMBER DANA').with(0, 'KODE REKENING'),
    ['a', 'b', 'c', 'a', 'b', 'c', 'd'],
    line('', '4', 'PENDAPATAN', null, null),
    line('', '4.1', 'Pendapatan Asli Desa', null, 28_000_000),
    line('', '4.1.1', 'Hasil Usaha', null, 28_000_000),
    line('', '4.1.1.01', 'Bagi Hasil BUMDes', '1 Thn', 28_000_000, 'PAD'),
    line('', '5', 'BELANJA', null, null),
    line('1', '', 'Penyelenggaraan Pemerintahan Desa', null, 60_000_000),
    line('1.1', '', 'Siltap', null, 60_000_000),
    line('1.1.01', '', 'Penghasilan Tetap Kepala Desa', null, 60_000_000),
    line('1.1.01', '5.1', 'Belanja Pegawai', null, 60_000_000),
    line('1.1.01', '5.1.1', 'Penghasilan Tetap', null, 60_000_000),
    line('4', '', 'Pemberdayaan Masyarakat', null, null),
    line('4.2', '', 'Pertanian', null, null),
    line('4.2.01', '', 'Bibit', null, null),
    line('', '5.2', 'Belanja Barang dan Jasa', null, 7_000_000),
  ]

  it.each([
    ['as texts', rows],
    [
      'as numbers',
      rows.map((row) => row.map((cell) => (/^\d+$/.test(textOf(cell)) ? Number(cell) : cell))),
    ],
  ])('is read with the segments of a code joined, even if they are stored %s', (_, cells) => {
    const { lines, problems, layout } = read(cells)
    expect(layout.columns.slice(0, 7).join()).toBe('field,field,field,code,code,code,code')
    expect(problems).toEqual([])
    expect(short(lines)).toEqual([
      ...['4 28000000 0', '4.1 28000000 0', '4.1.1 28000000 0', '4.1.1.01 28000000 0'],
      ...['5 67000000 0', '5.1 60000000 0', '5.1.1 60000000 0', '5.1.1.01 60000000 0'],
      ...['5.4 7000000 0', '5.4.2 7000000 0', '5.4.2.01 7000000 0'],
    ])
  })
})

describe('the report of realised amounts, with two columns of codes', () => {
  const rows: SheetRow[] = [
    [null, null, 'LAPORAN REALISASI PELAKSANAAN APBDESA'],
    [null, null, 'TAHUN ANGGARAN 2026'],
    ['KODE', null, 'URAIAN', 'Ref', 'ANGGARAN (Rp)', 'REALISASI (Rp)', 'LEBIH/(KURANG) (Rp)'],
    ['1', null, '2', '3', '4', '5', '6'],
    [null, '4.', 'PENDAPATAN', null, '28.000.000,00', '20.000.000,50', '(7.999.999,50)'],
    [null, '4.1.', 'Hasil Usaha', null, '28.000.000,00', '20.000.000,50', '(7.999.999,50)'],
    [null, null, 'JUMLAH PENDAPATAN', null, '28.000.000,00', '20.000.000,50', '(7.999.999,50)'],
    [null, '5.', 'BELANJA', null, null, null, null],
    ['1.', null, 'BIDANG PENYELENGGARAAN', null, '60.000.000,00', '15.000.000,00', '45.000.000,00'],
    ['1.1.', null, null, 'Siltap', '60.000.000,00', '15.000.000,00', '45.000.000,00'],
    ['1.1.01.', null, 'Siltap', null, '60.000.000,00', '15.000.000,00', '45.000.000,00'],
    ['1.1.01.', '5.1.', 'Belanja Pegawai', null, '60.000.000,00', '15.000.000,00', '45.000.000,00'],
    [null, null, 'JUMLAH BELANJA', null, '60.000.000,00', '15.000.000,00', '45.000.000,00'],
    [null, null, 'SURPLUS / (DEFISIT)', null, '(32.000.000,00)', '5.000.000,50', '(37.000.000,50)'],
  ]

  it('results in lines with the realised amounts, and in a note that sums are rounded', () => {
    const { lines, problems, differing, notes } = read(rows)
    expect(problems).toEqual([])
    expect(short(lines)).toEqual([
      '4 28000000 20000001',
      '4.1 28000000 20000000.5',
      '5 60000000 15000000',
      '5.1 60000000 15000000',
      '5.1.1 60000000 15000000',
      '5.1.1.01 60000000 15000000',
    ])
    expect(differing).toEqual([])
    // The description is one cell further to the right, as in an indented row.
    expect(lines.find(({ id }) => id === '5.1.1')?.uraian).toBe('Siltap')
    expect(notes).toContain(
      '2 angka memakai sen. Sen ikut dijumlahkan; hanya jumlahnya dibulatkan ke rupiah utuh.',
    )
  })
})

it.each<[string, SheetRow[], string[]]>([
  [
    'does not round lines and kinds of expense before they are summed',
    [
      ['Kode', 'Uraian', 'Anggaran'],
      ['4.1.1', 'Hasil Usaha', '666.666,66'],
      ['4.1.1.01', 'a', '333.333,33'],
      ['4.1.1.02', 'b', 333_333.33],
      ['1.1.01', 'Kegiatan', '21,00'],
      ['1.1.01 5.1.1', 'Belanja Pegawai', '10,40'],
      ['1.1.01 5.1.2', 'Belanja Barang', '10,60'],
    ],
    ['4.1.1 666667 0', '4.1.1.01 333333.33 0', '4.1.1.02 333333.33 0', '5.1.1.01 21 0'],
  ],
  [
    'uses the new amounts of a changed budget',
    [
      ['KODE REKENING', 'URAIAN', 'ANGGARAN', null, null, 'SUMBER DANA'],
      [null, null, 'SEMULA', 'MENJADI', 'BERTAMBAH/(BERKURANG)', null],
      ['4.1.', 'Pendapatan Asli Desa', '20.000.000,00', '28.000.000,00', '8.000.000,00', 'PAD'],
    ],
    ['4.1 28000000 0'],
  ],
  [
    'accepts codes of areas of spending in brackets and with leading zeros',
    [
      ['KODE', 'URAIAN', 'ANGGARAN', 'SUMBER DANA'],
      ['4.2.1.01.', 'Dana Desa', 'Rp 964.073.000', 'DDS'],
      ['5', 'BELANJA', null, null],
      ['01', 'BIDANG PENYELENGGARAN PEMERINTAHAN DESA', 'Rp 58.200.000', null],
      ['01.01', 'Siltap', 'Rp 58.200.000', null],
      ['01.01.01', 'Siltap Kepala Desa', 'Rp 58.200.000', null],
      ['5.1.1.01. [01.01.01]', 'Penghasilan Tetap', 'Rp 52.200.000', 'ADD'],
      ['5.1.1.02. [01.01.01]', 'Tunjangan', 'Rp 6.000.000', 'ADD'],
    ],
    [
      ...['4.2.1.01 964073000 0', '5 58200000 0', '5.1 58200000 0'],
      ...['5.1.1 58200000 0', '5.1.1.01 58200000 0'],
    ],
  ],
  [
    'accepts revenue codes in the columns for areas of spending',
    [
      ['Kode', null, null, null, null, null, null, 'Uraian', 'Anggaran'],
      [4, null, null, null, null, null, null, 'PENDAPATAN', 5],
      [4, 1, 1, '01', null, null, null, 'BUMDes', 5],
      [5, null, null, null, null, null, null, 'BELANJA', 7],
      [1, 1, '01', null, null, null, null, 'Siltap', 7],
      [1, 1, '01', 5, 1, 1, '01', 'Siltap', 7],
    ],
    ['4 5 0', '4.1.1.01 5 0', '5 7 0', '5.1.1.01 7 0'],
  ],
])('%s', (_, rows, expected) => {
  const { lines, problems, differing } = read(rows)
  expect([problems, differing]).toEqual([[], []])
  expect(short(lines)).toEqual(expected)
})

it('updates lines by code, and keeps lines and realised amounts that are missing in the file', () => {
  const current: Line[] = [
    { id: '4.1.1.01', uraian: 'Bagi hasil', anggaran: 1, realisasi: 7 },
    { id: '5.1.1.01', uraian: 'Siltap', anggaran: 1, realisasi: 8 },
    { id: '6.1.1', uraian: 'SiLPA', anggaran: 5, realisasi: 5 },
  ]
  const rows: SheetRow[] = list(['4.1.1.1', 'Bagi hasil', 2], ['1.1.1', 'Siltap', 3])
  const { lines, missing } = read([['Kode', 'Uraian', 'Anggaran'], ...rows], current)
  expect(short(lines)).toEqual(['4.1.1.01 2 7', '5.1.1.01 3 8', '6.1.1 5 5'])
  expect(missing).toEqual(['6.1.1'])
})

describe('a file is rejected for', () => {
  const HEAD: SheetRow = ['Kode Rekening', 'Uraian', 'Anggaran', 'Realisasi', 'Tahun']

  it.each<[string, SheetRow[], [number | null, string | RegExp][]]>([
    [
      'spending by kind of expense without codes of areas of spending',
      list(['5.', 'BELANJA', 3], ['5.1.', 'Belanja Pegawai', 1], ['5.2.', 'Belanja Barang', 2]),
      [[null, /tanpa kode bidang/]],
    ],
    [
      'account codes from before 2018',
      list(['1', 'PENDAPATAN', 1], ['2', 'BELANJA', 1]),
      [[null, /kode lama/]],
    ],
    [
      'a repeated code',
      list(['4.1.1.01', 'A', 1], ['4.2', 'B', 1], ['4.1.1.1.', 'C', 1]),
      [[4, 'Kode 4.1.1.01 sudah ada di baris 2.']],
    ],
    [
      'words instead of amounts',
      [['4.1', 'A', 1, 'banyak']],
      [[2, 'Realisasi: “banyak” bukan angka.']],
    ],
    ['another year', [['4.1', 'A', 1, 1, 2025]], [[2, 'Baris ini untuk tahun 2025, bukan 2026.']]],
    ['no description', [['4.1', null, 1]], [[2, '4.1: Uraian wajib diisi.']]],
    ['text in the code column', [['4.1.90-99', 'A', 1]], [[2, '“4.1.90-99” bukan kode rekening.']]],
    [
      'codes that were converted to dates, even without an amount',
      [
        ['4.2', 'B', 1],
        [new Date(Date.UTC(2001, 0, 2)), 'A', 1],
        ['02/04/2026', 'Transfer', 0, 50],
        ['01-Apr', 'Bidang', null],
      ],
      [
        [3, /^Excel mengubah kode ini menjadi tanggal \(2 Jan 2001\)\. Atur selnya sebagai Teks/],
        [4, /02\/04\/2026/],
        [5, /01-Apr/],
      ],
    ],
    ['codes that belong to no table', [['7.1', 'A', 1]], [[2, /Kode rekening ditulis seperti/]]],
    ['no row with a code', [['Catatan', null, null]], [[null, /Tidak ada baris/]]],
    [
      'missing columns',
      [['4.1', 1]],
      [[null, 'Tunjukkan kolom Kode rekening, Uraian, dan Anggaran.']],
    ],
  ])('%s', (what, rows, problems) => {
    expect(read([what === 'missing columns' ? ['Apa', 'Berapa'] : HEAD, ...rows]).problems).toEqual(
      problems.map(([row, text]) => [
        row,
        typeof text === 'string' ? text : (expect.stringMatching(text) as string),
      ]),
    )
  })
})

it('skips numbered remarks, and a summary by kind of expense above the areas of spending', () => {
  const head: SheetRow[] = list(['Kode', 'Uraian', 'Anggaran'], ['5', 'BELANJA', 60])
  const remarks: SheetRow[] = list(['1', 'Sumber: Perdes', null], ['2', 'Dicetak kemarin', null])
  const field: SheetRow[] = [...head, ['5.1', 'Bidang Pemerintahan', 60]]
  expect(short(read([...field, ...remarks]).lines)).toEqual(['5 60 0', '5.1 60 0'])
  const { lines, problems, notes } = read([
    ...head,
    ['5.1', 'Belanja Pegawai', 60],
    ['1', 'BIDANG PENYELENGGARAAN', 60],
    ['1.1', 'Siltap', 60],
    ['1.', 'Catatan: angka sementara', null],
  ])
  expect(problems).toEqual([])
  expect(short(lines)).toEqual(['5 60 0', '5.1 60 0', '5.1.1 60 0'])
  expect(notes[0]).toBe(
    'Baris 3 tidak dibaca (anggaran Rp.\u00a060): jenis belanja tanpa kode bidang.',
  )
})

it('notes every row whose amount is not imported, and compares the sums', () => {
  const { lines, problems, notes, differing, parsed } = read([
    ['5.9', 'Di atas judul', 3],
    ['Kode', 'Uraian', 'Anggaran', 'Realisasi'],
    ['1.1.01', '2 unit laptop', '30.000.000', null],
    [null, 'Bantuan Provinsi', '70', '50'],
    [null, 'Tanpa anggaran', '0', '20'],
    [null, 'Keterangan', null, null],
    ['1', 'Bidang A', null, '5'],
    [null, 'T O T A L', '30.000.070', null],
  ])
  expect(problems).toEqual([])
  expect(short(lines)).toEqual(['5.1 30000000 0', '5.1.1.01 30000000 0'])
  expect(differing).toEqual([{ label: '5.1 Bidang A, realisasi', file: 5, table: 0 }])
  expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    'Baris 1 tidak dibaca (anggaran Rp. 3): letaknya di atas atau pada “Baris judul kolom”.',
    'Baris 4–5 tidak dibaca (anggaran Rp. 70, realisasi Rp. 70): tanpa kode rekening.',
    'Baris 8 “T O T A L” adalah baris jumlah: tidak dibaca.',
    'Angka di baris 7 kurang dari Rp. 1.000. Periksa: Excel berbahasa Inggris membaca 28.000 sebagai 28.',
  ])
  expect(parsed.sums).toEqual([
    { label: 'Jumlah semua baris, anggaran', file: 30_000_073, table: 30_000_000 },
    { label: 'Jumlah semua baris, realisasi', file: 75, table: 5 },
  ])
})

describe('questions to the clerk', () => {
  const LINE: SheetRow = ['4.1.1.01', 'Hasil BUMDes', '18.000', '17.000', '19.000']

  it.each([
    ...['PEMERINTAH DESA SUKAMAJU TAHUN 2025', 'REALISASI APBDES PER 31 DESEMBER 2025'],
    'APBDesa 2025',
  ])('ask whether a file with the heading “%s” is for the displayed year', (heading) => {
    const rows: SheetRow[] = [[heading], ['Kode', 'Uraian', 'Anggaran'], LINE]
    expect(read(rows).questions).toEqual([
      [
        'Berkas menyebut tahun 2025, sedangkan yang dibuka APBDes 2026. Isi berkas ini untuk tahun berapa?',
        'Untuk 2026',
        'Untuk 2025',
      ],
    ])
    expect(read(rows, [], [0]).problems).toEqual([])
    expect(read(rows, [], [1]).problems).toEqual([
      [null, 'Buka APBDes tahun itu di halaman Anggaran, lalu impor berkas ini di sana.'],
    ])
  })

  it('ask whether a file with another year in its name is for the displayed year', () => {
    const rows: SheetRow[] = [['Kode', 'Uraian', 'Anggaran'], LINE]
    expect(format.ask(rows, format.find(rows), 'apbdes-2025.csv')).toHaveLength(1)
    expect(format.ask(rows, format.find(rows), 'apbdes-2026.csv')).toEqual([])
  })

  it('ignore another year in the title of the regulation', () => {
    expect(read([...LETTERHEAD, ['Kode', 'Uraian', 'Anggaran'], LINE]).questions).toEqual([])
  })

  it.each<[string, SheetRow[], string[][], string]>([
    [
      'if one of them is for the displayed year',
      [['Kode', 'Uraian', 'Anggaran 2025', 'Realisasi 2025', 'Anggaran 2026']],
      [
        ['✓ Kolom E: Anggaran 2026', 'Kolom C: Anggaran 2025'],
        ['Kolom D: Realisasi 2025', '✓ Tidak ada'],
      ],
      '4.1.1.01 19000 0',
    ],
    [
      'if the headers have two rows',
      list(['Kode', 'Uraian', 'Anggaran', null, 'Realisasi'], [null, null, '2025', '2026', '2026']),
      [['✓ Kolom D: Anggaran 2026', 'Kolom C: Anggaran 2025']],
      '4.1.1.01 17000 19000',
    ],
    [
      'if their headers match equally well',
      [['Kode', 'Uraian', 'Pagu', 'Realisasi Januari', 'Realisasi Februari']],
      [['Kolom D: Realisasi Januari', '✓ Kolom E: Realisasi Februari', 'Tidak ada']],
      '4.1.1.01 18000 19000',
    ],
  ])('ask which of several columns to import %s', (_, head, options, line) => {
    const { questions, lines } = read([...head, LINE], [], [1])
    expect(questions.map(([, ...labels]) => labels)).toEqual(options)
    expect(short(lines)).toEqual([line])
  })

  it.each([
    ['(dalam jutaan rupiah)', 1_000_000],
    ["(Rp '000)", 1_000],
    ['dalam miliar rupiah', 1_000_000_000],
  ])('ask whether amounts with the unit “%s” are in whole rupiah', (unit, factor) => {
    const rows: SheetRow[] = [[unit], ['Kode', 'Uraian', 'Anggaran'], ['4.1', 'PAD', '28,5']]
    expect(read(rows).questions.map(([text]) => text)).toEqual([
      `Berkas menyebut “${unit}”. Di baris 3, PAD, tertulis 28,5. Berapa jumlah sebenarnya?`,
    ])
    expect(short(read(rows, [], [0]).lines)).toEqual([`4.1 ${28.5 * factor} 0`])
    const heads: SheetRow[] = list(['Kode', 'Uraian', `Anggaran ${unit}`], ['4.1', 'PAD', '28.000'])
    expect(short(read(heads, [], [1]).lines)).toEqual(['4.1 28000 0'])
  })

  it('ignore units in a heading that contains an amount', () => {
    const rows: SheetRow[] = [['Pagu Rp 900.000.000'], ['Kode', 'Uraian', 'Anggaran'], LINE]
    expect(read(rows).questions).toEqual([])
  })

  it('ignore amounts whose comma may separate thousands or decimals, because their rows are rejected', () => {
    const head: SheetRow[] = list(['(jutaan)'], ['Kode', 'Uraian', 'Anggaran'])
    const rows: SheetRow[] = list(['4.1', 'PAD', '28,500'], ['4.2', 'DD', '1'])
    const problem = expect.stringContaining('bisa berarti ribuan atau pecahan') as string
    expect(read([...head, ...rows], [], [0]).problems).toEqual([[3, problem]])
  })
})

describe('negative net financing', () => {
  const financing = (...net: SheetRow): SheetRow[] => [
    ['Kode', 'Uraian', 'Anggaran', 'Realisasi'],
    ['6', 'PEMBIAYAAN', ...net],
    ['6.1', 'Penerimaan Pembiayaan', '3.742.500,00', '0,00'],
    ['6.1.1', 'SILPA Tahun Sebelumnya', '3.742.500,00', '0,00'],
    ['6.2', 'Pengeluaran Pembiayaan', '10.000.000,00', '10.000.000,00'],
    ['6.2.2', 'Penyertaan Modal Desa', '10.000.000,00', '10.000.000,00'],
  ]

  it.each<[string, SheetRow]>([
    ['in parentheses', ['(6.257.500,00)', '(10.000.000,00)']],
    ['with a minus sign', ['-6.257.500,00', -10_000_000]],
    ['if its cells are empty', [null, null]],
    ['if it is 0 in the file, as earlier versions exported it', [0, 0]],
  ])('is read %s', (_, net) => {
    const { lines, problems, differing } = read(financing(...net))
    expect(problems).toEqual([])
    expect(short(lines).slice(0, 2)).toEqual(['6 -6257500 -10000000', '6.1 3742500 0'])
    expect(differing).toEqual([])
  })

  it('is reported if it differs from the sum of its lines', () => {
    expect(read(financing('(6.000.000)', '(10.000.000)')).differing).toEqual([
      { label: '6 PEMBIAYAAN, anggaran', file: -6_000_000, table: -6_257_500 },
    ])
  })

  it('causes an error if the file contains no other lines of financing', () => {
    expect(read(financing('(6.257.500)', '0').slice(0, 2)).problems).toEqual([
      [2, '6: Tidak boleh kurang dari nol.'],
    ])
  })
})

it.each<[string, SheetRow]>([
  ['Uraian', ['4.1', { fault: '#RUMUS!' }, 1]],
  ['Kode', [{ fault: '#RUMUS!' }, 'Pendapatan Asli Desa', 1]],
])('rejects a formula without a result in the column %s', (label, row) => {
  expect(read([['Kode', 'Uraian', 'Anggaran'], row]).problems).toEqual([
    [2, `${label}: rumusnya belum dihitung; buka berkas di Excel, simpan, lalu pilih lagi.`],
  ])
})

it('imports the columns that the clerk has corrected', () => {
  const rows: SheetRow[] = list(['Akun', 'Nama', 'Rencana'], ['4.1', 'Pendapatan Asli Desa', 1])
  const parsed = format.parse(rows, { head: 0, columns: ['code', 'uraian', 'anggaran'] }, [])
  expect(parsed.changes.map(({ line }) => line)).toEqual([
    { id: '4.1', uraian: 'Pendapatan Asli Desa', anggaran: 1, realisasi: 0 },
  ])
})
