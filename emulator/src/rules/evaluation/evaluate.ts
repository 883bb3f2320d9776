import type { Expression } from '../syntax/ast'
import type { ExpressionBudget } from './budget'
import { EvaluationError, fail } from './evaluation-error'
import { assertCount, callMethod } from './methods'
import { applyBinary, negate } from './operators'
import { Scope, type Lazy } from './scope'
import { Path, typeOf, type RulesValue, isList, Partial, type RulesMap } from './value'

/** Built-in functions by name. Functions of other services have a prefix: `get`, `firestore.get`. */
export type ServiceFunctions = ReadonlyMap<string, (argument: RulesValue) => RulesValue>

export interface Runtime {
  functions: ServiceFunctions
  expressions: ExpressionBudget
}

/** Evaluates an expression. Throws EvaluationError with the position of the innermost cause. */
export function evaluate(expression: Expression, scope: Scope, runtime: Runtime): RulesValue {
  try {
    return valueOf(expression, scope, runtime)
  } catch (error) {
    if (error instanceof EvaluationError && !/^L\d/.test(error.message))
      error.message = `L${expression.at.line}:${expression.at.column} ${error.message}`
    throw error
  }
}

function valueOf(expression: Expression, scope: Scope, runtime: Runtime): RulesValue {
  const value = (inner: Expression) => evaluate(inner, scope, runtime)
  runtime.expressions.spend(costOf(expression))
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return scope.variable(expression.name) ?? unknownName(expression.name, scope)
    case 'list':
      return expression.items.map(value)
    case 'map':
      return new Map(expression.entries.map(([key, entry]) => [keyOf(value(key)), value(entry)]))
    case 'path':
      return new Path(expression.segments.flatMap((part) => segmentsOf(part, value)))
    case 'member':
      return member(value(expression.object), expression.name)
    case 'index':
      return selectIndex(value(expression.object), value(expression.index))
    case 'unary':
      return expression.operator === '-'
        ? negate(value(expression.operand))
        : !boolean(value(expression.operand))
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '||' || operator === '&&') {
        const second = () => (runtime.expressions.spend(1), value(right))
        return logical(operator, () => value(left), second)
      }
      return applyBinary(operator, value(left), value(right))
    }
    case 'is':
      return isOfType(value(expression.operand), expression.type)
    case 'conditional':
      return boolean(value(expression.condition))
        ? value(expression.then)
        : value(expression.otherwise)
    case 'call':
      return call(expression, scope, runtime)
  }
}

/** Returns what an expression without its operands adds to the count of expressions, as in Google's emulator. */
function costOf(expression: Expression): number {
  if (expression.kind === 'conditional' || expression.kind === 'is') return 2
  if (expression.kind !== 'path') return 1
  return 1 + expression.segments.filter((segment) => typeof segment === 'string').length
}

function unknownName(name: string, scope: Scope): RulesValue {
  // `null` is a value. Only undefined names are errors.
  return scope.variable(name) === null ? null : fail(`Unknown variable '${name}'.`)
}

/** Evaluates `&&` and `||`. If one side decides the result, an error or a non-boolean on the other side is ignored. */
function logical(operator: '&&' | '||', left: () => RulesValue, right: () => RulesValue): boolean {
  const deciding = operator === '||'
  try {
    if (boolean(left()) === deciding) return deciding
  } catch (error) {
    if (error instanceof EvaluationError && decidesAlone(right, deciding)) return deciding
    throw error
  }
  return boolean(right())
}

function decidesAlone(side: () => RulesValue, deciding: boolean): boolean {
  try {
    return side() === deciding
  } catch (error) {
    if (error instanceof EvaluationError) return false
    throw error
  }
}

export function boolean(value: RulesValue): boolean {
  return typeof value === 'boolean'
    ? value
    : fail(`Type error. Received: ${typeOf(value)}. Expected: bool.`)
}

function keyOf(value: RulesValue): string {
  return typeof value === 'string' ? value : fail(`A map's key cannot be ${typeOf(value)}.`)
}

function segmentsOf(
  part: string | Expression,
  value: (expression: Expression) => RulesValue,
): readonly string[] {
  if (typeof part === 'string') return [part]
  const inserted = value(part)
  if (inserted instanceof Path) return inserted.segments
  // A string must be a single segment.
  if (typeof inserted === 'string' && inserted !== '' && !inserted.includes('/')) return [inserted]
  return fail(`A path segment cannot be ${typeOf(inserted)}.`)
}

type CallExpression = Extract<Expression, { kind: 'call' }>

function call({ callee, args }: CallExpression, scope: Scope, runtime: Runtime): RulesValue {
  if (callee.kind === 'name') {
    const declared = scope.function(callee.name)
    if (declared) return callDeclared(declared, args, scope, runtime)
    return callOfService(callee.name)
  }
  if (callee.kind !== 'member') return fail('Only functions and methods can be called.')
  const { object, name } = callee
  if (object.kind === 'name' && scope.variable(object.name) === undefined)
    return callOfService(`${object.name}.${name}`)
  return callMethod(evaluate(object, scope, runtime), name, values())

  function callOfService(full: string): RulesValue {
    const found = runtime.functions.get(full)
    if (!found) return fail(`Unknown function '${full}'.`)
    const given = values()
    assertCount(given, 1)
    return found(given[0] ?? null)
  }

  function values(): RulesValue[] {
    return args.map((arg) => evaluate(arg, scope, runtime))
  }
}

function callDeclared(
  { declaration, scope }: NonNullable<ReturnType<Scope['function']>>,
  args: readonly Expression[],
  caller: Scope,
  runtime: Runtime,
): RulesValue {
  const inner = new Scope([], scope)
  for (const [index, name] of declaration.parameters.entries())
    inner.define(name, attempt(args[index] ?? fail(`'${name}' is not given.`), caller, runtime))
  for (const { name, value } of declaration.bindings) {
    runtime.expressions.spend(1)
    inner.define(name, attempt(value, inner, runtime))
  }
  return evaluate(declaration.result, inner, runtime)
}

/** Evaluates a variable. An error is thrown only when the variable is used. */
function attempt(expression: Expression, scope: Scope, runtime: Runtime): Lazy {
  try {
    return evaluate(expression, scope, runtime)
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return () => {
      throw error
    }
  }
}

function member(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.')
  if (object instanceof Partial) return object.member(name)
  if (!(object instanceof Map))
    return fail(`Type error. Received: ${typeOf(object)}. Expected: map.`)
  const found = (object as RulesMap).get(name)
  return found === undefined ? fail(`Property ${name} is undefined on object.`) : found
}

function selectIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return member(object, index)
  const whole = object instanceof Path ? object.segments : object
  if (typeof index !== 'bigint' || (typeof whole !== 'string' && !isList(whole)))
    return fail(`Unsupported operation: ${typeOf(object)}[${typeOf(index)}].`)
  const found = whole[Number(index)]
  return found === undefined
    ? fail(`Index out of bound. Index: ${index}, size: ${whole.length}.`)
    : found
}

function isOfType(value: RulesValue, type: string): boolean {
  if (value instanceof Partial) return fail('The query does not say what type this is.')
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number'
  return typeOf(value) === type
}
