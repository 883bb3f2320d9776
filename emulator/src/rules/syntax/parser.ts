import type {
  Allow,
  Block,
  Expression,
  FunctionDeclaration,
  Method,
  PathPattern,
  Position,
  RulesFile,
} from './ast'
import { ExpressionParser } from './expression-parser'
import { RulesSyntaxError } from './syntax-error'
import { TokenStream } from './token-stream'

const METHODS: Record<string, Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

/**
 * Maximum depth of nested match blocks
 * (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits).
 */
const MAX_NESTED_MATCHES = 10

const SERVICES = ['cloud.firestore', 'firebase.storage']

export function parseRules(source: string): RulesFile {
  return new Parser(source).file()
}

class Parser {
  readonly #tokens: TokenStream
  readonly #expressions: ExpressionParser

  constructor(source: string) {
    this.#tokens = new TokenStream(source)
    this.#expressions = new ExpressionParser(this.#tokens)
  }

  file(): RulesFile {
    const file: RulesFile = { functions: new Map(), services: new Map() }
    this.#tokens.expect('rules_version')
    this.#tokens.expect('=')
    const { text, at } = this.#tokens.take('string')
    if (text !== '2') throw new RulesSyntaxError("Only rules_version '2' is supported here.", at)
    this.#tokens.accept(';')
    while (this.#tokens.current.kind !== 'end') {
      if (this.#tokens.current.text === 'function') this.#function(file.functions)
      else this.#service(file.services)
    }
    return file
  }

  #service(services: Map<string, Block>) {
    const { at } = this.#tokens.expect('service')
    const name = `${this.#tokens.take('name').text}${this.#tokens.expect('.').text}${this.#tokens.take('name').text}`
    if (!SERVICES.includes(name)) throw new RulesSyntaxError(`Unknown service '${name}'.`, at)
    if (services.has(name)) throw new RulesSyntaxError(`Service '${name}' is declared twice.`, at)
    services.set(name, this.#block(at, [], 0))
  }

  #block(at: Position, pattern: PathPattern, depth: number): Block {
    if (depth > MAX_NESTED_MATCHES)
      throw new RulesSyntaxError(`More than ${MAX_NESTED_MATCHES} nested matches.`, at)
    const block: Block = { at, pattern, functions: new Map(), allows: [], children: [] }
    this.#tokens.expect('{')
    while (!this.#tokens.accept('}')) {
      const { text, at: start } = this.#tokens.current
      if (text === 'match') {
        this.#tokens.advance()
        block.children.push(this.#block(start, this.#pattern(), depth + 1))
      } else if (text === 'allow') block.allows.push(this.#allow())
      else if (text === 'function') this.#function(block.functions)
      else throw this.#tokens.unexpected("'match', 'allow', 'function' or '}'")
    }
    return block
  }

  #pattern(): PathPattern {
    const pattern: PathPattern = []
    if (!this.#tokens.is('/')) throw this.#tokens.unexpected('a path')
    while (this.#tokens.is('/')) {
      const literal = this.#tokens.takeSegment()
      if (literal !== undefined) {
        pattern.push({ kind: 'literal', text: literal })
        continue
      }
      this.#tokens.advance()
      this.#tokens.expect('{')
      const name = this.#tokens.take('name').text
      pattern.push({ kind: this.#tokens.accept('=**') ? 'rest' : 'one', name })
      this.#tokens.expect('}')
    }
    return pattern
  }

  #allow(): Allow {
    const { at } = this.#tokens.expect('allow')
    const methods: Method[] = []
    do {
      const { text, at: where } = this.#tokens.take('name')
      const meant = Object.hasOwn(METHODS, text) ? METHODS[text] : undefined
      if (!meant) throw new RulesSyntaxError(`Unknown method '${text}'.`, where)
      methods.push(...meant)
    } while (this.#tokens.accept(','))
    let condition: Expression | undefined
    if (this.#tokens.accept(':')) {
      this.#tokens.expect('if')
      condition = this.#expressions.parse()
    }
    if (!this.#tokens.is('}')) this.#tokens.expect(';')
    return { at, methods, condition }
  }

  #function(into: Map<string, FunctionDeclaration>) {
    const { at } = this.#tokens.expect('function')
    const name = this.#tokens.take('name').text
    if (into.has(name)) throw new RulesSyntaxError(`Function '${name}' is declared twice.`, at)
    const parameters: string[] = []
    this.#tokens.expect('(')
    while (!this.#tokens.accept(')')) {
      parameters.push(this.#tokens.take('name').text)
      if (!this.#tokens.is(')')) this.#tokens.expect(',')
    }
    this.#tokens.expect('{')
    const bindings: FunctionDeclaration['bindings'] = []
    while (this.#tokens.accept('let')) {
      const binding = this.#tokens.take('name').text
      this.#tokens.expect('=')
      bindings.push({ name: binding, value: this.#expressions.parse() })
      this.#tokens.expect(';')
    }
    this.#tokens.expect('return')
    const result = this.#expressions.parse()
    this.#tokens.accept(';')
    this.#tokens.expect('}')
    into.set(name, { at, name, parameters, bindings, result })
  }
}
