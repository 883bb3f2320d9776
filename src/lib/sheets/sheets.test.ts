import { strFromU8, strToU8, unzipSync, zipSync, Zip, ZipDeflate } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/browser'
import { withNet } from '@/domain/budget/budget-lines'
import { budgetFormat } from '@/domain/sheets/budget'
import type { Cell } from '@/domain/sheets/cell'
import { statisticsFormat } from '@/domain/sheets/statistics'
import {
  isUnchangedLine,
  mergedLines,
  missingLines,
  type TableFormat,
} from '@/domain/sheets/table-format'
import { statisticId } from '@/domain/statistics/statistic-id'
import { cleanText } from '@/domain/text/clean-text'
import { nameKey, withSingleBlanks } from '@/domain/text/words'
import { readSheets } from './read-sheet'
import { tableFile } from './write-sheet'

const fileOf = (content: BlobPart, name = 'data.csv') => new File([content], name)
const reading = (content: BlobPart, name?: string) => readSheets(fileOf(content, name))
const rowsOf = async (content: BlobPart, name?: string) => (await reading(content, name))[0]?.rows

async function xlsxOf(rows: (string | number)[][]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await writeXlsxFile(rows).toBlob()).arrayBuffer())
}

/** Returns the file with the XML of its first sheet, or of another part, changed. */
function changed(
  xlsx: Uint8Array,
  change: (xml: string) => string,
  name = 'xl/worksheets/sheet1.xml',
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(xlsx)
  files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())))
  return zipSync(files).slice()
}

const FORMATS = [
  ...['General', '#,##0.00', '0%', '#,##0,', 'dd\\.mm\\.yy;@', '00', '0.00E+00', '"Rp" #,##0_-'],
]

/** Returns a workbook with one sheet, made of the XML `rows` and `columns`, and `otherSheets`. Styles have FORMATS. */
function workbook(rows: string, columns = '', otherSheets = ''): Uint8Array<ArrayBuffer> {
  const relations = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
    `<Relationships>${list
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="http://a/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`
  const parts = {
    '_rels/.rels': relations([['rId1', 'officeDocument', '/xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="http://a/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/>${otherSheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId9', 'chartsheet', 'chartsheets/sheet1.xml'],
    ]),
    'xl/styles.xml': `<styleSheet><numFmts>${FORMATS.map((code, id) => `<numFmt numFmtId="${170 + id}" formatCode='${code}'/>`).join('')}</numFmts><cellXfs>${FORMATS.map((_, id) => `<xf numFmtId="${170 + id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipOf(parts)
}

const zipOf = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  ).slice()

