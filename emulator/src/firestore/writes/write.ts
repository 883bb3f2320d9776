import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../http/message'
import type { StoredDocument } from '../documents/document'
import { type FieldPath, getField, setField } from '../documents/field-path'
import { parseInteger } from '../values/parse-value'
import type { Fields, Value, WireTimestamp } from '../values/wire'

const MAXIMUM_DOCUMENT_BYTES = 1024 * 1024

export type Precondition = { exists: boolean } | { updateTime: WireTimestamp }

export interface Transform {
  path: FieldPath
  by: 'time' | bigint
}

export type Write = { path: string; precondition: Precondition | null } & (
  | {
      kind: 'update'
      fields: Fields
      mask: readonly FieldPath[] | null
      transforms: readonly Transform[]
    }
  | { kind: 'delete' }
  | { kind: 'verify' }
)

/** Throws if a precondition fails: NOT_FOUND, ALREADY_EXISTS or, for `updateTime`, FAILED_PRECONDITION. */
export function assertPrecondition(write: Write, before: StoredDocument | null): void {
  const { path, precondition } = write
  if (precondition === null) return
  if ('updateTime' in precondition) {
    if (before?.updateTime !== precondition.updateTime)
      throw new ApiError(
        'FAILED_PRECONDITION',
        `${path} was updated at ${before?.updateTime ?? 'no time'}, not at ${precondition.updateTime}.`,
      )
  } else if (precondition.exists && !before) {
    throw new ApiError('NOT_FOUND', `No document to update: ${path}`)
  } else if (!precondition.exists && before) {
    throw new ApiError('ALREADY_EXISTS', `Document already exists: ${path}`)
  }
}

export function applyWrite(
  write: Write,
  before: StoredDocument | null,
  time: WireTimestamp,
): StoredDocument | null {
  if (write.kind === 'verify') return before
  if (write.kind === 'delete') return null

  const { path, mask, transforms } = write
  const fields = structuredClone(mask === null ? write.fields : (before?.fields ?? {}))
  for (const masked of mask ?? []) setField(fields, masked, getField(write.fields, masked))
  for (const { path, by } of transforms)
    setField(
      fields,
      path,
      by === 'time' ? { timestampValue: time } : sum(getField(fields, path), by),
    )
  if (documentSize(path, fields) > MAXIMUM_DOCUMENT_BYTES)
    throw new ApiError('INVALID_ARGUMENT', `${path} would be larger than 1 MiB.`)
  return succeed(before, path, fields, time)
}

/**
 * Adds two values. Values that are not numbers count as 0
 * (firebase.google.com/docs/reference/rest/v1/Write#FieldTransform).
 */
function sum(value: Value | undefined, by: bigint): Value {
  if (value && 'doubleValue' in value)
    throw new ApiError('INVALID_ARGUMENT', 'Increments of doubles are not supported here.')
  const before = value && 'integerValue' in value ? BigInt(value.integerValue) : 0n
  return { integerValue: parseInteger(String(before + by)) }
}

/** Returns the result of a write. The update time is the previous one if no field has changed. */
function succeed(
  before: StoredDocument | null,
  path: string,
  fields: Fields,
  time: WireTimestamp,
): StoredDocument {
  if (before && isDeepStrictEqual(before.fields, fields)) return before
  return { path, fields, createTime: before?.createTime ?? time, updateTime: time }
}

const DOCUMENT_OVERHEAD = 32
const NAME_OVERHEAD = 16

/** Returns the size of a document in bytes (firebase.google.com/docs/firestore/storage-size). */
function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD
}

function nameSize(path: string): number {
  return path.split('/').reduce((size, id) => size + textSize(id), NAME_OVERHEAD)
}

function fieldsSize(fields: Fields): number {
  let size = 0
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value)
  return size
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('geoPointValue' in value) return 16
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'))
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((size, element) => size + valueSize(element), 0)
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {})
  return 8
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1
}
