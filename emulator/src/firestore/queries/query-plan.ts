import type { FieldPath } from '../documents/field-path'
import type { Branches } from './filter'
import type { Value } from '../values/wire'

export interface Ordering {
  path: FieldPath
  descending: boolean
}

export interface Plan {
  /** Path of the parent document of the queried collections, or '' for the root. */
  parent: string
  collectionId: string | null
  allDescendants: boolean
  branches: Branches
  /** Sort order. It ends with `__name__`, so that the order of any two documents is defined. */
  orders: readonly Ordering[]
  startAfter: readonly Value[] | null
  offset: number
  limit: number
  select: readonly FieldPath[] | null
}
