/**
 * Between the objects that proto-loader makes of google.firestore.v1 (enumerations as names, int64 as
 * text, bytes as base64, what was not sent left out) and the JSON of the REST API, which the parsers
 * of emulator/firestore know. Only the well-known types differ: JSON has times as RFC 3339, wrapped
 * numbers bare and null as null (protobuf.dev/programming-guides/json).
 */
export type Message = Readonly<Record<string, unknown>>

/** Fields that are maps: their keys are names of documents' fields, not of messages'. */
const MAPS: ReadonlySet<string> = new Set(['fields', 'aggregateFields', 'labels'])

const TIMES: ReadonlySet<string> = new Set([
  'commitTime',
  'createTime',
  'readTime',
  'timestampValue',
  'updateTime',
])

/** google.protobuf.Int32Value and Int64Value. */
const WRAPPED: ReadonlySet<string> = new Set(['limit', 'upTo'])

/** A decoded message as the REST API has it. */
export function toJson(message: unknown): unknown {
  return convert(message, (name, value) => {
    if (TIMES.has(name)) return toRfc3339(value)
    return WRAPPED.has(name) ? unwrap(value) : undefined
  })
}

/** What the REST API answers, ready to be encoded. */
export function toMessage(json: unknown): unknown {
  return convert(json, (name, value) => {
    if (TIMES.has(name)) return toTimestamp(value)
    return name === 'nullValue' ? 'NULL_VALUE' : undefined
  })
}

/** Copies `value`, with `replace` deciding on each field of a message unless it says undefined. */
function convert(value: unknown, replace: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => convert(one, replace))
  if (!isMessage(value)) return value
  return mapValues(value, (field, name) =>
    MAPS.has(name) && isMessage(field)
      ? mapValues(field, (one) => convert(one, replace))
      : (replace(name, field) ?? convert(field, replace)),
  )
}

/** Keys become own properties whatever they are called: a document may have a field `__proto__`. */
function mapValues(message: Message, map: (value: unknown, key: string) => unknown): Message {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, map(value, key)]))
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Out of range, the answer is a text that no parser takes for a time. */
function toRfc3339(timestamp: unknown): string {
  const { seconds = 0, nanos = 0 } = isMessage(timestamp) ? timestamp : {}
  const date = new Date(Number(seconds) * 1000)
  if (Number.isNaN(date.getTime())) return `${String(seconds)} seconds`
  return `${date.toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`
}

function toTimestamp(text: unknown): Message {
  const time = String(text)
  const mark = time.indexOf('.')
  return {
    seconds: Date.parse(`${time.slice(0, mark)}Z`) / 1000,
    nanos: Number(time.slice(mark + 1, -1).padEnd(9, '0')),
  }
}

function unwrap(wrapped: unknown): unknown {
  return isMessage(wrapped) ? (wrapped['value'] ?? 0) : wrapped
}
