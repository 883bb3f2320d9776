import type { FieldPath } from '../documents/field-path'
import type { Branches } from './filter'
import type { Value } from '../values/wire'

export interface Ordering {
  path: FieldPath
  descending: boolean
}

/** A checked query with its implicit order made explicit. */
export interface Plan {
  /** '' or the path of the document above the collections. */
  parent: string
  /** Null for documents of all collections. */
  collectionId: string | null
  allDescendants: boolean
  branches: Branches
  /** Ends with `__name__`, so that no two documents are equal. */
  orders: readonly Ordering[]
  /** Values after which the results start, or null. */
  startAfter: readonly Value[] | null
  offset: number
  limit: number
  /** Null for whole documents. */
  select: readonly FieldPath[] | null
}
