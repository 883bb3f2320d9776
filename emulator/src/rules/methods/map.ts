import { fail } from '../evaluation-error'
import { applyBinary } from '../operators'
import { isList, MapDiff, RulesSet, typeOf, type RulesMap, type RulesValue } from '../value'
import { countOf, mapOf, type Call } from './arguments'

/** firebase.google.com/docs/reference/rules/rules.Map */
export const MAP_METHODS: Record<string, Call<RulesMap>> = {
  size: (self, args) => (countOf(args, 0), BigInt(self.size)),
  keys: (self, args) => (countOf(args, 0), [...self.keys()]),
  values: (self, args) => (countOf(args, 0), [...self.values()]),
  get: (self, args) => {
    countOf(args, 2)
    const [key = null, otherwise = null] = args
    if (typeof key === 'string') return deep(self, [key], otherwise)
    return isList(key)
      ? deep(self, key, otherwise)
      : fail(`Unsupported operation: map.get(${typeOf(key)}).`)
  },
  diff: (self, args) => (countOf(args, 1), new MapDiff(self, mapOf(args[0]))),
}

function deep(map: RulesMap, keys: readonly RulesValue[], otherwise: RulesValue): RulesValue {
  let value: RulesValue = map
  for (const key of keys) {
    if (typeof key !== 'string') return fail(`Unsupported operation: map.get([${typeOf(key)}]).`)
    const inner: RulesValue | undefined =
      value instanceof Map ? (value as RulesMap).get(key) : undefined
    if (inner === undefined) return otherwise
    value = inner
  }
  return value
}

/** firebase.google.com/docs/reference/rules/rules.MapDiff: of `self` compared with what it is diffed with. */
export const MAP_DIFF_METHODS: Record<string, Call<MapDiff>> = {
  addedKeys: keys((before, after) => !before && after),
  removedKeys: keys((before, after) => before && !after),
  changedKeys: keys((before, after, same) => before && after && !same),
  unchangedKeys: keys((before, after, same) => before && after && same),
  affectedKeys: keys((before, after, same) => !(before && after && same)),
}

function keys(wanted: (before: boolean, after: boolean, same: boolean) => boolean): Call<MapDiff> {
  return ({ before, after }, args) => {
    countOf(args, 0)
    const all = new Set([...after.keys(), ...before.keys()])
    return new RulesSet(
      [...all].filter((key) => {
        const [old, fresh] = [before.get(key), after.get(key)]
        const same =
          old !== undefined && fresh !== undefined && applyBinary('==', fresh, old) === true
        return wanted(old !== undefined, fresh !== undefined, same)
      }),
    )
  }
}
