import * as v from 'valibot'
import { ApiError } from '../http/message'
import { type FieldPath, getField, parseDocumentFieldPath } from './field-path'
import { optional, parseMessage } from './message-schema'
import { parseFields, parseValue } from './parse-value'
import { documentPath } from './resource-name'
import { parseTimestamp } from './timestamp'
import type { NumberValue, Transform } from './transform'
import type { Value } from './wire'
import type { Precondition, Write } from './write'

/** Limits as of firebase.google.com/docs/firestore/quotas. */
const MAXIMUM_WRITES = 500
const MAXIMUM_TRANSFORMS = 500

const Mask = v.strictObject({ fieldPaths: optional(v.array(v.string())) })

const Elements = v.object({ values: optional(v.array(v.unknown())) })

const TransformMessage = v.strictObject({
  fieldPath: v.string(),
  setToServerValue: optional(v.picklist(['REQUEST_TIME', 1])),
  increment: v.optional(v.unknown()),
  maximum: v.optional(v.unknown()),
  minimum: v.optional(v.unknown()),
  appendMissingElements: optional(Elements),
  removeAllFromArray: optional(Elements),
})

const PreconditionMessage = v.strictObject({
  exists: optional(v.boolean()),
  updateTime: optional(v.string()),
})

const WriteMessage = v.strictObject({
  update: optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })),
  delete: optional(v.string()),
  verify: optional(v.string()),
  updateMask: optional(Mask),
  updateTransforms: optional(v.array(TransformMessage)),
  currentDocument: optional(PreconditionMessage),
})
type WriteMessage = v.InferOutput<typeof WriteMessage>

/** Checks the writes of a commit below `root`. Throws INVALID_ARGUMENT. */
export function parseWrites(json: unknown, root: string): Write[] {
  const messages = parseMessage(v.array(WriteMessage), json ?? [])
  if (messages.length > MAXIMUM_WRITES) throw invalid(`A commit has at most ${MAXIMUM_WRITES} writes.`)
  return messages.map((message) => parseWrite(message, root))
}

function parseWrite(message: WriteMessage, root: string): Write {
  const { update, delete: deleted, verify, updateMask, updateTransforms, currentDocument } = message
  if ([update, deleted, verify].filter((one) => one !== undefined).length !== 1)
    throw invalid('A write has one of update, delete and verify.')
  const precondition = parsePrecondition(currentDocument)
  if (deleted !== undefined)
    return { kind: 'delete', path: documentPath(deleted, root), precondition }
  if (verify !== undefined) {
    if (!precondition) throw invalid('A verify needs a precondition.')
    return { kind: 'verify', path: documentPath(verify, root), precondition }
  }
  const fields = parseFields(update?.fields)
  const mask = updateMask ? parseMask(updateMask.fieldPaths ?? []) : null
  if (mask && !isCovered(fields, mask))
    throw invalid('The update has fields that are not in the update mask.')
  const transforms = (updateTransforms ?? []).map(parseTransform)
  if (transforms.length > MAXIMUM_TRANSFORMS)
    throw invalid(`A write has at most ${MAXIMUM_TRANSFORMS} transforms.`)
  return { kind: 'update', path: documentPath(update?.name, root), precondition, fields, mask, transforms }
}

export function parsePrecondition(
  message: v.InferOutput<typeof PreconditionMessage> | undefined,
): Precondition | null {
  const { exists, updateTime } = message ?? {}
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('A precondition has one of exists and updateTime.')
  if (updateTime !== undefined) return { updateTime: parseTimestamp(updateTime) }
  return exists === undefined ? null : { exists }
}
