import { type StoredDocument, valueAt } from './document'
import type { Documents } from './documents'
import { compileBranches } from './filter'
import type { Boundary, Ordering, Plan } from './query-plan'
import { splitPath } from './resource-name'
import { compareValues } from './value-order'
import type { Value } from './wire'

/** How many rows may gather before the best are picked out. */
const UNSORTED_ROWS = 100

/** A candidate with the values that place it in the order. */
interface Row {
  document: StoredDocument
  keys: readonly Value[]
}

/** The documents that the query returns, in its order, whole. */
export function runPlan(plan: Plan, documents: Documents): StoredDocument[] {
  const matches = compileBranches(plan.branches)
  const best = new Best(plan.orders, plan.offset + plan.limit)
  for (const document of candidates(plan, documents)) {
    if (!matches(document)) continue
    const keys = keysOf(document, plan.orders)
    if (keys && isWithin(keys, plan)) best.add({ document, keys })
  }
  return best.documents().slice(plan.offset)
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

/** Null for a document that lacks a field of the order: such a document is not part of the result. */
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

function isWithin(keys: readonly Value[], { startAt, endAt, orders }: Plan): boolean {
  const place = (boundary: Boundary) => compareKeys(keys, boundary.values, orders)
  if (startAt && (startAt.before ? place(startAt) < 0 : place(startAt) <= 0)) return false
  return !endAt || (endAt.before ? place(endAt) < 0 : place(endAt) <= 0)
}

/** The first `limit` rows of the order, without sorting those that cannot be among them. */
class Best {
  readonly #compare: (a: Row, b: Row) => number
  readonly #limit: number
  #rows: Row[] = []
  /** The last of `limit` rows found so far: what comes behind it is not wanted. */
  #last: Row | undefined

  constructor(orders: readonly Ordering[], limit: number) {
    this.#compare = (a, b) => compareKeys(a.keys, b.keys, orders)
    this.#limit = limit
  }

  add(row: Row): void {
    if (this.#last && this.#compare(row, this.#last) > 0) return
    this.#rows.push(row)
    if (this.#rows.length >= this.#limit * 2 + UNSORTED_ROWS) this.#trim()
  }

  documents(): StoredDocument[] {
    this.#trim()
    return this.#rows.map(({ document }) => document)
  }

  #trim(): void {
    this.#rows = this.#rows.sort(this.#compare).slice(0, this.#limit)
    if (this.#rows.length === this.#limit) this.#last = this.#rows.at(-1)
  }
}
