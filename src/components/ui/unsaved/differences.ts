import { type Difference, differences, type Parts } from '@/lib/saving/differences'

/** What a field or row holds here and elsewhere, in words. */
export interface Versions {
  label: string
  mine: string
  theirs: string
  /** Addresses of pictures that differ; '' where there is none. */
  pictures?: { mine: string; theirs: string }
}

/** A part that differs, in words. */
export interface ToldDifference extends Versions {
  key: string
  by: Difference<unknown>['by']
  /** Shown in its place where it is easier to compare piece by piece. */
  pieces?: readonly Versions[] | undefined
}

interface Words<Value> {
  label: (value: Value) => string
  text: (value: Value) => string
}

/** Differences in words. */
export function told<Value>(
  found: readonly Difference<Value>[],
  { label, text }: Words<Value>,
): ToldDifference[] {
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

/** The differences between rows in words; rows that read the same are the same. */
export function toldRows<Row>(
  base: Parts<Row>,
  mine: Parts<Row>,
  theirs: Parts<Row>,
  words: Words<Row>,
): ToldDifference[] {
  const textOf = (row: Row | undefined) => row && words.text(row)
  const isSame = (one?: Row, other?: Row) => textOf(one) === textOf(other)
  return told(differences(base, mine, theirs, isSame), words)
}
