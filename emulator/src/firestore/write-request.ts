import * as v from 'valibot'
import { ApiError } from '../http/message'
import { type FieldPath, parseDocumentFieldPath } from './field-path'
import { optional, parseMessage } from '../http/body'
import { parseFields, parseValue } from './parse-value'
import { documentPath } from './resource-name'
import { parseTimestamp } from './timestamp'
import type { NumberValue, Transform } from './transform'
import type { Value } from './wire'
import type { Precondition, Write } from './write'

/** For one document in one commit (firebase.google.com/docs/firestore/quotas). */
const MAXIMUM_TRANSFORMS = 500

const Mask = v.pipe(
  v.strictObject({ fieldPaths: v.optional(v.array(v.string()), []) }),
  v.transform(({ fieldPaths }) => fieldPaths.map(parseDocumentFieldPath)),
)

/** The fields that an answer is to have. Throws INVALID_ARGUMENT. */
export function parseMask(json: unknown): FieldPath[] | null {
  return parseMessage(optional(Mask), json) ?? null
}

const Elements = v.object({ values: optional(v.array(v.unknown())) })

const TransformMessage = v.strictObject({
  fieldPath: v.string(),
  setToServerValue: optional(v.literal('REQUEST_TIME')),
  increment: v.optional(v.unknown()),
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
type TransformMessage = v.InferOutput<typeof TransformMessage>

/** Checks the writes of a commit below `root`. Throws INVALID_ARGUMENT. */
export function parseWrites(json: unknown, root: string): Write[] {
  const messages = parseMessage(v.array(WriteMessage), json ?? [])
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
  const transforms = (updateTransforms ?? []).map(parseTransform)
  if (transforms.length > MAXIMUM_TRANSFORMS)
    throw invalid(`A write has at most ${MAXIMUM_TRANSFORMS} transforms.`)
  const path = documentPath(update?.name, root)
  const fields = parseFields(update?.fields)
  return { kind: 'update', path, precondition, fields, mask: updateMask ?? null, transforms }
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

function parseTransform({ fieldPath, ...kinds }: TransformMessage): Transform {
  const path = parseDocumentFieldPath(fieldPath)
  const given = Object.entries(kinds).filter(([, operand]) => operand !== undefined)
  const [[kind, operand] = ['', undefined], second] = given
  if (second) throw invalid(`The transform of ${fieldPath} is more than one.`)
  switch (kind) {
    case 'setToServerValue':
      return { path, kind: 'serverTimestamp' }
    case 'increment':
      return { path, kind, operand: parseNumber(operand) }
    case 'appendMissingElements':
      return { path, kind: 'appendMissing', elements: parseElements(kinds.appendMissingElements) }
    case 'removeAllFromArray':
      return { path, kind: 'removeAll', elements: parseElements(kinds.removeAllFromArray) }
    default:
      throw invalid(`The transform of ${fieldPath} does nothing.`)
  }
}

function parseNumber(json: unknown): NumberValue {
  const value = parseValue(json)
  if ('integerValue' in value || 'doubleValue' in value) return value
  throw invalid('The operand of a transform must be a number.')
}

function parseElements(message: v.InferOutput<typeof Elements> | undefined): Value[] {
  return (message?.values ?? []).map((value) => parseValue(value))
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
