import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../http/message'
import { documentSize } from './document-size'
import type { StoredDocument } from './document'
import { type FieldPath, getField, withField } from './field-path'
import { type Transform, transformField } from './transform'
import type { Fields, Value, WireTimestamp } from './wire'

const MAXIMUM_DOCUMENT_BYTES = 1024 * 1024

export type Precondition = { exists: boolean } | { updateTime: WireTimestamp }

/** One change of one document. */
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

export interface Written {
  after: StoredDocument | null
  transformResults: Value[]
}

/**
 * Throws as production does: NOT_FOUND or ALREADY_EXISTS where existence differs,
 * FAILED_PRECONDITION where the update time does.
 */
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

interface Times {
  commitTime: WireTimestamp
  requestTime: WireTimestamp
}

/** The document after the write. Throws INVALID_ARGUMENT when it becomes too large. */
export function applyWrite(write: Write, before: StoredDocument | null, times: Times): Written {
  if (write.kind === 'verify') return { after: before, transformResults: [] }
  if (write.kind === 'delete') return { after: null, transformResults: [] }

  let fields =
    write.mask === null ? write.fields : merge(before?.fields ?? {}, write.fields, write.mask)
  const transformResults: Value[] = []
  for (const transform of write.transforms) {
    const { value, result } = transformField(
      getField(fields, transform.path),
      transform,
      times.requestTime,
    )
    fields = withField(fields, transform.path, value)
    transformResults.push(result)
  }
  if (documentSize(write.path, fields) > MAXIMUM_DOCUMENT_BYTES)
    throw new ApiError('INVALID_ARGUMENT', `${write.path} would be larger than 1 MiB.`)
  return { after: succeed(before, write.path, fields, times.commitTime), transformResults }
}

function merge(old: Fields, changed: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce((fields, path) => withField(fields, path, getField(changed, path)), old)
}

/** A write that changes nothing leaves the update time as it was. */
function succeed(
  before: StoredDocument | null,
  path: string,
  fields: Fields,
  time: WireTimestamp,
): StoredDocument {
  if (before && isDeepStrictEqual(before.fields, fields)) return before
  return { path, fields, createTime: before?.createTime ?? time, updateTime: time }
}
