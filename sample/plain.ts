/** Value of a Firestore field as JSON. The local Firebase reads `{ $timestamp }` as a timestamp. */
export type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

export type PlainDocument = Readonly<Record<string, Plain>>

export type Documents = Record<string, PlainDocument>

/** Fields that are stored as timestamps. A complaint's `date` comes from a device and is stored as text. */
const TIMESTAMP_FIELDS: ReadonlySet<string> = new Set([
  'updatedAt',
  'receivedAt',
  'deletedAt',
  'publishAt',
  'at',
  'closedAt',
  'verdictUntil',
  'correctedAt',
  'countedAt',
  'leasedUntil',
  'createdAt',
  'renewedAt',
  'emailAt',
  'telegramAt',
])

function plain(value: unknown, field: string): Plain {
  if (typeof value === 'string') return TIMESTAMP_FIELDS.has(field) ? { $timestamp: value } : value
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => plain(item, ''))
  if (typeof value === 'object') return toDocument(value)
  throw new TypeError(`${field}: ${typeof value} is not a Firestore value`)
}

export function toDocument(document: object): PlainDocument {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [field, plain(value, field)]),
  )
}

export function collection(name: string, items: readonly { id: string }[]): Documents {
  return Object.fromEntries(items.map((item) => [`${name}/${item.id}`, toDocument(item)]))
}

export function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
