import { normaliseCode } from '../budget/account-code'
import { leafLines } from '../budget/budget'
import type { TableLine } from '../tables/saved-table-schema'
import { formatRupiah } from '../text/money'
import { changesOf, problemsOf, type ReadLine } from './budget-changes'
import type { BudgetRow } from './budget-rows'
import { type Amounts, compareSums, type FileSum, isTotal, totalCalled } from './budget-sums'
import { type Cell, dateProblem, faultText, isEmptyRow, isFault, rangesOf, textOf } from './cell'
import { fieldCode, toTreeCode } from './file-code'
import type { BudgetColumn } from './find-budget'
import { headText } from './find-layout'
import { readNumber, readSignedNumber } from './number'
import { type Layout, type Parsed, type Problem, tooManyLines } from './table-format'

type BudgetLine = TableLine<'budget'>

const AMOUNTS = ['anggaran', 'realisasi'] as const

type RowCells = Pick<BudgetRow, 'row' | 'cells'>

interface ReadAmounts {
  row: number
  anggaran: number | null
  realisasi: number | null
}

export class BudgetReading {
  private readonly lines = new Map<string, ReadLine>()
  private readonly problems: Problem[] = []
  private readonly sums: FileSum[] = []
  /** Lines of kinds of expense, by code of the area of spending (bidang, kegiatan …) that they add up to. */
  private readonly kinds = new Map<string, { row: number; lines: ReadLine[] }>()
  private withCents = 0
  /** Rows whose amount may be a thousandth of the intended amount, because English Excel stores `28.000` as 28. */
  private readonly small = new Set<number>()
  /** Notes about totals in the file that could not be compared with a sum. */
  private readonly totals: string[] = []
  private readonly unread = new Map<string, ReadAmounts[]>()
  /** Amounts of all rows except totals, including skipped rows. */
  private readonly inFile: ReadAmounts[] = []
  private readonly taken: ReadAmounts[] = []
  private readonly hasRealisation: boolean
  private readonly exact: Map<string, BudgetLine>
  private readonly alike = new Map<string, BudgetLine[]>()

  constructor(
    private readonly year: number,
    private readonly layout: Layout<BudgetColumn>,
    current: readonly BudgetLine[],
    private readonly hasFields: boolean,
  ) {
    this.hasRealisation = layout.columns.includes('realisasi')
    this.exact = new Map(current.map((line) => [line.id, line]))
    for (const line of current) {
      const key = normaliseCode(line.id)
      this.alike.set(key, [...(this.alike.get(key) ?? []), line])
    }
  }

  take(row: BudgetRow): void {
    if (isEmptyRow(row.cells) || this.refusesFault(row)) return
    if (row.account && row.field) this.takeKind(row, row.field)
    else if (row.field) this.takeField(row, row.field)
    else if (row.account) this.takeAccount(row, row.account)
    else this.takeUncoded(row)
  }

  /** Reports a problem for a row whose code or description is a formula error or was converted to a date. */
  private refusesFault(row: BudgetRow): boolean {
    // A row that contains only a date is the date of printing.
    if (row.cells.filter((cell) => textOf(cell) !== '').length < 2) return false
    for (const [index, key] of this.layout.columns.entries()) {
      if (!(key === 'uraian' || key === 'code' || key === 'field')) continue
      const cell = row.cells[index]
      const date = dateProblem(cell, key === 'uraian' ? 'uraian' : 'kode')
      const label = key === 'uraian' ? 'Uraian' : 'Kode'
      if (date !== null) this.refuse(row, `${date}.`)
      else if (isFault(cell)) this.refuse(row, `${label}: ${faultText(cell)}.`)
      else continue
      return true
    }
    return false
  }

  private takeField(row: BudgetRow, field: readonly string[]): void {
    const code = fieldCode(field)
    // Remarks at the end of a file are numbered like areas of spending.
    const isRemark = field.length === 1 && this.isBlank(row) && this.lines.has(this.resolve(code))
    if (!isRemark) this.takeLine(row, code)
  }

  private takeAccount(row: BudgetRow, account: readonly string[]): void {
    const isSpending = Number(account[0]) === 5 && account.length > 1
    const isOther = !/^0?[456]$/.test(account[0] ?? '')
    // Rows of a summary by kind of expense and numbered remarks are not budget lines.
    if (this.hasFields && isSpending) this.skip(row, 'jenis belanja tanpa kode bidang')
    else if (!isOther || !this.isBlank(row)) this.takeLine(row, account.join('.'))
  }

