/** Value in messages of Firestore's REST API v1 (firebase.google.com/docs/firestore/reference/rest). */
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

/** Time in RFC 3339 with up to nanoseconds, e.g. `2026-01-02T03:04:05.000006Z`. */
export type WireTimestamp = string

export interface Document {
  name: string
  fields?: Fields
  createTime: WireTimestamp
  updateTime: WireTimestamp
}
