import type { Expression } from './ast'
import { BudgetExceeded, MAX_CALL_DEPTH, type ExpressionBudget } from './budget'
import { CONVERSIONS } from './conversions'
import { EvaluationError, fail } from './evaluation-error'
import { countOf, intOf, type Call } from './methods/arguments'
import { LIST_METHODS } from './methods/list'
import { MAP_DIFF_METHODS, MAP_METHODS } from './methods/map'
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from './methods/other'
import { SET_METHODS } from './methods/set'
import { STRING_METHODS } from './methods/string'
import { DURATION_METHODS, TIMESTAMP_METHODS } from './methods/time'
import { NAMESPACES } from './namespaces'
import { applyBinary, negate } from './operators'
import { Scope } from './scope'
import {
  Duration,
  isList,
  isPartial,
  LatLng,
  MapDiff,
  Path,
  RulesSet,
  Timestamp,
  typeOf,
  type RulesMap,
  type RulesValue,
} from './value'

/** What a service adds to the language, and what one request may spend. */
export interface Runtime {
  /** By name, with a dot where the service has it so: `get`, `firestore.get`. */
  functions: ReadonlyMap<string, Call<null>>
  expressions: ExpressionBudget
}

/** The value of an expression. Throws EvaluationError, with the position of its innermost cause. */
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
    default:
      runtime.expressions.spend()
  }
  switch (expression.kind) {
    case 'member':
      return member(value(expression.object), expression.name)
    case 'index':
      return indexed(value(expression.object), value(expression.index))
    case 'range':
      return range(value(expression.object), value(expression.from), value(expression.to))
    case 'unary':
      return expression.operator === '-'
        ? negate(value(expression.operand))
        : !boolean(value(expression.operand))
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '||' || operator === '&&') return logical(operator, left, right, value)
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

function unknownName(name: string, scope: Scope): RulesValue {
  // `null` is a value too; only a name that nothing defines is an error.
  return scope.variable(name) === null ? null : fail(`Unknown variable '${name}'.`)
}

/**
 * `&&` and `||` ask both sides in either order: a side that decides alone absorbs an error (or a
 * value that is no boolean) on the other.
 */
function logical(
  operator: '&&' | '||',
  left: Expression,
  right: Expression,
  value: (expression: Expression) => RulesValue,
): boolean {
  const deciding = operator === '||'
  let leftError: EvaluationError
  try {
    const result = boolean(value(left))
    return result === deciding ? deciding : boolean(value(right))
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    leftError = error
  }
  if (absorbs(right, deciding, value)) return deciding
  throw leftError
}

