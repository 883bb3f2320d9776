import type { Block, Expression, FunctionDeclaration, RulesFile } from './ast'
import { CONVERSIONS } from './conversions'
import { EvaluationError } from './evaluation-error'
import { regex } from './methods/regex'
import { NAMESPACES } from './namespaces'
import { RulesSyntaxError } from './syntax-error'

/** firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_PARAMETERS = 7
const MAX_BINDINGS = 10

const TYPES = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp'.split(
    ' ',
  ),
)

const SERVICE_FUNCTIONS: Record<string, string[]> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
}

const REGEX_METHODS = ['matches', 'replace', 'split']

/** The names that mean something at a place. */
interface Names {
  variables: ReadonlySet<string>
  functions: ReadonlyMap<string, FunctionDeclaration>
  builtIn: ReadonlySet<string>
}

/**
 * Refuses what can never be evaluated: unknown names, wrong numbers of arguments, recursion, broken
 * patterns. (Google's compiler only warns of some of it; a typing error is better known at once.)
 */
export function checkRules(file: RulesFile): void {
  for (const [service, block] of file.services) {
    const names: Names = {
      variables: new Set(['request', 'resource']),
      functions: file.functions,
      builtIn: new Set([
        ...(SERVICE_FUNCTIONS[service] ?? []),
        ...Object.keys(CONVERSIONS),
        'debug',
      ]),
    }
    checkFunctions(file.functions, names)
    checkBlock(block, names)
  }
}

function checkBlock(block: Block, outer: Names) {
  const captured = block.pattern.flatMap((segment) => ('name' in segment ? segment.name : []))
  if (new Set(captured).size < captured.length)
    throw new RulesSyntaxError('A name stands twice in this path.', block.at)
  if (block.pattern.filter(({ kind }) => kind === 'rest').length > 1)
    throw new RulesSyntaxError('Only one {name=**} may stand in a path.', block.at)
  const names: Names = {
    ...outer,
    variables: new Set([...outer.variables, ...captured]),
    functions: new Map([...outer.functions, ...block.functions]),
  }
  checkFunctions(block.functions, names)
  for (const { condition } of block.allows) if (condition) checkExpression(condition, names)
  for (const child of block.children) checkBlock(child, names)
}

function checkFunctions(functions: ReadonlyMap<string, FunctionDeclaration>, names: Names) {
  for (const declaration of functions.values()) {
    const { at, name, parameters, bindings, result } = declaration
    if (parameters.length > MAX_PARAMETERS)
      throw new RulesSyntaxError(`'${name}' has more than ${MAX_PARAMETERS} parameters.`, at)
    if (bindings.length > MAX_BINDINGS)
      throw new RulesSyntaxError(`'${name}' has more than ${MAX_BINDINGS} variables.`, at)
    const variables = new Set([...names.variables, ...parameters])
    for (const binding of bindings) {
      checkExpression(binding.value, { ...names, variables })
      variables.add(binding.name)
    }
    checkExpression(result, { ...names, variables })
    refuseRecursion(declaration, declaration, names.functions, new Set())
  }
}

function refuseRecursion(
  start: FunctionDeclaration,
  current: FunctionDeclaration,
  functions: ReadonlyMap<string, FunctionDeclaration>,
  seen: Set<string>,
) {
  for (const body of [current.result, ...current.bindings.map(({ value }) => value)]) {
    walk(body, (expression) => {
      if (expression.kind !== 'call' || expression.callee.kind !== 'name') return
      const called = functions.get(expression.callee.name)
      if (called === start)
        throw new RulesSyntaxError('Recursive call is not allowed.', expression.at)
      if (!called || seen.has(called.name)) return
      seen.add(called.name)
      refuseRecursion(start, called, functions, seen)
    })
  }
}

function checkExpression(expression: Expression, names: Names) {
  // What is called is no variable; its name is looked up where the call is checked.
  const callees = new Set<Expression>()
  walk(expression, (part) => {
    if (part.kind === 'call') checkCall(part, names, callees)
    else if (part.kind === 'name' && !callees.has(part) && !names.variables.has(part.name))
      throw new RulesSyntaxError(`Unknown variable '${part.name}'.`, part.at)
    else if (part.kind === 'is' && !TYPES.has(part.type))
      throw new RulesSyntaxError(`Unknown type '${part.type}'.`, part.at)
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
    if (!declared && !names.builtIn.has(callee.name))
      throw new RulesSyntaxError(`Unknown function '${callee.name}'.`, at)
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
    const full = `${object.name}.${name}`
    const namespace = Object.hasOwn(NAMESPACES, object.name) ? NAMESPACES[object.name] : undefined
    if (!names.builtIn.has(full) && !(namespace && Object.hasOwn(namespace, name)))
      throw new RulesSyntaxError(`Unknown function '${full}'.`, at)
  }
  const [pattern] = args
  if (REGEX_METHODS.includes(name) && pattern?.kind === 'literal') checkPattern(pattern)
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

/** Visits an expression and all its parts, outer ones first. */
function walk(expression: Expression, visit: (part: Expression) => void): void {
  visit(expression)
  for (const part of partsOf(expression)) walk(part, visit)
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flat()
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'range':
      return [expression.object, expression.from, expression.to]
    case 'call':
      return [expression.callee, ...expression.args]
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise]
  }
}
