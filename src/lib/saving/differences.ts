import { isAlike } from '../plain-data'

/** Fields or rows, by what tells them apart, in their order. */
export type Parts<Value> = ReadonlyMap<string, Value>

export interface Difference<Value> {
  key: string
  /** Undefined where the part is missing. */
  mine: Value | undefined
  theirs: Value | undefined
  /** Who has changed it since the version that was edited. */
  by: 'me' | 'them' | 'both'
}

/** The parts of which `mine` is not `theirs`, `base` being what both were made of. */
export function differences<Value>(
  base: Parts<Value>,
  mine: Parts<Value>,
  theirs: Parts<Value>,
  isSame: (one: Value | undefined, other: Value | undefined) => boolean = isAlike,
): Difference<Value>[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
    if (isSame(own, other)) return []
    const by = isSame(other, was) ? 'me' : isSame(own, was) ? 'them' : 'both'
    return [{ key, mine: own, theirs: other, by }]
  })
}

/** `theirs` with the parts `own` as `mine` has them; what is added stands below what it stood below. */
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