describe('CSV', () => {
  it.each([
    ['semicolons', 'Nama;Jumlah\r\nPetani;812\r\n'],
    ['commas', 'Nama,Jumlah\nPetani,812\n'],
    ['vertical lines', 'Nama|Jumlah\nPetani|812'],
    ['tabs', 'Nama\tJumlah\nPetani\t812'],
    ['quotes', '"Nama";"Jumlah"\r\n"Petani";"812"\r\n'],
    ['a byte order mark', '\uFEFFNama;Jumlah\nPetani;812\n'],
    ['a declared separator', 'sep=|\r\nNama|Jumlah\r\nPetani|812\r\n'],
    ['quotes around each line', '"Nama;Jumlah"\r\n"Petani;812"\r\n'],
    ['quotes around lines and cells', '"""Nama"",""Jumlah"""\n"""Petani"",812"'],
    ['quotes around some lines', 'Nama;Jumlah\n"Petani;812"\n'],
    ['carriage returns only', 'Nama;Jumlah\rPetani;812\r'],
  ])('is parsed with %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      ['Nama', 'Jumlah'],
      ['Petani', '812'],
    ])
  })

  it('keeps empty cells, and separators, quotes and line breaks in quoted cells', async () => {
    expect(await rowsOf('a;"b;""c""\nd";;\n')).toEqual([['a', 'b;"c"\nd', null, null]])
  })

  it.each([
    [
      'at semicolons if texts and amounts contain commas',
      'Kode;Uraian;Anggaran\r\n4.1;Sewa kios, parkir, dan pasar;28.000,00\r\n4.2;Dana Desa;872.000,00',
      ['4.1', 'Sewa kios, parkir, dan pasar', '28.000,00'],
    ],
    [
      'at commas if texts contain semicolons',
      'Pekerjaan,Jumlah\nBuruh; tani; harian; lepas,5\nGuru,6',
      ['Buruh; tani; harian; lepas', '5'],
    ],
    [
      'at semicolons below a letterhead with commas',
      'DESA SUKAMAJU, KECAMATAN A\nKABUPATEN B, PROVINSI C\nKode;Uraian\n4.1;Hasil\n4.2;Dana',
      ['KABUPATEN B, PROVINSI C'],
    ],
    [
      'lines with inch signs',
      'Uraian,Anggaran\nPipa 4" PVC,1\nPipa 6" PVC,2',
      ['Pipa 4" PVC', '1'],
    ],
    ['cells with a stray quote', 'Nama;Jumlah\n"Toko "Berkah" ;7\nGuru;8', ['Toko "Berkah', '7']],
    ['lines without their last cells', 'A;B;C\n1,5;2,5\n1,5;2,5;3\n4,5;5', ['1,5', '2,5']],
  ])('splits %s', async (_, text, second) => {
    expect((await rowsOf(text))?.[1]).toEqual(second)
  })

  it('uses the separator that the user chose', async () => {
    const file = fileOf('a;b,c')
    expect((await readSheets(file))[0]).toMatchObject({ rows: [['a', 'b,c']], separator: ';' })
    expect((await readSheets(file, ','))[0]).toMatchObject({ rows: [['a;b', 'c']], separator: ',' })
  })

  it('reads no value for the formula =A1+1, but reads the text in ="0812"', async () => {
    expect(await rowsOf('=A1+1;"=""0812"""\n\'=Petani;====\n')).toEqual([
      [{ fault: '#RUMUS!' }, '0812'],
      ['=Petani', '===='],
    ])
    expect(await rowsOf('a;#REF!')).toEqual([['a', { fault: '#REF!' }]])
  })

  it.each([
    [
      [0xfe, 0xff, 0, 0x41, 0, 0x3b, 0, 0x42],
      ['A', 'B'],
    ],
    [
      [0xff, 0xfe, 0x41, 0, 0x3b, 0, 0x42, 0],
      ['A', 'B'],
    ],
    [[0x43, 0x61, 0x66, 0xe9], ['Café']],
  ])('reads Windows-1252 and UTF-16 (%#)', async (bytes, row) => {
    expect(await rowsOf(new Uint8Array(bytes))).toEqual([row])
  })
})

