import * as v from 'valibot'
import { ApiError } from '../../http/message'
import { type FieldPath, parseDocumentFieldPath } from '../documents/field-path'
import { enumeration, optional, parseMessage } from '../../http/body'
import { parseFields, parseInteger } from '../values/parse-value'
import { documentPath } from '../documents/resource-name'
import { parseTimestamp } from '../values/timestamp'
import type { Precondition, Transform, Write } from './write'

/** Maximum number of transforms per document and commit (firebase.google.com/docs/firestore/quotas). */
const MAXIMUM_TRANSFORMS = 500

const Mask = v.pipe(
  v.strictObject({ fieldPaths: v.optional(v.array(v.string()), []) }),
  v.transform(({ fieldPaths }) => fieldPaths.map(parseDocumentFieldPath)),
)

export function parseMask(json: unknown): FieldPath[] | null {
  return parseMessage(optional(Mask), json) ?? null
}

const TransformMessage = v.pipe(
  v.union(
    [
      v.strictObject({ fieldPath: v.string(), setToServerValue: enumeration(['REQUEST_TIME']) }),
      v.strictObject({
        fieldPath: v.string(),
        increment: v.strictObject({ integerValue: v.unknown() }),
      }),
    ],
    'Transforms other than the time of the commit and whole increments are not supported here.',
  ),
  v.transform((message): Transform => {
    const path = parseDocumentFieldPath(message.fieldPath)
    if (!('increment' in message)) return { path, by: 'time' }
    return { path, by: BigInt(parseInteger(message.increment.integerValue)) }
  }),
)

const PreconditionMessage = v.strictObject({
  exists: optional(v.boolean()),
  updateTime: optional(v.string()),
})

const WriteMessage = v.strictObject({
  update: optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })),
  delete: optional(v.string()),
  verify: optional(v.string()),
  updateMask: optional(Mask),
  updateTransforms: v.optional(
    v.pipe(v.array(TransformMessage), v.maxLength(MAXIMUM_TRANSFORMS)),
    [],
  ),
  currentDocument: optional(PreconditionMessage),
})
type WriteMessage = v.InferOutput<typeof WriteMessage>

export function parseWrites(json: unknown, root: string): Write[] {
  const messages = parseMessage(v.array(WriteMessage), json ?? [])
  return messages.map((message) => parseWrite(message, root))
}

function parseWrite(message: WriteMessage, root: string): Write {
  const { update, delete: deleted, verify, updateMask, currentDocument } = message
  if ([update, deleted, verify].filter((one) => one !== undefined).length !== 1)
    throw invalid('A write has one of update, delete and verify.')
  const precondition = parsePrecondition(currentDocument)
  if (deleted !== undefined)
    return { kind: 'delete', path: documentPath(deleted, root), precondition }
  if (verify !== undefined) {
    if (!precondition) throw invalid('A verify needs a precondition.')
    return { kind: 'verify', path: documentPath(verify, root), precondition }
  }
  const path = documentPath(update?.name, root)
  const fields = parseFields(update?.fields)
  const [mask, transforms] = [updateMask ?? null, message.updateTransforms]
  return { kind: 'update', path, precondition, fields, mask, transforms }
}

function parsePrecondition(
  message: v.InferOutput<typeof PreconditionMessage> | undefined,
): Precondition | null {
  const { exists, updateTime } = message ?? {}
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('A precondition has one of exists and updateTime.')
  if (updateTime !== undefined) return { updateTime: parseTimestamp(updateTime) }
  return exists === undefined ? null : { exists }
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
