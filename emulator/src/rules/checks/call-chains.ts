import type { FunctionDeclaration } from '../syntax/ast'
import { RulesSyntaxError } from '../syntax/syntax-error'
import { walk } from '../syntax/walk'

/** Maximum call depth (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_CALL_DEPTH = 20

/**
 * Limits the call depth of functions. Pass outer functions to `depthOf` first, so that their calls are resolved in the
 * outer scope and cached.
 */
export class CallChains {
  readonly #depths = new Map<FunctionDeclaration, number>()
  readonly #open = new Set<FunctionDeclaration>()

  depthOf(
    declaration: FunctionDeclaration,
    functions: ReadonlyMap<string, FunctionDeclaration>,
  ): number {
    const known = this.#depths.get(declaration)
    if (known !== undefined) return known
    const { at, name, bindings, result } = declaration
    let depth = 0
    this.#open.add(declaration)
    for (const body of [...bindings.map(({ value }) => value), result])
      walk(body, (part) => {
        if (part.kind !== 'call' || part.callee.kind !== 'name') return
        const called = functions.get(part.callee.name)
        if (!called) return
        if (this.#open.has(called))
          throw new RulesSyntaxError('Recursive call is not allowed.', part.at)
        depth = Math.max(depth, 1 + this.depthOf(called, functions))
      })
    this.#open.delete(declaration)
    if (depth > MAX_CALL_DEPTH)
      throw new RulesSyntaxError(`'${name}' exceeds ${MAX_CALL_DEPTH} nested calls.`, at)
    this.#depths.set(declaration, depth)
    return depth
  }
}