  private isBlank(row: BudgetRow): boolean {
    return AMOUNTS.every((key) => textOf(this.cell(row, key)) === '')
  }

  private read(row: RowCells): ReadAmounts {
    const valueOf = (key: keyof Amounts) => {
      const read = readSignedNumber(this.cell(row, key), true)
      return read && 'value' in read ? read.value : null
    }
    return { row: row.row, anggaran: valueOf('anggaran'), realisasi: valueOf('realisasi') }
  }

  skip(row: RowCells, reason: string): void {
    const amounts = this.read(row)
    if (!amounts.anggaran && !amounts.realisasi) return
    this.unread.set(reason, [...(this.unread.get(reason) ?? []), amounts])
    this.inFile.push(amounts)
  }

  private cell({ cells }: RowCells, key: BudgetColumn) {
    const column = this.layout.columns.indexOf(key)
    return column < 0 ? undefined : cells[column]
  }

  private takeLine(row: BudgetRow, code: string): void {
    this.inFile.push(this.read(row))
    const id = this.resolve(code)
    const year = this.cell(row, 'year')
    if (textOf(year) !== '' && textOf(year) !== String(this.year))
      return this.refuse(row, `Baris ini untuk tahun ${textOf(year)}, bukan ${this.year}.`)
    const earlier = this.lines.get(id)
    if (earlier) return this.refuse(row, `Kode ${id} sudah ada di baris ${earlier.row}.`)
    const read = this.amounts(row, id === '6')
    // Earlier versions exported negative net financing as 0.
    const isNetMissing = id === '6' && read.anggaran === 0 && !read.realisasi
    const amounts = { ...read, blank: read.blank || isNetMissing }
    this.lines.set(id, { row: row.row, id, uraian: row.description, ...amounts })
    this.taken.push(this.read(row))
    this.sums.push({
      label: `${id} ${row.description}`,
      of:
        id === '6'
          ? [
              ['6.1', 1],
              ['6.2', -1],
            ]
          : [[id, 1]],
      anggaran: amounts.blank ? null : Math.round(amounts.anggaran),
      realisasi:
        amounts.realisasi === null || (amounts.blank && !amounts.realisasi)
          ? null
          : Math.round(amounts.realisasi),
      quiet: true,
    })
  }

  private takeKind(row: BudgetRow, field: readonly string[]): void {
    const key = fieldCode(field)
    const account = row.account?.join('.') ?? ''
    const kinds = this.kinds.get(key) ?? { row: row.row, lines: [] }
    const amounts = this.amounts(row)
    kinds.lines.push({ row: row.row, id: account, uraian: row.description, ...amounts })
    this.inFile.push(this.read(row))
    this.taken.push(this.read(row))
    this.kinds.set(key, kinds)
  }

  private takeUncoded(row: BudgetRow): void {
    const { anggaran, realisasi } = this.read(row)
    const name = headText(row.description)
    if (isTotal(name)) {
      const of = totalCalled(name)
      const whole = (value: number | null) => value && Math.round(value)
      if (of)
        this.sums.push({
          label: row.description,
          of,
          anggaran: whole(anggaran),
          realisasi: whole(realisasi),
          quiet: false,
        })
      else if (anggaran || realisasi)
        this.totals.push(`Baris ${row.row} “${row.description}” adalah baris jumlah: tidak dibaca.`)
    } else if ((anggaran || realisasi) && /\d/.test(row.unreadable)) {
      this.refuse(row, `“${row.unreadable}” bukan kode rekening.`)
    } else this.skip(row, 'tanpa kode rekening')
  }

  /** Reads the amounts of a row. `isNet` means that the row contains net financing, which may be negative. */
  private amounts(
    row: BudgetRow,
    isNet = false,
  ): Pick<ReadLine, 'anggaran' | 'realisasi' | 'blank'> {
    const [plan, done] = [this.cell(row, 'anggaran'), this.cell(row, 'realisasi')]
    return {
      anggaran: this.amount(row, 'Anggaran', plan, isNet),
      realisasi: this.hasRealisation ? this.amount(row, 'Realisasi', done, isNet) : null,
      blank: textOf(plan) === '',
    }
  }

