import type { FieldPath } from '../documents/field-path'
import type { Branches } from './filter'
import type { Value } from '../values/wire'

export interface Ordering {
  path: FieldPath
  descending: boolean
}

export interface Plan {
  /** Path of the document above the collections, or ''. */
  parent: string
  collectionId: string | null
  allDescendants: boolean
  branches: Branches
  /** Sort order. It ends with `__name__`, so that no two documents are equal. */
  orders: readonly Ordering[]
  startAfter: readonly Value[] | null
  offset: number
  limit: number
  select: readonly FieldPath[] | null
}