function absorbs(
  side: Expression,
  deciding: boolean,
  value: (expression: Expression) => RulesValue,
): boolean {
  try {
    return value(side) === deciding
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
  // One segment stays one segment, whatever stands in the text.
  if (typeof inserted === 'string' && inserted !== '' && !inserted.includes('/')) return [inserted]
  return fail(`A path segment cannot be ${typeOf(inserted)}.`)
}

function member(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.')
  if (isPartial(object))
    return object.member(name) ?? fail(`The query does not say what '${name}' is.`)
  if (!(object instanceof Map))
    return fail(`Type error. Received: ${typeOf(object)}. Expected: map.`)
  return ownProperty(object as RulesMap, name)
}

function ownProperty(map: RulesMap, name: string): RulesValue {
  const found = map.get(name)
  return found === undefined ? fail(`Property ${name} is undefined on object.`) : found
}

function indexed(object: RulesValue, index: RulesValue): RulesValue {
  if (object === null) return fail('Null value error.')
  if (typeof index === 'string' && (object instanceof Map || isPartial(object)))
    return member(object, index)
  const whole = object instanceof Path ? object.segments : object
  if (typeof whole !== 'string' && !isList(whole))
    return fail(`Unsupported operation: ${typeOf(object)}[${typeOf(index)}].`)
  const found = whole[Number(intOf(index))]
  return found === undefined
    ? fail(`Index out of bound. Index: ${intOf(index)}, size: ${whole.length}.`)
    : found
}

/** Ranges do not clamp: both ends must lie in what is cut. */
function range(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const [start, end] = [Number(intOf(from)), Number(intOf(to))]
  if (typeof object !== 'string' && !isList(object))
    return fail(`Unsupported operation: ${typeOf(object)}[int:int].`)
  const inside = (index: number) => index >= 0 && index < object.length
  if (start > end || !inside(start) || !inside(end - 1))
    return fail(`Index out of bound. Range: [${start}:${end}], size: ${object.length}.`)
  return object.slice(start, end)
}

function isOfType(value: RulesValue, type: string): boolean {
  if (isPartial(value)) return fail('The query does not say what type this is.')
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number'
  // Google's emulator compiles `is set` and always says no.
  return type !== 'set' && typeOf(value) === type
}

type CallExpression = Extract<Expression, { kind: 'call' }>

function call({ callee, args }: CallExpression, scope: Scope, runtime: Runtime): RulesValue {
  const values = (): RulesValue[] => args.map((arg) => evaluate(arg, scope, runtime))
  if (callee.kind === 'name') {
    const declared = scope.function(callee.name)
    if (declared) return callDeclared(declared, values(), scope.depth, runtime)
    const builtIn: Call<null> | undefined =
      runtime.functions.get(callee.name) ?? own(CONVERSIONS, callee.name)
    if (builtIn) return builtIn(null, values())
    if (callee.name === 'debug') return values()[0] ?? null
    return fail(`Unknown function '${callee.name}'.`)
  }
  if (callee.kind !== 'member') return fail('Only functions and methods can be called.')
  if (callee.object.kind === 'name' && scope.variable(callee.object.name) === undefined) {
    const namespace = callee.object.name
    const found =
      own(own(NAMESPACES, namespace) ?? {}, callee.name) ??
      runtime.functions.get(`${namespace}.${callee.name}`)
    return found ? found(null, values()) : fail(`Unknown function '${namespace}.${callee.name}'.`)
  }
  return method(evaluate(callee.object, scope, runtime), callee.name, values())
}

function callDeclared(
  { declaration, scope }: NonNullable<ReturnType<Scope['function']>>,
  args: readonly RulesValue[],
  depth: number,
  runtime: Runtime,
): RulesValue {
  countOf(args, declaration.parameters.length)
  if (depth >= MAX_CALL_DEPTH)
    throw new BudgetExceeded(`More than ${MAX_CALL_DEPTH} function calls deep.`)
  const inner = new Scope(
    declaration.parameters.map((name, index) => [name, args[index] ?? null]),
    scope,
    undefined,
    depth + 1,
  )
  for (const { name, value } of declaration.bindings)
    inner.define(name, evaluate(value, inner, runtime))
  return evaluate(declaration.result, inner, runtime)
}

function method(self: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (self === null) return fail('Null value error.')
  if (isPartial(self)) return fail(`The query does not say enough for '${name}'.`)
  if (typeof self === 'string') return invoke(STRING_METHODS, self, name, args)
  if (self instanceof Uint8Array) return invoke(BYTES_METHODS, self, name, args)
  if (isList(self)) return invoke(LIST_METHODS, self, name, args)
  if (self instanceof Map) return invoke(MAP_METHODS, self as RulesMap, name, args)
  if (self instanceof RulesSet) return invoke(SET_METHODS, self, name, args)
  if (self instanceof MapDiff) return invoke(MAP_DIFF_METHODS, self, name, args)
  if (self instanceof Timestamp) return invoke(TIMESTAMP_METHODS, self, name, args)
  if (self instanceof Duration) return invoke(DURATION_METHODS, self, name, args)
  if (self instanceof LatLng) return invoke(LATLNG_METHODS, self, name, args)
  if (self instanceof Path) return invoke(PATH_METHODS, self, name, args)
  return fail(`Function not found: ${typeOf(self)}.${name}.`)
}

function invoke<Self>(
  methods: Record<string, Call<Self>>,
  self: Self,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const found = own(methods, name)
  return found ? found(self, args) : fail(`Function not found: ${name}.`)
}

/** A table's own entry; names from a rules file must not reach `constructor` and the like. */
function own<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
