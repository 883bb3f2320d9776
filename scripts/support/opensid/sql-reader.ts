import { decode } from './encoding'
import { columnsOf, isCounted, isOfVillage, MAX_CODE, mayDecode, type Row } from './tables'

const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20]
const [DOUBLE, HASH, SINGLE, OPEN, CLOSE] = [0x22, 0x23, 0x27, 0x28, 0x29]
const [STAR, COMMA, DASH, DOT, SLASH, SEMICOLON] = [0x2a, 0x2c, 0x2d, 0x2e, 0x2f, 0x3b]
const [BACKSLASH, TICK] = [0x5c, 0x60]

const ESCAPES: Readonly<Record<string, number>> = { n: LF, r: CR, t: TAB, '0': 0, b: 8, Z: 26 }

/** Maximum size of a value in bytes. Larger values, such as embedded photos, are truncated. */
const MAX_VALUE = 8 * 1024 * 1024
const MAX_HEAD_TOKENS = 5_000

interface Token {
  type: 'word' | 'name' | 'sign' | 'string'
  text: string
}

interface Insert {
  table: string
  /** Columns in the order of the values, with null for columns that are skipped. */
  columns: readonly (string | null)[]
}

/**
 * Reads an SQL dump in chunks and emits the rows of the allowed tables. Values of other tables and columns are
 * skipped byte by byte. A table's columns come from its INSERT, otherwise from its CREATE TABLE.
 */
export class SqlReader {
  readonly #onRow: (table: string, row: Row) => void
  readonly #columns = new Map<string, string[]>()
  #state: 'plain' | 'quoted' | 'quote' | 'escape' | 'line' | 'block' | 'blockEnd' | 'custom' =
    'plain'
  #quote = 0
  /** Previous byte of a possible comment start: `-` or `/`. */
  #pending = 0
  #dashes = 0
  #head: Token[] = []
  #word: number[] = []
  #insert: Insert | null = null
  #inRow = false
  #startsRow = false
  #row: Record<string, string | null> = {}
  #index = 0
  #value = new Uint8Array(64 * 1024)
  #length = 0
  #keeps = false
  #hasString = false
  #isSkipping = false
  #line = ''
  #lastTable = ''

  readonly #counts: boolean

