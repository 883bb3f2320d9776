import { type StoredDocument, valueAt } from '../documents/document'
import type { Documents } from '../documents/documents'
import { compileBranches } from './filter'
import type { Ordering, Plan } from './query-plan'
import { splitPath } from '../documents/resource-name'
import { compareValues } from '../values/value-order'
import type { Value } from '../values/wire'

interface Row {
  document: StoredDocument
  keys: readonly Value[]
}

export function runPlan(plan: Plan, documents: Documents): StoredDocument[] {
  const matches = compileBranches(plan.branches)
  const rows: Row[] = []
  for (const document of candidates(plan, documents)) {
    const keys = matches(document) ? keysOf(document, plan.orders) : null
    if (keys && isWithin(keys, plan)) rows.push({ document, keys })
  }
  return rows
    .sort((a, b) => compareKeys(a.keys, b.keys, plan.orders))
    .slice(plan.offset, plan.offset + plan.limit)
    .map(({ document }) => document)
}

function* candidates(plan: Plan, documents: Documents): Iterable<StoredDocument> {
  const { parent, collectionId, allDescendants } = plan
  if (!allDescendants && collectionId !== null) {
    yield* documents.in(parent === '' ? collectionId : `${parent}/${collectionId}`)
    return
  }
  const prefix = parent === '' ? '' : `${parent}/`
  for (const path of documents.collectionPaths()) {
    const [above, id] = splitPath(path)
    const isBelow = allDescendants ? path.startsWith(prefix) : above === parent
    if (isBelow && (collectionId === null || id === collectionId)) yield* documents.in(path)
  }
}

function keysOf(document: StoredDocument, orders: readonly Ordering[]): Value[] | null {
  const keys: Value[] = []
  for (const { path } of orders) {
    const value = valueAt(document, path)
    if (value === undefined) return null
    keys.push(value)
  }
  return keys
}

function compareKeys(
  a: readonly Value[],
  b: readonly Value[],
  orders: readonly Ordering[],
): number {
  for (const [i, { descending }] of orders.entries()) {
    const x = a[i]
    const y = b[i]
    if (x === undefined || y === undefined) break
    const order = compareValues(x, y)
    if (order !== 0) return descending ? -order : order
  }
  return 0
}

function isWithin(keys: readonly Value[], { startAfter, orders }: Plan): boolean {
  return !startAfter || compareKeys(keys, startAfter, orders) > 0
}