describe('XLSX', () => {
  it('reads texts, numbers and dates', async () => {
    const day = new Date('2026-01-04T00:00:00Z')
    const blob = await writeXlsxFile([
      ['4.10', 12.5, true, { value: day, type: Date, format: 'dd/mm/yyyy' }],
    ]).toBlob()
    expect(await rowsOf(blob, 'a.xlsx')).toEqual([['4.10', 12.5, true, day]])
  })

  /** Returns a workbook with a sheet “Rumus” whose state is `state`, and a visible sheet called `sheet`. */
  async function withHidden(state: string, sheet: string, data: string[][]) {
    const two = [
      { data: [['a']], sheet: 'Rumus' },
      { data, sheet },
    ]
    const blob = await writeXlsxFile([...two, { data: [], sheet: 'Kosong' }]).toBlob()
    const hide = (xml: string) => xml.replace('name="Rumus"', `name="Rumus" state="${state}"`)
    return changed(new Uint8Array(await blob.arrayBuffer()), hide, 'xl/workbook.xml')
  }

  it.each(['hidden', 'veryHidden'])('skips sheets that are %s or empty', async (state) => {
    const xlsx = await withHidden(state, 'Pekerjaan', [['b']])
    const notes = ['Lembar yang disembunyikan tidak dibaca: Rumus.']
    expect(await reading(xlsx, 'a.xlsx')).toEqual([{ name: 'Pekerjaan', rows: [['b']], notes }])
  })

  it('explains that only hidden sheets have content', async () => {
    const xlsx = await withHidden('hidden', 'Pekerjaan', [])
    await expect(reading(xlsx, 'a.xlsx')).rejects.toThrow(/Isi berkas ini disembunyikan/)
  })

  it('reads no value for a text cell that contains a formula', async () => {
    expect(await rowsOf(await xlsxOf([['=SUM(A1)', "'=1"]]), 'a.xlsx')).toEqual([
      [{ fault: '#RUMUS!' }, '=1'],
    ])
  })

  it('reads the last result of a formula, and reports formulas without a result', async () => {
    const xlsx = changed(await xlsxOf([[1, 2, 3, 4]]), (xml) => {
      const [first, second, third, fourth] = xml.match(/<c .*?<\/c>/g) ?? []
      const formula = (cell = '') => cell.replace('<v>', '<f>SUM(A1)</f><v>')
      return xml
        .replace(first ?? '', formula(first))
        .replace(second ?? '', '<c r="B1"><f>SUM(A1)</f></c>')
        .replace(third ?? '', '<c r="C1" t="e"><f>A9</f><v>#REF!</v></c>')
        .replace(fourth ?? '', '<c r="D1"><f>SUM(A1)</f><v></v></c>')
    })
    expect(await rowsOf(xlsx, 'a.xlsx')).toEqual([
      [1, { fault: '#RUMUS!' }, { fault: '#REF!' }, { fault: '#RUMUS!' }],
    ])
  })

  const JANUARY_2 = new Date('2001-01-02')
  const faulty = (text: string) => ({ fault: expect.stringContaining(text) as string })
  /** Returns a row with one cell. `style` is the index of its format in FORMATS. */
  const styled = (style: number, value: string) => `<row><c s="${style}"><v>${value}</v></c></row>`

  it.each<[string, string, Cell[]]>([
    ['cells without addresses', '<row><c><v>1</v></c><c><v>2</v></c></row>', [1, 2]],
    [
      'character data and comments',
      '<row><c t="inlineStr"><is><t><![CDATA[Jalan & "A"]]></t></is></c><c><v>12<!-- x -->34</v></c></row>',
      ['Jalan & "A"', 1234],
    ],
    [
      'entities, and omits phonetic hints',
      '<row><c t="inlineStr"><is><r><t>A&#38;</t></r><r><t>B_x000D_</t></r><rPh><t>C</t></rPh></is></c></row>',
      ['A&B\r'],
    ],
    ['an unknown style', styled(77, '1250000'), [1_250_000]],
    ['an unknown shared string', '<row><c t="s"><v>7</v></c></row>', [faulty('isi selnya rusak')]],
    ['an amount that is not a number', '<row><c><v>1.2.3</v></c></row>', [faulty('')]],
    [
      'elements with a namespace prefix',
      '<x:row xmlns:x="a"><x:c r="B1"><x:v>1</x:v></x:c></x:row>',
      [null, 1],
    ],
    ['a code with two decimals', styled(1, '4.1'), [{ number: 4.1, shown: '4.10' }]],
    ['a percentage', styled(2, '0.07'), [{ number: 0.07, shown: '7%' }]],
    ['thousands', styled(3, '28000'), [faulty('dalam ribuan')]],
    ['a code that became a date', styled(4, '36893'), [JANUARY_2]],
    ['an amount that is formatted as a date', styled(4, '872000000'), [faulty('isinya 872000000')]],
    [
      'a date in strict OOXML',
      '<row><c t="d"><v>2001-01-02</v></c><c t="d"><v>2001-01-02T00:00:00</v></c></row>',
      [JANUARY_2, JANUARY_2],
    ],
    ['leading zeros', styled(5, '1'), [{ number: 1, shown: '01' }]],
    ['scientific digits', styled(6, '8.72E+8'), [872_000_000]],
    ['a currency', styled(7, '1250'), [1_250]],
  ])('reads %s', async (_, row, cells) => {
    expect((await reading(workbook(row), 'a.xlsx'))[0]?.rows).toEqual([cells])
  })

  it('skips hidden rows and columns, keeps row numbers and adds a note', async () => {
    const cell = (address: string) => `<c r="${address}"><v>1</v></c>`
    const row = (at: number, hidden = '') =>
      `<row r="${at}" ${hidden}>${cell(`A${at}`)}${cell(`B${at}`)}${cell(`C${at}`)}</row>`
    const rows = [row(1), row(2, 'hidden="1"'), row(3, 'hidden="1"'), row(5)].join('')
    const xlsx = workbook(rows, '<cols><col min="2" max="2" hidden="true"/></cols>')
    const [sheet] = await reading(xlsx, 'a.xlsx')
    expect(sheet?.rows).toEqual([[1, null, 1], [], [], [], [1, null, 1]])
    expect(sheet?.notes).toEqual([
      'Baris 2–3 disembunyikan atau disaring di Excel, jadi tidak dibaca.',
      'Kolom B disembunyikan di Excel, jadi tidak dibaca.',
    ])
  })

  it('skips chart sheets, and refuses a workbook without other sheets', async () => {
    const chart = '<sheet name="Grafik1" sheetId="9" r:id="rId9"/>'
    const [table] = await reading(workbook('<row><c><v>1</v></c></row>', '', chart), 'a.xlsx')
    expect(table?.notes).toEqual(['Lembar grafik atau makro tidak dibaca: Grafik1.'])
    await expect(reading(workbook('', '', chart), 'a.xlsx')).rejects.toThrow(
      /hanya berisi lembar grafik/,
    )
  })

  it('reads zip files that store sizes after the data', async () => {
    const files = unzipSync(await xlsxOf([['a', 1]]))
    const chunks: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      chunks.push(chunk)
    })
    for (const [name, content] of Object.entries(files)) {
      const entry = new ZipDeflate(name)
      zip.add(entry)
      entry.push(content, true)
    }
    zip.end()
    const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
    expect(await rowsOf(bytes, 'a.xlsx')).toEqual([['a', 1]])
  })
})