  /** If `counts` is true, also emits codes of residents, such as their sex. */
  constructor(onRow: (table: string, row: Row) => void, counts = false) {
    this.#onRow = onRow
    this.#counts = counts
  }

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += 1) {
      // Fast path, because most bytes of a dump belong to skipped texts.
      if (this.#state === 'quoted' && !this.#keeps)
        while (at < chunk.length - 1 && chunk[at] !== this.#quote && chunk[at] !== BACKSLASH)
          at += 1
      this.#read(chunk[at]!)
    }
  }

  /** Throws if the dump ends within a statement. */
  end(): void {
    this.#endWord()
    if (this.#state === 'custom') this.#readCustom(LF)
    if (this.#state === 'line') this.#state = 'plain'
    if (this.#state === 'plain' && this.#head.length === 0 && !this.#insert && !this.#isSkipping)
      return
    const after = this.#lastTable ? ` Tabel terakhir yang utuh: ${this.#lastTable}.` : ''
    throw new Error(`Berkas SQL ini terpotong.${after} Buat atau unduh cadangannya sekali lagi.`)
  }

  #read(byte: number): void {
    switch (this.#state) {
      case 'quoted':
        if (byte === BACKSLASH && this.#quote !== TICK) this.#state = 'escape'
        else if (byte === this.#quote) this.#state = 'quote'
        else this.#keep(byte)
        return
      case 'escape':
        this.#state = 'quoted'
        this.#keep(ESCAPES[String.fromCharCode(byte)] ?? byte)
        return
      case 'quote':
        if (byte === this.#quote) {
          this.#state = 'quoted'
          this.#keep(byte)
          return
        }
        this.#state = 'plain'
        this.#endString()
        break
      case 'line':
        if (byte === LF) this.#state = 'plain'
        return
      case 'block':
        if (byte === STAR) this.#state = 'blockEnd'
        return
      case 'blockEnd':
        if (byte === SLASH) this.#state = 'plain'
        else if (byte !== STAR) this.#state = 'block'
        return
      case 'custom':
        this.#readCustom(byte)
        return
      default:
    }
    this.#readPlain(byte)
  }

  #readPlain(byte: number): void {
    if (this.#pending !== 0) {
      const before = this.#pending
      this.#pending = 0
      if (before === SLASH && byte === STAR) {
        this.#state = 'block'
        return
      }
      if (before === DASH && byte === DASH && this.#dashes === 0) {
        this.#dashes = 1
        this.#pending = DASH
        return
      }
      const isComment = before === DASH && this.#dashes === 1 && byte <= SPACE
      const count = this.#dashes + 1
      this.#dashes = 0
      if (isComment) {
        this.#endWord()
        this.#state = byte === LF ? 'plain' : 'line'
        return
      }
      for (let i = 0; i < count; i += 1) this.#addToWord(before)
    }
    switch (byte) {
      case SINGLE:
      case DOUBLE:
      case TICK:
        this.#endWord()
        this.#quote = byte
        this.#state = 'quoted'
        this.#startString()
        return
      case DASH:
      case SLASH:
        this.#pending = byte
        return
      case HASH:
        this.#endWord()
        this.#state = 'line'
        return
      case TAB:
      case LF:
      case CR:
      case SPACE:
        this.#endWord()
        if (byte === LF && this.#isDelimiterLine()) this.#startCustom('')
        return
      case SEMICOLON:
        this.#endWord()
        this.#endStatement()
        return
      case OPEN:
      case CLOSE:
      case COMMA:
      case DOT:
        if (byte === DOT && this.#inRow) this.#addToWord(byte)
        else {
          this.#endWord()
          this.#sign(byte)
        }
        return
      default:
        this.#addToWord(byte)
    }
  }

  #addToWord(byte: number): void {
    if (this.#inRow) {
      // Unquoted values: numbers, NULL, hexadecimal blobs and introducers such as _binary.
      if (!this.#hasString) this.#keep(byte)
    } else if (!this.#isSkipping && !this.#insert) this.#word.push(byte)
  }

  #endWord(): void {
    if (this.#word.length === 0) return
    const text = String.fromCharCode(...this.#word)
    this.#word = []
    this.#addToHead({ type: 'word', text })
  }

  #addToHead(token: Token): void {
    if (this.#isSkipping || this.#insert) return
    const first = this.#head[0]?.text.toUpperCase()
    this.#head.push(token)
    const isInsert = first === 'INSERT' || first === 'REPLACE'
    if (isInsert && token.type === 'word' && /^VALUES?$/i.test(token.text)) this.#startInsert()
    else if (this.#head.length === 1) {
      if (!/^(INSERT|REPLACE|CREATE|DELIMITER)$/i.test(token.text)) this.#skip()
    } else if (this.#head.length > MAX_HEAD_TOKENS) this.#skip()
  }

  #skip(): void {
    this.#head = []
    this.#isSkipping = true
  }

  #sign(byte: number): void {
    if (!this.#insert) {
      this.#addToHead({ type: 'sign', text: String.fromCharCode(byte) })
      return
    }
    if (!this.#inRow && byte !== OPEN) this.#startsRow = byte === COMMA
    else if (byte === OPEN && this.#startsRow) {
      // Brackets after the rows belong to ON DUPLICATE KEY UPDATE.
      this.#startsRow = false
      this.#inRow = true
      this.#row = {}
      this.#index = 0
      this.#startValue()
    } else if (byte === COMMA && this.#inRow) {
      this.#endValue()
      this.#index += 1
      this.#startValue()
    } else if (byte === CLOSE && this.#inRow) {
      this.#endValue()
      this.#inRow = false
      if (isOfVillage(this.#insert.table, this.#row)) this.#onRow(this.#insert.table, this.#row)
      this.#row = {}
    }
  }

  #startInsert(): void {
    const head = this.#head.slice(0, -1)
    const open = head.findIndex(({ type, text }) => type === 'sign' && text === '(')
    const table = head.slice(0, open < 0 ? undefined : open).at(-1)?.text ?? ''
    const wanted = columnsOf(table, this.#counts)
    if (!wanted) {
      this.#skip()
      return
    }
    const listed = open < 0 ? [] : head.slice(open).filter(({ type }) => type !== 'sign')
    const columns = listed.length > 0 ? listed.map(({ text }) => text) : this.#columns.get(table)
    if (!columns)
      throw new Error(`Berkas SQL ini tidak menyebut kolom tabel ${table} sebelum isinya.`)
    this.#head = []
    this.#startsRow = true
    this.#insert = {
      table,
      columns: columns.map((column) => (wanted.has(column) ? column : null)),
    }
  }

  #startValue(): void {
    const column = this.#insert?.columns[this.#index] ?? null
    this.#keeps = column !== null && mayDecode(this.#insert!.table, column, this.#row)
    this.#length = 0
    this.#hasString = false
  }

  #endValue(): void {
    const column = this.#insert?.columns[this.#index] ?? null
    if (column === null || !this.#keeps) return
    if (isCounted(this.#insert!.table) && this.#length > MAX_CODE) return
    const bytes = this.#value.subarray(0, this.#length)
    const text = decode(bytes)
    const hex = this.#hasString ? null : /^0x([\da-f]*)$/i.exec(text)
    if (hex) this.#row[column] = decode(Buffer.from(hex[1] ?? '', 'hex'))
    else this.#row[column] = !this.#hasString && /^null$/i.test(text.trim()) ? null : text
  }

  #startString(): void {
    if (this.#inRow) {
      // Drops an introducer such as _binary.
      this.#length = 0
      this.#hasString = true
    } else if (!this.#isSkipping && !this.#insert) {
      // Outside of values, names in backticks are kept, and strings are dropped.
      this.#keeps = this.#quote === TICK
      this.#length = 0
    } else this.#keeps = false
  }

  #endString(): void {
    if (this.#inRow || this.#isSkipping || this.#insert) return
    const isName = this.#quote === TICK
    const text = isName ? decode(this.#value.subarray(0, this.#length)) : ''
    this.#addToHead({ type: isName ? 'name' : 'string', text })
  }

  #keep(byte: number): void {
    if (!this.#keeps || this.#length >= MAX_VALUE) return
    if (this.#length === this.#value.length) {
      const larger = new Uint8Array(this.#value.length * 2)
      larger.set(this.#value)
      this.#value = larger
    }
    this.#value[this.#length] = byte
    this.#length += 1
  }

  #endStatement(): void {
    if (this.#inRow) return
    if (this.#isDelimiterLine()) {
      this.#startCustom('DELIMITER ;')
      return
    }
    if (this.#insert) this.#lastTable = this.#insert.table
    else if (/^CREATE$/i.test(this.#head[0]?.text ?? '')) this.#rememberColumns()
    this.#insert = null
    this.#isSkipping = false
    this.#head = []
  }

  #rememberColumns(): void {
    const [, kind, ...rest] = this.#head
    if (!/^TABLE$/i.test(kind?.text ?? '')) return
    const open = rest.findIndex(({ type, text }) => type === 'sign' && text === '(')
    const table = rest.slice(0, open).findLast(({ type }) => type === 'name')?.text
    if (table === undefined || !columnsOf(table, this.#counts)) return
    const columns: string[] = []
    let depth = 0
    rest.slice(open).forEach(({ type, text }, index, tokens) => {
      const before = tokens[index - 1]
      const isFirst = depth === 1 && (before?.text === '(' || before?.text === ',')
      if (type === 'name' && isFirst) columns.push(text)
      if (type === 'sign') depth += text === '(' ? 1 : text === ')' ? -1 : 0
    })
    this.#columns.set(table, columns)
  }

  #isDelimiterLine(): boolean {
    return /^DELIMITER$/i.test(this.#head[0]?.text ?? '')
  }

  /** Skips triggers and procedures, which follow a line such as `DELIMITER ;;`. */
  #startCustom(line: string): void {
    this.#head = []
    this.#line = line
    this.#state = 'custom'
  }

  #readCustom(byte: number): void {
    if (byte !== LF) {
      if (this.#line.length < 100) this.#line += String.fromCharCode(byte)
      return
    }
    if (/^\s*DELIMITER\s+;\s*$/i.test(this.#line)) this.#state = 'plain'
    this.#line = ''
  }
}
