import { type Difference, differences, type Parts } from '@/lib/saving/differences'

export interface Versions {
  label: string
  mine: unknown
  theirs: unknown
  /** True if the values are addresses of pictures, or ''. */
  isPicture?: boolean
}

/** Fields or row that differ in two versions and are merged together. */
export interface DifferingPart extends Pick<Difference<unknown>, 'key' | 'by'> {
  label: string
  values: readonly Versions[]
}

/** Describes differing rows as text. Rows with the same text count as equal. */
export function describeRowDifferences<Row>(
  base: Parts<Row>,
  mine: Parts<Row>,
  theirs: Parts<Row>,
  { label: labelOf, text }: Record<'label' | 'text', (row: Row) => string>,
): DifferingPart[] {
  const inWords = (row: Row | undefined) => (row === undefined ? '(tidak ada)' : text(row))
  const isSame = (one?: Row, other?: Row) => inWords(one) === inWords(other)
  return differences(base, mine, theirs, isSame).map(({ key, by, mine, theirs }) => {
    const row = mine ?? theirs
    const label = row === undefined ? key : labelOf(row)
    return { key, by, label, values: [{ label, mine: inWords(mine), theirs: inWords(theirs) }] }
  })
}
