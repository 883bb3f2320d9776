import { fail } from '../evaluation-error'
import { own } from '../own'
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
  type Partial,
  type RulesMap,
  type RulesValue,
} from '../value'
import type { Call } from './arguments'
import { LIST_METHODS } from './list'
import { MAP_DIFF_METHODS, MAP_METHODS } from './map'
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from './other'
import { SET_METHODS } from './set'
import { STRING_METHODS } from './string'
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time'

/** What `self.name(args)` gives; an error where the type of `self` has no such method. */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  if (self === null) return fail('Null value error.')
  if (isPartial(self)) return ofPart(self, name, args)
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

/** `get` gives what the query says; that a field is missing and the default counts, it never says. */
function ofPart(self: Partial, name: string, args: readonly RulesValue[]): RulesValue {
  const [key] = args
  const found = name === 'get' && typeof key === 'string' ? self.member(key) : undefined
  return found === undefined ? fail(`The query does not say enough for '${name}'.`) : found
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
