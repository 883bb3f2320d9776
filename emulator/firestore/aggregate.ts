import type { StoredDocument } from './document'
import { type FieldPath, getField } from './field-path'
import { fromDouble } from './transform'
import { toNumber } from './value-order'
import type { Value } from './wire'

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number } | { kind: 'sum' | 'average'; path: FieldPath }
)

const INT64_LIMIT = 2n ** 63n

/** The fields that are summed or averaged: only documents that have all of them are aggregated. */
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
  if (numbers.every((number) => 'integerValue' in number)) {
    const total = numbers.reduce((partial, number) => partial + BigInt(number.integerValue), 0n)
    if (total >= -INT64_LIMIT && total < INT64_LIMIT) return { integerValue: String(total) }
  }
  return fromDouble(addUp(numbers))
}

function average(numbers: readonly Value[]): Value {
  return numbers.length === 0 ? { nullValue: null } : fromDouble(addUp(numbers) / numbers.length)
}

function addUp(numbers: readonly Value[]): number {
  return numbers.reduce((partial, number) => partial + Number(toNumber(number)), 0)
}
