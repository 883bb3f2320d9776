/** Undoes the change from `before` to `after` in the current rows (`now`). Later changes are not undone. */
export function undoStep<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const [was, became] = [byKey(before), byKey(after)]
  const rows = now.flatMap((row) => {
    const [old, made] = [was.get(keyOf(row)), became.get(keyOf(row))]
    if (!made) return [row]
    if (!old) return isSame(row, made) ? [] : [row]
    return [revertedValue(old, made, row) as Row]
  })
  const standing = new Set(rows.map(keyOf))
  let above = 0
  for (const row of before) {
    const key = keyOf(row)
    if (!became.has(key) && !standing.has(key)) rows.splice(above, 0, row)
    const place = rows.findIndex((other) => keyOf(other) === key)
    if (place !== -1) above = place + 1
  }
  return rows
}

type Plain = Readonly<Record<string, unknown>>

/** Returns `now` without the change from `old` to `made`, as far as it still contains the change. */
function revertedValue(old: unknown, made: unknown, now: unknown): unknown {
  if (isSame(now, made)) return old
  if (!isPlain(old) || !isPlain(made) || !isPlain(now)) return now
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, revertedValue(old[name], made[name], value)]),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
