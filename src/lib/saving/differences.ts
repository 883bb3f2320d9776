import { isDeepEqual } from '../plain-data'

/** Fields or rows by key, in their order. */
export type Parts<Value> = ReadonlyMap<string, Value>

export interface Difference<Value> {
  key: string
  /** The user's value, or undefined if the part is missing. */
  mine: Value | undefined
  theirs: Value | undefined
  /** Author of the change since the edited version. */
  by: 'me' | 'them' | 'both'
}

/** Returns the parts in which `mine` and `theirs` differ. `base` is their common version. */
export function differences<Value>(
  base: Parts<Value>,
  mine: Parts<Value>,
  theirs: Parts<Value>,
  isSame: (one: Value | undefined, other: Value | undefined) => boolean = isDeepEqual,
): Difference<Value>[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
    if (isSame(own, other)) return []
    const by = isSame(other, was) ? 'me' : isSame(own, was) ? 'them' : 'both'
    return [{ key, mine: own, theirs: other, by }]
  })
}

/**
 * Returns `theirs` with the parts `own` taken from `mine`. Added parts keep their position below the same neighbour.
 */
export function mergeParts<Value>(
  mine: Parts<Value>,
  theirs: Parts<Value>,
  own: ReadonlySet<string>,
): Map<string, Value> {
  const keys = [...theirs.keys()].filter((key) => !own.has(key) || mine.has(key))
  let place = 0
  for (const key of mine.keys()) {
    if (own.has(key) && !theirs.has(key)) keys.splice(place, 0, key)
    place = keys.indexOf(key) + 1 || place
  }
  return new Map(
    keys.flatMap((key) => {
      const value = (own.has(key) ? mine : theirs).get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}
