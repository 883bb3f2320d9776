import { type Difference, differences, type Parts } from '@/lib/saving/differences'

export interface Versions {
  label: string
  mine: string
  theirs: string
  pictures?: { mine: string; theirs: string }
}

export interface DifferenceText extends Versions {
  key: string
  by: Difference<unknown>['by']
  /** Parts of the value, if they are easier to compare. */
  pieces?: readonly Versions[] | undefined
}

interface Words<Value> {
  label: (value: Value) => string
  text: (value: Value) => string
}

export function describeDifferences<Value>(
  found: readonly Difference<Value>[],
  { label, text }: Words<Value>,
): DifferenceText[] {
  return found.map(({ key, by, mine, theirs }) => {
    const one = mine ?? theirs
    const inWords = (value: Value | undefined) =>
      value === undefined ? '(tidak ada)' : text(value) || '(kosong)'
    return {
      key,
      by,
      label: one === undefined ? key : label(one),
      mine: inWords(mine),
      theirs: inWords(theirs),
    }
  })
}

/** Describes differing rows as text. Rows with the same text count as equal. */
export function describeRowDifferences<Row>(
  base: Parts<Row>,
  mine: Parts<Row>,
  theirs: Parts<Row>,
  words: Words<Row>,
): DifferenceText[] {
  const textOf = (row: Row | undefined) => row && words.text(row)
  const isSame = (one?: Row, other?: Row) => textOf(one) === textOf(other)
  return describeDifferences(differences(base, mine, theirs, isSame), words)
}
