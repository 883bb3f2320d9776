/** Returns whether two values are equal: plain data by content (ignoring undefined), files and others by identity. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ours, theirs] = [one as Fields, other as Fields]
  return (
    Object.keys(ours).every((key) => isDeepEqual(ours[key], own(theirs, key))) &&
    Object.keys(theirs).every((key) => Object.hasOwn(ours, key) || theirs[key] === undefined)
  )
}

type Fields = Readonly<Record<string, unknown>>

const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Returns a deep copy of plain data. Does not copy other values, such as files. */
export function snapshot<Value>(value: Value): Value
export function snapshot(value: unknown): unknown {
  if (!isPlain(value)) return value
  if (Array.isArray(value)) return value.map((each: unknown) => snapshot(each))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, snapshot(each)]))
}

function isPlain(value: unknown): value is object {
  // Most values are strings and numbers.
  if (typeof value !== 'object') return false
  return /^\[object (Array|Object)\]$/.test(Object.prototype.toString.call(value))
}
