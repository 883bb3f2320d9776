import type { Position } from './ast'
import { RulesSyntaxError } from './syntax-error'

export interface Token {
  kind: 'name' | 'int' | 'float' | 'string' | 'symbol' | 'end'
  /** Names and symbols as written; strings with their escapes resolved. */
  text: string
  at: Position
  start: number
  end: number
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /\d+(\.\d+)?([eE][+-]?\d+)?/y
const STRING = /("(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y
const SYMBOL = /\|\||&&|==|!=|<=|>=|=\*\*|[{}()[\],;:?.=<>!+\-*/%$]/y
const SEGMENT = /[A-Za-z0-9_.~@+-]+|\([A-Za-z0-9_.-]+\)/y

const MAX_CODE_POINT = 0x10ffff

const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
}

/** Cuts a rules file into tokens as the parser asks for them; paths need another cut than the rest. */
export class Lexer {
  #source: string
  readonly #lineStarts = [0]
  /** Tokens are asked for from the front to the back. */
  #line = 0

  constructor(source: string) {
    this.#source = source
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1)
  }

  #position(offset: number): Position {
    while ((this.#lineStarts[this.#line + 1] ?? Infinity) <= offset) this.#line++
    return { line: this.#line + 1, column: offset - (this.#lineStarts[this.#line] ?? 0) + 1 }
  }

  /** The token at or after `offset`. */
  next(offset: number): Token {
    const start = offset + (this.#match(SPACE, offset)?.length ?? 0)
    const token = (kind: Token['kind'], raw: string, text = raw): Token => ({
      kind,
      text,
      at: this.#position(start),
      start,
      end: start + raw.length,
    })
    if (start >= this.#source.length) return token('end', '', 'end of file')
    const string = this.#match(STRING, start)
    if (string !== undefined) {
      return token('string', string, this.#unescape(string.slice(1, -1), start))
    }
    const name = this.#match(NAME, start)
    if (name !== undefined) return token('name', name)
    const number = this.#match(NUMBER, start)
    if (number !== undefined) return token(/[.eE]/.test(number) ? 'float' : 'int', number)
    const symbol = this.#match(SYMBOL, start)
    if (symbol !== undefined) return token('symbol', symbol)
    throw new RulesSyntaxError(
      `Unexpected character '${this.#source[start]}'.`,
      this.#position(start),
    )
  }

  /** The plain path segment that begins exactly at `offset`, if one does. */
  segment(offset: number): string | undefined {
    return this.#match(SEGMENT, offset)
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset
    return pattern.exec(this.#source)?.[0]
  }

  #unescape(body: string, start: number): string {
    return body.replace(
      /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([^]))/g,
      (_, x?: string, u?: string, U?: string, octal?: string, plain?: string) => {
        const hex = x ?? u ?? U
        const code = hex !== undefined ? parseInt(hex, 16) : parseInt(octal ?? '', 8)
        if (code <= MAX_CODE_POINT) return String.fromCodePoint(code)
        if (plain === undefined)
          throw new RulesSyntaxError('Broken escape in string.', this.#position(start))
        return ESCAPES[plain] ?? plain
      },
    )
  }
}
