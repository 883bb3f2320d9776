/** Whether two values are alike: plain data by what it holds (undefined is nothing), all else, like a file, by being the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other)
  const ours = new Map<string, unknown>(Object.entries(one))
  const theirs = new Map<string, unknown>(Object.entries(other))
  const keys = [...ours.keys(), ...theirs.keys()]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.every((key) => isAlike(ours.get(key), theirs.get(key)))
  )
}

/** A copy that nobody else changes; what is no plain data, like a file, stays the same. */
export function snapshot<Value>(value: Value): Value
export function snapshot(value: unknown): unknown {
  if (!isPlain(value)) return value
  if (Array.isArray(value)) return value.map((each: unknown) => snapshot(each))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, snapshot(each)]))
}

function isPlain(value: unknown): value is object {
  return /^\[object (Array|Object)\]$/.test(Object.prototype.toString.call(value))
}
