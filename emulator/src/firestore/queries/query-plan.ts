import type { FieldPath } from '../documents/field-path'
import type { Branches } from './filter'
import type { Value } from '../values/wire'

export interface Ordering {
  path: FieldPath
  descending: boolean
}

/** A place in the order; `before` means just in front of the documents that have these values. */
export interface Boundary {
  values: readonly Value[]
  before: boolean
}

/** A query that is checked and ready to run, with the implicit order spelled out. */
export interface Plan {
  /** '' or the document above the collections. */
  parent: string
  /** Null: documents of every collection. */
  collectionId: string | null
  allDescendants: boolean
  branches: Branches
  /** Ends with `__name__`, so that no two documents are equal. */
  orders: readonly Ordering[]
  startAt: Boundary | null
  endAt: Boundary | null
  offset: number
  /** Infinity: all there are. */
  limit: number
  /** Null: whole documents. */
  select: readonly FieldPath[] | null
}
