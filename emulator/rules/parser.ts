import type {
  Allow,
  BinaryOperator,
  Block,
  Expression,
  FunctionDeclaration,
  Method,
  PathPattern,
  Position,
  RulesFile,
} from './ast'
import { Lexer, type Token } from './lexer'
import { RulesSyntaxError } from './syntax-error'

const METHODS: Record<string, Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

/** From loose to tight. */
const PRECEDENCE: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]
const COMPARISONS = 2

const SERVICES = ['cloud.firestore', 'firebase.storage']

/** Parses a rules file; throws RulesSyntaxError at the first thing it does not understand. */
export function parseRules(source: string): RulesFile {
  return new Parser(source).file()
}

class Parser {
  #lexer: Lexer
  #token: Token

  constructor(source: string) {
    this.#lexer = new Lexer(source)
    this.#token = this.#lexer.next(0)
  }

  file(): RulesFile {
    const file: RulesFile = { version: '1', functions: new Map(), services: new Map() }
    if (this.#accept('rules_version')) {
      this.#expect('=')
      const { text, at } = this.#take('string')
      if (text !== '1' && text !== '2')
        throw new RulesSyntaxError(`Unknown rules_version '${text}'.`, at)
      file.version = text
      this.#accept(';')
    }
    while (this.#token.kind !== 'end') {
      if (this.#token.text === 'function') this.#function(file.functions)
      else this.#service(file.services)
    }
    return file
  }

  #service(services: Map<string, Block>) {
    const { at } = this.#expect('service')
    const name = `${this.#take('name').text}${this.#expect('.').text}${this.#take('name').text}`
    if (!SERVICES.includes(name)) throw new RulesSyntaxError(`Unknown service '${name}'.`, at)
    if (services.has(name)) throw new RulesSyntaxError(`Service '${name}' stands twice.`, at)
    services.set(name, this.#block(at, []))
  }

  #block(at: Position, pattern: PathPattern): Block {
    const block: Block = { at, pattern, functions: new Map(), allows: [], children: [] }
    this.#expect('{')
    while (!this.#accept('}')) {
      const { text, at: start } = this.#token
      if (text === 'match') {
        // The path follows without a token between, so that '{' opens a wildcard.
        const child = this.#pattern(this.#token.end)
        block.children.push(this.#block(start, child))
      } else if (text === 'allow') block.allows.push(this.#allow())
      else if (text === 'function') this.#function(block.functions)
      else throw this.#unexpected("'match', 'allow', 'function' or '}'")
    }
    return block
  }

  #pattern(offset: number): PathPattern {
    const pattern: PathPattern = []
    this.#token = this.#lexer.next(offset)
    if (!this.#is('/')) throw this.#unexpected('a path')
    while (this.#is('/')) {
      const after = this.#token.end
      const literal = this.#lexer.segment(after)
      if (literal !== undefined) {
        pattern.push({ kind: 'literal', text: literal })
        this.#token = this.#lexer.next(after + literal.length)
        continue
      }
      this.#advance()
      this.#expect('{')
      const name = this.#take('name').text
      pattern.push({ kind: this.#accept('=**') ? 'rest' : 'one', name })
      this.#expect('}')
    }
    return pattern
  }

  #allow(): Allow {
    const { at } = this.#expect('allow')
    const methods: Method[] = []
    do {
      const { text, at: where } = this.#take('name')
      const meant = Object.hasOwn(METHODS, text) ? METHODS[text] : undefined
      if (!meant) throw new RulesSyntaxError(`Unknown method '${text}'.`, where)
      methods.push(...meant)
    } while (this.#accept(','))
    let condition: Expression | undefined
    if (this.#accept(':')) {
      this.#expect('if')
      condition = this.#expression()
    }
    if (!this.#is('}')) this.#expect(';')
    return { at, methods, condition }
  }

  #function(into: Map<string, FunctionDeclaration>) {
    const { at } = this.#expect('function')
    const name = this.#take('name').text
    if (into.has(name)) throw new RulesSyntaxError(`Function '${name}' stands twice.`, at)
    const parameters: string[] = []
    this.#expect('(')
    while (!this.#accept(')')) {
      parameters.push(this.#take('name').text)
      if (!this.#is(')')) this.#expect(',')
    }
    this.#expect('{')
    const bindings: FunctionDeclaration['bindings'] = []
    while (this.#accept('let')) {
      const binding = this.#take('name').text
      this.#expect('=')
      bindings.push({ name: binding, value: this.#expression() })
      this.#expect(';')
    }
    this.#expect('return')
    const result = this.#expression()
    this.#accept(';')
    this.#expect('}')
    into.set(name, { at, name, parameters, bindings, result })
  }

  #expression(): Expression {
    const condition = this.#binary(0)
    if (!this.#accept('?')) return condition
    const then = this.#expression()
    this.#expect(':')
    return { kind: 'conditional', at: condition.at, condition, then, otherwise: this.#expression() }
  }

  #binary(level: number): Expression {
    const operators = PRECEDENCE[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const { text, at, kind } = this.#token
      if (level === COMPARISONS && kind === 'name' && text === 'is') {
        this.#advance()
        left = { kind: 'is', at, operand: left, type: this.#take('name').text }
        continue
      }
      const operator =
        kind === 'symbol' || text === 'in' ? operators.find((one) => one === text) : undefined
      if (!operator) return left
      // Google's compiler reads `a /b` as the beginning of a path; a division needs its space.
      if (operator === '/' && this.#lexer.segment(this.#token.end) !== undefined)
        throw this.#unexpected("a space after '/'")
      this.#advance()
      left = { kind: 'binary', at, operator, left, right: this.#binary(level + 1) }
    }
  }

  #unary(): Expression {
    const { text, at, kind } = this.#token
    if (kind !== 'symbol' || (text !== '!' && text !== '-')) return this.#postfix()
    this.#advance()
    return { kind: 'unary', at, operator: text, operand: this.#unary() }
  }

  #postfix(): Expression {
    let object = this.#primary()
    for (;;) {
      const { at } = this.#token
      if (this.#accept('.')) object = { kind: 'member', at, object, name: this.#take('name').text }
      else if (this.#accept('('))
        object = { kind: 'call', at, callee: object, args: this.#until(')') }
      else if (this.#accept('[')) object = this.#indexed(at, object)
      else return object
    }
  }

  #indexed(at: Position, object: Expression): Expression {
    const index = this.#expression()
    if (this.#accept(']')) return { kind: 'index', at, object, index }
    this.#expect(':')
    const to = this.#expression()
    this.#expect(']')
    return { kind: 'range', at, object, from: index, to }
  }

  #primary(): Expression {
    const { kind, text, at } = this.#token
    switch (kind) {
      case 'int':
        this.#advance()
        return { kind: 'literal', at, value: this.#int64(text, at) }
      case 'float':
        this.#advance()
        return { kind: 'literal', at, value: Number(text) }
      case 'string':
        this.#advance()
        return { kind: 'literal', at, value: text }
      case 'bytes':
        this.#advance()
        return { kind: 'literal', at, value: Buffer.from(text, 'latin1') }
      case 'name':
        this.#advance()
        if (text === 'true' || text === 'false')
          return { kind: 'literal', at, value: text === 'true' }
        if (text === 'null') return { kind: 'literal', at, value: null }
        return { kind: 'name', at, name: text }
      case 'symbol':
      case 'end':
        break
    }
    if (this.#accept('(')) {
      const inner = this.#expression()
      this.#expect(')')
      return inner
    }
    if (this.#accept('[')) return { kind: 'list', at, items: this.#until(']') }
    if (this.#accept('{')) return { kind: 'map', at, entries: this.#entries() }
    if (this.#is('/')) return { kind: 'path', at, segments: this.#path() }
    throw this.#unexpected('an expression')
  }

  #path(): (string | Expression)[] {
    const segments: (string | Expression)[] = []
    while (this.#is('/')) {
      const after = this.#token.end
      const literal = this.#lexer.segment(after)
      if (literal !== undefined) {
        segments.push(literal)
        this.#token = this.#lexer.next(after + literal.length)
        continue
      }
      this.#advance()
      this.#expect('$')
      this.#expect('(')
      segments.push(this.#expression())
      this.#expect(')')
    }
    return segments
  }

  #entries(): [Expression, Expression][] {
    const entries: [Expression, Expression][] = []
    while (!this.#accept('}')) {
      const key = this.#expression()
      this.#expect(':')
      entries.push([key, this.#expression()])
      if (!this.#is('}')) this.#expect(',')
    }
    return entries
  }

  #until(end: ')' | ']'): Expression[] {
    const items: Expression[] = []
    while (!this.#accept(end)) {
      items.push(this.#expression())
      if (!this.#is(end)) this.#expect(',')
    }
    return items
  }

  #int64(text: string, at: Position): bigint {
    const value = BigInt(text)
    if (value !== BigInt.asIntN(64, value))
      throw new RulesSyntaxError(`${text} does not fit into 64 bits.`, at)
    return value
  }

  #is(text: string): boolean {
    return (
      this.#token.text === text && (this.#token.kind === 'symbol' || this.#token.kind === 'name')
    )
  }

  #accept(text: string): boolean {
    if (!this.#is(text)) return false
    this.#advance()
    return true
  }

  #expect(text: string): Token {
    const token = this.#token
    if (!this.#accept(text)) throw this.#unexpected(`'${text}'`)
    return token
  }

  #take(kind: Token['kind']): Token {
    const token = this.#token
    if (token.kind !== kind) throw this.#unexpected(`a ${kind}`)
    this.#advance()
    return token
  }

  #advance() {
    this.#token = this.#lexer.next(this.#token.end)
  }

  #unexpected(wanted: string): RulesSyntaxError {
    return new RulesSyntaxError(
      `Unexpected '${this.#token.text}', expected ${wanted}.`,
      this.#token.at,
    )
  }
}
