import type { BinaryOperator, Expression, Position } from './ast'
import { RulesSyntaxError } from './syntax-error'
import type { TokenStream } from './token-stream'

const PRECEDENCE: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]
const COMPARISONS = 2

/** Maximum depth of nested expressions and length of chained members. Longer expressions could overflow the stack. */
const MAX_NESTED = 100
const MAX_LINKS = 400

export class ExpressionParser {
  readonly #tokens: TokenStream
  #depth = 0

  constructor(tokens: TokenStream) {
    this.#tokens = tokens
  }

  parse(): Expression {
    return this.#nested(() => {
      const condition = this.#binary(0)
      if (!this.#tokens.accept('?')) return condition
      const then = this.parse()
      this.#tokens.expect(':')
      const { at } = condition
      return { kind: 'conditional', at, condition, then, otherwise: this.parse() }
    })
  }

  #nested(parse: () => Expression): Expression {
    this.#depth += 1
    if (this.#depth > MAX_NESTED) throw this.#tooComplex()
    const expression = parse()
    this.#depth -= 1
    return expression
  }

  #tooComplex(): RulesSyntaxError {
    return new RulesSyntaxError('This expression is too complex.', this.#tokens.current.at)
  }

  #binary(level: number): Expression {
    const operators = PRECEDENCE[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (let links = 0; links <= MAX_LINKS; links++) {
      const { text, at, kind } = this.#tokens.current
      if (level === COMPARISONS && kind === 'name' && text === 'is') {
        this.#tokens.advance()
        left = { kind: 'is', at, operand: left, type: this.#tokens.take('name').text }
        continue
      }
      const operator =
        kind === 'symbol' || text === 'in' ? operators.find((one) => one === text) : undefined
      if (!operator) return left
      // Google's compiler reads `a /b` as the start of a path.
      if (operator === '/' && this.#tokens.nextSegment() !== undefined)
        throw this.#tokens.unexpected("a space after '/'")
      this.#tokens.advance()
      left = { kind: 'binary', at, operator, left, right: this.#binary(level + 1) }
    }
    throw this.#tooComplex()
  }

  #unary(): Expression {
    const { text, at, kind } = this.#tokens.current
    if (kind !== 'symbol' || (text !== '!' && text !== '-')) return this.#postfix()
    this.#tokens.advance()
    return { kind: 'unary', at, operator: text, operand: this.#nested(() => this.#unary()) }
  }

  #postfix(): Expression {
    let object = this.#primary()
    for (let links = 0; links <= MAX_LINKS; links++) {
      const { at } = this.#tokens.current
      if (this.#tokens.accept('.'))
        object = { kind: 'member', at, object, name: this.#tokens.take('name').text }
      else if (this.#tokens.accept('('))
        object = { kind: 'call', at: object.at, callee: object, args: this.#until(')') }
      else if (this.#tokens.accept('[')) object = this.#indexed(at, object)
      else return object
    }
    throw this.#tooComplex()
  }

  #indexed(at: Position, object: Expression): Expression {
    const index = this.parse()
    if (this.#tokens.is(':')) throw new RulesSyntaxError('Ranges are not supported here.', at)
    this.#tokens.expect(']')
    return { kind: 'index', at, object, index }
  }

  #primary(): Expression {
    const { kind, text, at } = this.#tokens.current
    switch (kind) {
      case 'int':
        this.#tokens.advance()
        return { kind: 'literal', at, value: this.#int64(text, at) }
      case 'float':
        this.#tokens.advance()
        return { kind: 'literal', at, value: Number(text) }
      case 'string':
        this.#tokens.advance()
        return { kind: 'literal', at, value: text }
      case 'name':
        this.#tokens.advance()
        if (text === 'true' || text === 'false')
          return { kind: 'literal', at, value: text === 'true' }
        if (text === 'null') return { kind: 'literal', at, value: null }
        return { kind: 'name', at, name: text }
      case 'symbol':
      case 'end':
        break
    }
    if (this.#tokens.accept('(')) {
      const inner = this.parse()
      this.#tokens.expect(')')
      return inner
    }
    if (this.#tokens.accept('[')) return { kind: 'list', at, items: this.#until(']') }
    if (this.#tokens.accept('{')) return { kind: 'map', at, entries: this.#entries() }
    if (this.#tokens.is('/')) return { kind: 'path', at, segments: this.#path() }
    throw this.#tokens.unexpected('an expression')
  }

  #path(): (string | Expression)[] {
    const segments: (string | Expression)[] = []
    while (this.#tokens.is('/')) {
      const literal = this.#tokens.takeSegment()
      if (literal !== undefined) {
        segments.push(literal)
        continue
      }
      this.#tokens.advance()
      this.#tokens.expect('$')
      this.#tokens.expect('(')
      segments.push(this.parse())
      this.#tokens.expect(')')
    }
    return segments
  }

  #entries(): [Expression, Expression][] {
    const entries: [Expression, Expression][] = []
    while (!this.#tokens.accept('}')) {
      const key = this.parse()
      this.#tokens.expect(':')
      entries.push([key, this.parse()])
      if (!this.#tokens.is('}')) this.#tokens.expect(',')
    }
    return entries
  }

  #until(end: ')' | ']'): Expression[] {
    const items: Expression[] = []
    while (!this.#tokens.accept(end)) {
      items.push(this.parse())
      if (!this.#tokens.is(end)) this.#tokens.expect(',')
    }
    return items
  }

  #int64(text: string, at: Position): bigint {
    const value = BigInt(text)
    if (value !== BigInt.asIntN(64, value))
      throw new RulesSyntaxError(`${text} does not fit into 64 bits.`, at)
    return value
  }
}
