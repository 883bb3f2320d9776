import { Lexer, type Token } from './lexer'
import { RulesSyntaxError } from './syntax-error'

/** A rules file as its parsers read it: one token at a time. */
export class TokenStream {
  readonly #lexer: Lexer
  current: Token

  constructor(source: string) {
    this.#lexer = new Lexer(source)
    this.current = this.#lexer.next(0)
  }

  /** Whether the current token is this symbol or name. */
  is(text: string): boolean {
    return (
      this.current.text === text && (this.current.kind === 'symbol' || this.current.kind === 'name')
    )
  }

  /** Goes on if the current token is this one. */
  accept(text: string): boolean {
    if (!this.is(text)) return false
    this.advance()
    return true
  }

  /** Goes on; throws RulesSyntaxError if the current token is another. */
  expect(text: string): Token {
    const token = this.current
    if (!this.accept(text)) throw this.unexpected(`'${text}'`)
    return token
  }

  take(kind: Token['kind']): Token {
    const token = this.current
    if (token.kind !== kind) throw this.unexpected(`a ${kind}`)
    this.advance()
    return token
  }

  advance() {
    this.#continueAt(this.current.end)
  }

  unexpected(wanted: string): RulesSyntaxError {
    return new RulesSyntaxError(
      `Unexpected '${this.current.text}', expected ${wanted}.`,
      this.current.at,
    )
  }

  /** The plain path segment that follows the current '/' without space, if one does. */
  nextSegment(): string | undefined {
    return this.#lexer.segment(this.current.end)
  }

  /** The same, and goes on behind it. */
  takeSegment(): string | undefined {
    const segment = this.nextSegment()
    if (segment !== undefined) this.#continueAt(this.current.end + segment.length)
    return segment
  }

  #continueAt(offset: number) {
    this.current = this.#lexer.next(offset)
  }
}
