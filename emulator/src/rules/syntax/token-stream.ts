import { Lexer, type Token } from './lexer'
import { RulesSyntaxError } from './syntax-error'

export class TokenStream {
  readonly #lexer: Lexer
  current: Token

  constructor(source: string) {
    this.#lexer = new Lexer(source)
    this.current = this.#lexer.next(0)
  }

  is(text: string): boolean {
    return (
      this.current.text === text && (this.current.kind === 'symbol' || this.current.kind === 'name')
    )
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false
    this.advance()
    return true
  }

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

  nextSegment(): string | undefined {
    return this.#lexer.segment(this.current.end)
  }

  takeSegment(): string | undefined {
    const segment = this.nextSegment()
    if (segment !== undefined) this.#continueAt(this.current.end + segment.length)
    return segment
  }

  #continueAt(offset: number) {
    this.current = this.#lexer.next(offset)
  }
}
