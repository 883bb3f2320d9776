import type { Difference } from '@/lib/saving/differences'

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
  label: (value: Value, key: string) => string
  text: (value: Value, key: string) => string
}

/** `differences` in words. */
export function told<Value>(
  differences: readonly Difference<Value>[],
  { label, text }: Words<Value>,
): ToldDifference[] {
  return differences.map(({ key, by, mine, theirs }) => {
    const one = mine ?? theirs
    const inWords = (value: Value | undefined) =>
      value === undefined ? '(tidak ada)' : text(value, key) || '(kosong)'
    return {
      key,
      by,
      label: one === undefined ? key : label(one, key),
      mine: inWords(mine),
      theirs: inWords(theirs),
    }
  })
}