describe('rejects with an explanation', () => {
  const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const encrypted = [...OLE, ...[...'EncryptedPackage'].flatMap((c) => [c.charCodeAt(0), 0])]

  const XML_2003 =
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'

  it.each<[string, BlobPart, string, RegExp]>([
    ['an .xls', new Uint8Array(OLE), 'apbdes.xls', /Simpan sebagai \.xlsx/],
    ['an .xls called .xlsx', new Uint8Array(OLE), 'apbdes.xlsx', /Simpan sebagai \.xlsx/],
    ['a protected file', new Uint8Array(encrypted), 'a.xlsx', /dilindungi kata sandi/],
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'foto.xlsx', /bukan berkas Excel/],
    ['a PDF', '%PDF-1.7', 'apbdes.pdf', /PDF tidak dapat dibaca/],
    ['a web page', '<html><table><tr><td>4</td></tr></table>', 'a.xls', /halaman web/],
    ['XML of Excel 2003', XML_2003, 'a.xls', /XML 2003.*Simpan sebagai \.xlsx/],
    ['an unclosed quote', 'Nama;Jumlah\n"A;7\nB;8', 'a.csv', /^Baris 2: tanda kutip/],
    ['a quote across lines', 'Nama;Jumlah\nA;1\n"B;2\nC;"3"', 'a.csv', /^Baris 3: tanda/],
    ['a quote closed at the end of a cell', 'Nama;Jumlah\n"B;2\nC";3', 'a.csv', /^Baris 2: tanda/],
    ['an empty file', '', 'a.csv', /kosong/],
    ['only empty cells', ';;\n;;\n', 'a.csv', /kosong/],
    ['a broken zip', 'PK\u0003\u0004rusak', 'a.xlsx', /rusak|bukan berkas Excel/],
    [
      'a zip that is not an Excel workbook',
      zipOf({ 'content.xml': '<a/>' }),
      'a.ods',
      /bukan berkas Excel/,
    ],
    [
      'XML with a doctype',
      zipOf({ 'xl/a.xml': '', '_rels/.rels': '<!DOCTYPE a>' }),
      'a.xlsx',
      /rusak/,
    ],
    ['more than 2 MB', new Uint8Array(2 * 1024 * 1024 + 1), 'a.csv', /paling besar 2 MB/],
    ['10,000 lines', 'a;1\n'.repeat(10_000), 'a.csv', /lebih dari 5\.000 baris/],
  ])('%s', async (_, content, name, reason) => {
    await expect(reading(content, name)).rejects.toThrow(reason)
  })

  it('a truncated XLSX', async () => {
    const xlsx = await xlsxOf([['a', 1]])
    for (const length of [40, 400, xlsx.length / 2])
      await expect(reading(xlsx.slice(0, length), 'a.xlsx')).rejects.toThrow(/rusak|bukan/)
  })

  it('10,000 lines of XLSX', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [index])
    await expect(reading(await xlsxOf(rows), 'a.xlsx')).rejects.toThrow(/lebih dari 5\.000 baris/)
  })

  it('content that unpacks to far more than its declared size, before it fills the memory', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(48 * 1024 * 1024) }).slice()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    const view = new DataView(bomb.buffer)
    view.setUint32(22, 1_000, true)
    await expect(reading(bomb, 'a.xlsx')).rejects.toThrow(/terlalu besar/)
  })

  it('cells at distant positions, which would need huge tables', async () => {
    const xlsx = await xlsxOf([['a', 1]])
    for (const [from, to] of [
      ['<row r="1"', '<row r="999999999"'],
      ['r="B1"', 'r="XFD1"'],
    ] as const) {
      const distant = changed(xlsx, (xml) => xml.replace(from, to))
      await expect(reading(distant, 'a.xlsx')).rejects.toThrow(/rusak/)
    }
  })
})

