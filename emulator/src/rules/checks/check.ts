import type {
  Block,
  Expression,
  FunctionDeclaration,
  PathPattern,
  Position,
  RulesFile,
} from '../syntax/ast'
import { EvaluationError } from '../evaluation/evaluation-error'
import { METHOD_NAMES } from '../evaluation/methods'
import { regex } from '../evaluation/regex'
import { RulesSyntaxError } from '../syntax/syntax-error'
import { depthOf, walk } from '../syntax/walk'

/** Maximum numbers of parameters and variables (firebase.google.com/docs/firestore/security/rules-structure). */
const MAX_PARAMETERS = 7
const MAX_BINDINGS = 10
/**
 * Maximum depth of an expression. Above it, Google's compiler reports "Expression is too complex to evaluate safely".
 */
const MAX_DEPTH = 99

const TYPES = new Set(
  'bool bytes float int latlng list map number path string timestamp'.split(' '),
)

const SERVICE_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
}

const REGEX_METHODS = ['matches', 'replace', 'split']

interface Names {
  variables: ReadonlySet<string>
  functions: ReadonlyMap<string, FunctionDeclaration>
  builtIn: readonly string[]
  calls: CallChains
  path: PathPattern
}

/**
 * Rejects rules that can never be evaluated: unknown names, wrong numbers of arguments, recursion, invalid patterns.
 * Google's compiler only warns about some of these problems.
 */
export function checkRules(file: RulesFile): void {
  for (const [service, block] of file.services) {
    const names: Names = {
      variables: new Set(['request', 'resource']),
      functions: file.functions,
      builtIn: SERVICE_FUNCTIONS[service] ?? [],
      calls: new CallChains(),
      path: [],
    }
    checkFunctions(file.functions, names)
    checkNames(block, names)
  }
}

function checkNames({ pattern, functions, allows, children }: Block, outer: Names) {
  const names: Names = {
    ...outer,
    variables: new Set([...outer.variables, ...capturesOf(pattern)]),
    functions: new Map([...outer.functions, ...functions]),
  }
  checkFunctions(functions, names)
  for (const { condition } of allows) if (condition) checkExpression(condition, names)
  for (const child of children) checkMatch(child, names)
}

function checkMatch(block: Block, outer: Names) {
  const { pattern, at } = block
  const path = [...outer.path, ...pattern]
  const refuseIf = (wrong: boolean, message: string) => {
    if (wrong) throw new RulesSyntaxError(message, at)
  }
  const captures = capturesOf(pattern)
  refuseIf(new Set(captures).size < captures.length, 'A name is used twice in this path.')
  const rests = path.filter(({ kind }) => kind === 'rest')
  refuseIf(rests.length > 1, 'Only one {name=**} may stand in a path.')
  checkNames(block, { ...outer, path })
}

function capturesOf(pattern: PathPattern): string[] {
  return pattern.flatMap((segment) => ('name' in segment ? segment.name : []))
}

function checkFunctions(functions: ReadonlyMap<string, FunctionDeclaration>, names: Names) {
  for (const declaration of functions.values()) {
    const { at, name, parameters, bindings, result } = declaration
    if (parameters.length > MAX_PARAMETERS)
      throw new RulesSyntaxError(`'${name}' has more than ${MAX_PARAMETERS} parameters.`, at)
    if (bindings.length > MAX_BINDINGS)
      throw new RulesSyntaxError(`'${name}' has more than ${MAX_BINDINGS} variables.`, at)
    const own = [...parameters, ...bindings.map((binding) => binding.name)]
    const twice = own.find((one, index) => own.indexOf(one) < index)
    if (twice !== undefined)
      throw new RulesSyntaxError(`'${twice}' is declared twice in '${name}'.`, at)
    const variables = new Set([...names.variables, ...parameters])
    for (const binding of bindings) {
      checkExpression(binding.value, { ...names, variables })
      variables.add(binding.name)
    }
    checkExpression(result, { ...names, variables })
    names.calls.depthOf(declaration, names.functions)
  }
}

function checkExpression(expression: Expression, names: Names) {
  if (depthOf(expression) > MAX_DEPTH)
    throw new RulesSyntaxError('This expression is too deep.', expression.at)
  // The name of a called function is not a variable. Calls are checked below.
  const callees = new Set<Expression>()
  walk(expression, (part) => {
    if (part.kind === 'call') checkCall(part, names, callees)
    else if (part.kind === 'name' && !callees.has(part) && !names.variables.has(part.name))
      throw new RulesSyntaxError(`Unknown variable '${part.name}'.`, part.at)
    else if (part.kind === 'is' && !TYPES.has(part.type))
      throw new RulesSyntaxError(`The type '${part.type}' is not supported here.`, part.at)
  })
}

function checkCall(
  { at, callee, args }: Extract<Expression, { kind: 'call' }>,
  names: Names,
  callees: Set<Expression>,
) {
  if (callee.kind === 'name') {
    callees.add(callee)
    const declared = names.functions.get(callee.name)
    if (!declared) assertBuiltIn(callee.name, names, at)
    if (declared && declared.parameters.length !== args.length)
      throw new RulesSyntaxError(
        `'${callee.name}' takes ${declared.parameters.length} arguments, not ${args.length}.`,
        at,
      )
    return
  }
  if (callee.kind !== 'member') throw new RulesSyntaxError('This cannot be called.', at)
  const { object, name } = callee
  if (object.kind === 'name' && !names.variables.has(object.name)) {
    callees.add(object)
    assertBuiltIn(`${object.name}.${name}`, names, at)
  } else if (!METHOD_NAMES.has(name))
    throw new RulesSyntaxError(`The method '${name}' is not supported here.`, at)
  const [pattern] = args
  if (REGEX_METHODS.includes(name) && pattern?.kind === 'literal') checkPattern(pattern)
}

function assertBuiltIn(name: string, { builtIn }: Names, at: Position) {
  if (!builtIn.includes(name))
    throw new RulesSyntaxError(`The function '${name}' is not supported here.`, at)
}

function checkPattern({ value, at }: Extract<Expression, { kind: 'literal' }>) {
  if (typeof value !== 'string') return
  try {
    regex(value)
  } catch (error) {
    if (error instanceof EvaluationError) throw new RulesSyntaxError(error.message, at)
    throw error
  }
}

/** Maximum call depth (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_CALL_DEPTH = 20

/**
 * Limits the call depth of functions. Pass outer functions to `depthOf` first, so that their calls are resolved in the
 * outer scope and cached.
 */
class CallChains {
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
