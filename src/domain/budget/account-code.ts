/** Returns the numeric segments of an account code: `5.1.02` → [5, 1, 2]. */
function segments(code: string): number[] {
  return code.split('.').map(Number)
}

/** Orders account codes by segment, so that 4.2 comes before 4.10 and a parent before its children. */
export function compareAccountCodes(a: string, b: string): number {
  const [left, right] = [segments(a), segments(b)]
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

export function isDescendantCode(code: string, parent: string): boolean {
  return code.startsWith(`${parent}.`)
}

/** Returns the codes above `code`, nearest first: `5.1.02` → `5.1`, `5`. */
export function ancestorsOf(code: string): string[] {
  const above: string[] = []
  for (let at = code.lastIndexOf('.'); at > 0; at = code.lastIndexOf('.', at - 1))
    above.push(code.slice(0, at))
  return above
}

export function parentOf(code: string): string | null {
  return ancestorsOf(code)[0] ?? null
}

/** Returns a key that equivalent codes share: `4.1.1.1` and `4.1.1.01`. */
export function normaliseCode(code: string): string {
  return segments(code).join('.')
}
