import type { StoredDocument } from './document'
import { type FieldPath, getField } from './field-path'
import { fromDouble } from './transform'
import { toNumber } from './value-order'
import type { Value } from './wire'

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number } | { kind: 'sum' | 'average'; path: FieldPath }
)

const INT64_LIMIT = 2n ** 63n

/**
 * The fields that are summed or averaged. An index over all of them is scanned, so that only documents
 * that have them all are counted, in the order of their values.
 */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]))
}

/** Values by alias. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Record<string, Value> {
  return Object.fromEntries(
    aggregations.map((one): [string, Value] => {
      if (one.kind === 'count')
        return [one.alias, { integerValue: String(Math.min(documents.length, one.upTo)) }]
      const numbers = numbersAt(documents, one.path)
      return [one.alias, one.kind === 'sum' ? sum(numbers) : average(numbers)]
    }),
  )
}

function numbersAt(documents: readonly StoredDocument[], path: FieldPath): Value[] {
  return documents.flatMap(({ fields }) => {
    const value = getField(fields, path)
    return value && ('integerValue' in value || 'doubleValue' in value) ? value : []
  })
}

/** An integer while all are and the sum fits into 64 bits, else a double. */
function sum(numbers: readonly Value[]): Value {
  const total = addUp(numbers)
  return typeof total === 'bigint' && total >= -INT64_LIMIT && total < INT64_LIMIT
    ? { integerValue: String(total) }
    : fromDouble(Number(total))
}

function average(numbers: readonly Value[]): Value {
  if (numbers.length === 0) return { nullValue: null }
  return fromDouble(Number(addUp(numbers)) / numbers.length)
}

/** Exact while all numbers are integers. */
function addUp(numbers: readonly Value[]): number | bigint {
  return numbers.every((number) => 'integerValue' in number)
    ? numbers.reduce((partial, number) => partial + BigInt(number.integerValue), 0n)
    : numbers.reduce((partial, number) => partial + Number(toNumber(number)), 0)
}
