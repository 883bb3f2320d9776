import type { Position } from './ast'
import { RulesSyntaxError } from './syntax-error'

export interface Token {
  kind: 'name' | 'int' | 'float' | 'string' | 'symbol' | 'end'
  text: string
  at: Position
  start: number
  end: number
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /(?:0|[1-9]\d*)(\.\d+)?/y
const STRING = /("(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y
const SYMBOL = /\|\||&&|==|!=|<=|>=|=\*\*|[{}()[\],;:?.=<>!+\-*/%$]/y
const SEGMENT = /[A-Za-z0-9_.~@+-]+|\([A-Za-z0-9_.-]+\)/y

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2})|([^]))/g

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
}

/** Splits a rules file into tokens. Reads each token on request, because paths and expressions differ in tokens. */
export class Lexer {
  #source: string
  readonly #lineStarts = [0]
  /** Number of the current line. Tokens are requested from front to back, so it only increases. */
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
    if (number !== undefined) return token(number.includes('.') ? 'float' : 'int', number)
    const symbol = this.#match(SYMBOL, start)
    if (symbol !== undefined) return token('symbol', symbol)
    throw new RulesSyntaxError(
      `Unexpected character '${this.#source[start]}'.`,
      this.#position(start),
    )
  }

  segment(offset: number): string | undefined {
    return this.#match(SEGMENT, offset)
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset
    return pattern.exec(this.#source)?.[0]
  }

  /** Resolves escapes. Rejects unknown escapes, because `'\d'` would silently mean `d`. */
  #unescape(body: string, start: number): string {
    return body.replace(ESCAPE, (_, x?: string, u?: string, octal?: string, plain?: string) => {
      const hex = x ?? u
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8))
      const meant = ESCAPES[plain ?? '']
      if (meant !== undefined) return meant
      throw new RulesSyntaxError(`Unknown escape \\${plain} in a string.`, this.#position(start))
    })
  }
}
