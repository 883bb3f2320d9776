import type { FunctionDeclaration } from '../syntax/ast'
import type { RulesValue } from './value'

export type Lazy = RulesValue | (() => RulesValue)

export class Scope {
  readonly #variables: Map<string, Lazy>
  readonly #functions: ReadonlyMap<string, FunctionDeclaration> | undefined
  readonly #outer: Scope | undefined

  constructor(
    variables: Iterable<[string, Lazy]>,
    outer?: Scope,
    functions?: ReadonlyMap<string, FunctionDeclaration>,
  ) {
    this.#variables = new Map(variables)
    this.#outer = outer
    this.#functions = functions
  }

  variable(name: string): RulesValue | undefined {
    const found = this.#variables.get(name)
    if (found === undefined) return this.#outer?.variable(name)
    if (typeof found !== 'function') return found
    const value = found()
    this.#variables.set(name, value)
    return value
  }

  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.#functions?.get(name)
    return declaration ? { declaration, scope: this } : this.#outer?.function(name)
  }

  define(name: string, value: Lazy): void {
    this.#variables.set(name, value)
  }
}
