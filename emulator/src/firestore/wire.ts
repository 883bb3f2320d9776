/** Firestore's REST v1 messages, as far as the SDKs send them (firebase.google.com/docs/firestore/reference/rest). */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } }

export interface Fields {
  [name: string]: Value
}

/** RFC 3339 with up to nanoseconds, e.g. `2026-01-02T03:04:05.000006Z`. */
export type WireTimestamp = string

export interface Document {
  /** `projects/P/databases/(default)/documents/news/a` */
  name: string
  fields?: Fields
  createTime: WireTimestamp
  updateTime: WireTimestamp
}

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN'

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL'

export type Filter =
  | { fieldFilter: { field: { fieldPath: string }; op: FieldOperator; value: Value } }
  | { unaryFilter: { field: { fieldPath: string }; op: UnaryOperator } }
  | { compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] } }

export interface Order {
  field: { fieldPath: string }
  direction: 'ASCENDING' | 'DESCENDING'
}

export interface Cursor {
  values: Value[]
  before?: boolean
}

export interface StructuredQuery {
  from: { collectionId?: string | undefined; allDescendants?: boolean | undefined }[]
  where?: Filter | undefined
  orderBy?: Order[] | undefined
  startAt?: Cursor | undefined
  endAt?: Cursor | undefined
  offset?: number | undefined
  limit?: number | undefined
  select?: { fields: { fieldPath: string }[] } | undefined
}
