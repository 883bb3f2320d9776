import { fail } from './evaluation-error'
import { intOf } from './methods/arguments'
import {
  isList,
  isPartial,
  Path,
  typeOf,
  type Partial,
  type RulesMap,
  type RulesValue,
} from './value'

/** `object.name` */
export function member(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.')
  if (isPartial(object)) return partMember(object, name)
  if (!(object instanceof Map))
    return fail(`Type error. Received: ${typeOf(object)}. Expected: map.`)
  return ownProperty(object as RulesMap, name)
}

function partMember(object: Partial, name: string): RulesValue {
  const found = object.member(name)
  return found === undefined ? fail(`The query does not say what '${name}' is.`) : found
}

function ownProperty(map: RulesMap, name: string): RulesValue {
  const found = map.get(name)
  return found === undefined ? fail(`Property ${name} is undefined on object.`) : found
}

/** `object[index]` */
export function indexed(object: RulesValue, index: RulesValue): RulesValue {
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

/** `object[from:to]`. Ranges do not clamp: both ends must lie in what is cut. */
export function range(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const [start, end] = [Number(intOf(from)), Number(intOf(to))]
  if (typeof object !== 'string' && !isList(object))
    return fail(`Unsupported operation: ${typeOf(object)}[int:int].`)
  const inside = (index: number) => index >= 0 && index < object.length
  if (start > end || !inside(start) || !inside(end - 1))
    return fail(`Index out of bound. Range: [${start}:${end}], size: ${object.length}.`)
  return object.slice(start, end)
}

/** `value is type` */
export function isOfType(value: RulesValue, type: string): boolean {
  if (isPartial(value)) return fail('The query does not say what type this is.')
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number'
  // Google's emulator compiles `is set` and always says no.
  return type !== 'set' && typeOf(value) === type
}