/** Characters that spreadsheets, CSV or XML treat specially. */
const ODD = [
  ...['=', '+', '-', '−', '@', '＝', "'", '"', ';', ',', '\t', '\n', '\r\n', ' ', '.', '#', '/'],
  ...['<', '&', ']]>', '_x0041_', '\u00A0', '\u200B', 'é', '🌾', '0', '1', 'a', '\uFEFF'],
]

/** Yields the same names in every run. */
function* oddNames(count: number): Generator<string> {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let made = 0; made < count; made++)
    yield Array.from({ length: 1 + next(5) }, () => ODD[next(ODD.length)]).join('')
}

async function unchanged<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  lines: readonly Line[],
  type: 'csv' | 'xlsx',
) {
  const file = new File([await tableFile(type, format.fields, lines)], `data.${type}`)
  const rows = (await readSheets(file))[0]?.rows ?? []
  const parsed = format.parse(rows, format.find(rows), lines)
  expect(parsed.problems).toEqual([])
  expect(parsed.changes.filter((change) => !isUnchangedLine(format.fields, change))).toEqual([])
  expect(missingLines(format, lines, parsed)).toEqual([])
  expect(mergedLines(format, lines, parsed, true)).toEqual(lines)
}

describe.each(['csv', 'xlsx'] as const)('exporting as %s and importing again preserves', (type) => {
  const names = statisticsFormat({
    make: ({ name, value, fill, unit }) => ({ name, value, fill, unit: unit ?? '' }),
    unitOf: ({ unit }) => unit,
  })

  it('unusual names and statistics', async () => {
    const values = [0, 1, 812, 1.25, 1.125, 0.001, 12_345.678, 1e-7, 0.1 + 0.2, 1_000_000_000]
    const seen = new Set<string>()
    const lines = [
      ...oddNames(400),
      ...["'Aisyiyah", "'=1", "''=1", '1-2', '4.10', 'Nama', 'TRUE', '#REF', '1e5', '12'],
    ]
      .map((name) => withSingleBlanks(cleanText(name)))
      .filter((name) => name.length <= 100 && statisticId(name) !== null)
      .filter((name) => !seen.has(nameKey(name)) && seen.add(nameKey(name)))
      .map((name, index) => ({
        name,
        value: values[index % values.length] ?? 0,
        fill: '#1F5D3F',
        unit: index % 3 ? '' : (['km²', '=ha', '-', '%'][index % 4] ?? ''),
      }))
    expect(lines.length).toBeGreaterThan(250)
    await unchanged(names, lines, type)
  })

  it('a budget, also with negative financing', async () => {
    const line = (id: string, anggaran = 1_250_000, realisasi = 0) => {
      return {
        id,
        uraian: id === '5.1' ? 'Belanja Pegawai' : `=Uraian; "${id}"`,
        anggaran,
        realisasi,
      }
    }
    const codes = '4 4.1 4.1.1 4.1.1.01 4.1.10 4.2 5 5.1 5.1.01 5.1.1 5.10'.split(' ')
    const financing = withNet([line('6', 0), line('6.1', 3_742_500), line('6.2', 1e7, 1e7)])
    expect(financing[0]).toMatchObject({ anggaran: -6_257_500, realisasi: -10_000_000 })
    const format = budgetFormat(2026)
    const lines = [...codes.map((code) => line(code)), ...financing].sort(format.compareLines)
    await unchanged(format, lines, type)
  })
})

it('ends codes in a CSV file with a dot, so that a spreadsheet does not read them as numbers', async () => {
  const line = { id: '4.10', uraian: 'Pendapatan', anggaran: 1, realisasi: 0 }
  const file = await tableFile('csv', budgetFormat(2026).fields, [line])
  expect(await file.text()).toContain('"4.10.";')
})
