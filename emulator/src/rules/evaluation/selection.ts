import { fail } from './evaluation-error'
import { isList, Partial, Path, typeOf, type RulesMap, type RulesValue } from './value'

export function member(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.')
  if (object instanceof Partial) return object.member(name)
  if (!(object instanceof Map))
    return fail(`Type error. Received: ${typeOf(object)}. Expected: map.`)
  const found = (object as RulesMap).get(name)
  return found === undefined ? fail(`Property ${name} is undefined on object.`) : found
}

export function selectIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return member(object, index)
  const whole = object instanceof Path ? object.segments : object
  if (typeof index !== 'bigint' || (typeof whole !== 'string' && !isList(whole)))
    return fail(`Unsupported operation: ${typeOf(object)}[${typeOf(index)}].`)
  const found = whole[Number(index)]
  return found === undefined
    ? fail(`Index out of bound. Index: ${index}, size: ${whole.length}.`)
    : found
}

export function isOfType(value: RulesValue, type: string): boolean {
  if (value instanceof Partial) return fail('The query does not say what type this is.')
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number'
  return typeOf(value) === type
}