  private amount(row: BudgetRow, label: string, cell: Cell | undefined, isNet: boolean): number {
    const read = isNet ? readSignedNumber(cell, true) : readNumber(cell, true)
    if (read === null) return 0
    if ('problem' in read) {
      this.refuse(row, `${label}: ${read.problem}.`)
      return 0
    }
    if (!Number.isInteger(read.value)) this.withCents += 1
    if (read.value > 0 && read.value < 1_000) this.small.add(row.row)
    return read.value
  }

  private refuse({ row }: { row: number }, text: string): void {
    this.problems.push({ row, text })
  }

  /** Returns the code of the existing line for `code`. Leading zeros in segments do not matter. */
  private resolve(code: string): string {
    if (this.exact.has(code)) return code
    const [only, ...others] = this.alike.get(normaliseCode(code)) ?? []
    if (only && others.length === 0) return only.id
    const [root = '', ...segments] = code.split('.')
    return toTreeCode([String(Number(root)), ...segments])
  }

  private sumKinds(): number {
    let summed = 0
    for (const [code, { row, lines }] of this.kinds) {
      const bottom = leafLines(lines.map((one) => ({ ...one, id: normaliseCode(one.id) })))
      const id = this.resolve(code)
      const line = this.lines.get(id)
      const before = this.exact.get(id)
      if (!line && !before)
        this.refuse({ row }, `Kegiatan ${id} belum ada dan uraiannya tidak ada di berkas.`)
      const sum = (key: 'anggaran' | 'realisasi') =>
        Math.round(bottom.reduce((total, one) => total + 100 * (one[key] ?? 0), 0)) / 100
      this.lines.set(id, {
        row: line?.row ?? row,
        id,
        uraian: line?.uraian ?? '',
        anggaran: sum('anggaran'),
        realisasi: this.hasRealisation ? sum('realisasi') : null,
        blank: false,
      })
      summed += bottom.length
    }
    return summed
  }

  result(): Parsed<BudgetLine> {
    const summed = this.sumKinds()
    const read = [...this.lines.values()]
    const changes = changesOf(read, this.exact, this.hasRealisation)
    for (const { row, text } of problemsOf(changes, this.exact)) this.refuse({ row }, text)
    if (changes.length === 0 && this.problems.length === 0)
      this.problems.push({ row: null, text: 'Tidak ada baris dengan kode rekening di berkas ini.' })
    const notes = [
      summed > 0 && `${summed} baris jenis belanja dijumlahkan ke ${this.kinds.size} kegiatan.`,
      this.withCents > 0 &&
        `${this.withCents} angka memakai sen. Sen ikut dijumlahkan; hanya jumlahnya dibulatkan ke rupiah utuh.`,
      ...[...this.unread].map(([reason, rows]) => unreadNote(reason, rows)),
      ...this.totals,
      this.small.size > 0 &&
        `Angka di baris ${rangesOf([...this.small])} kurang dari ${formatRupiah(1_000)}. Periksa: Excel berbahasa Inggris membaca 28.000 sebagai 28.`,
      !this.hasRealisation &&
        'Berkas ini tidak memuat kolom realisasi. Realisasi di situs tidak berubah.',
    ]
    return {
      changes,
      problems: [...(tooManyLines(changes.length) ?? []), ...this.problems].sort(
        (a, b) => (a.row ?? 0) - (b.row ?? 0),
      ),
      notes: notes.filter((note) => note !== false),
      sums: AMOUNTS.filter((key) => this.layout.columns.includes(key)).map((key) => ({
        label: `Jumlah semua baris, ${key}`,
        file: sumOf(this.inFile, key),
        table: sumOf(this.taken, key),
      })),
      compare: (lines) => compareSums(this.sums, lines),
    }
  }
}

const sumOf = (rows: readonly ReadAmounts[], key: keyof Amounts) =>
  Math.round(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0))

/** Returns a note such as `Baris 3 dan 7–9 tidak dibaca (anggaran Rp. 120, realisasi Rp. 50): tanpa kode rekening.` */
function unreadNote(reason: string, rows: readonly ReadAmounts[]): string {
  const numbers = rangesOf(rows.map(({ row }) => row))
  const sums = AMOUNTS.map((key) => [key, sumOf(rows, key)] as const)
  const amounts = sums.flatMap(([key, sum]) => (sum === 0 ? [] : `${key} ${formatRupiah(sum)}`))
  return `Baris ${numbers} tidak dibaca (${amounts.join(', ')}): ${reason}.`
}
