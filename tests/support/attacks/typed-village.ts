import { readFileSync } from 'node:fs'
import { ulid } from 'ulid'
import * as v from 'valibot'
import type { Documents, PlainDocument, Plain } from '../../../sample/plain'
import { asRead, collectionOf, SCHEMAS } from '../../../sample/reading'
import { SAMPLE_FILE } from '../../../scripts/support/paths'
import { publicListsWith } from '../../../src/domain/public-lists'
import { isVillageHead } from '../../../src/domain/officials/official'
import { ADDRESSES, type Payload, TEXTS } from './payloads'

/* The sample village with payloads in every field whose schema accepts them. */

/** Collections that get no payloads, because only functions write them. */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  'publishing',
  'complaint_work',
  'complaint_notices',
  'push_messages',
  'push_subscriptions',
  'push_work',
])

const KEYS: ReadonlySet<string> = new Set([
  ...['id', 'auth_id', 'createdBy', 'updatedBy', 'deletedBy', 'replacedBy', 'actor', 'by'],
  ...['assignee', 'collection', 'document', 'kind', 'slug', 'itemId', 'table', 'copy'],
])

type Path = readonly (string | number)[]

function textsIn(value: Plain, path: Path = []): Path[] {
  if (typeof value === 'string') return KEYS.has(String(path.at(-1))) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  if ('$timestamp' in value) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function replaced(value: Plain, [key, ...rest]: Path, text: string): Plain {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((part: Plain, at) => (at === key ? replaced(part, rest, text) : part))
  const fields = value as PlainDocument
  return { ...fields, [key]: replaced(fields[key] ?? null, rest, text) }
}

const isAddress = (path: Path) =>
  /url$/i.test(String(path.findLast((key) => typeof key === 'string')))

const nameOf = (collection: string, path: Path) =>
  [collection, ...path.filter((key) => !/^(\d+|[0-9A-Z]{26})$/.test(String(key)))].join('.')

const isHead = (name: string, [field]: Path, document: PlainDocument) =>
  name === 'apparatus' &&
  field === 'position' &&
  isVillageHead({ position: JSON.stringify(document[field] ?? '').slice(1, -1) })

export interface Typed {
  documents: Documents
  texts: Record<string, string[]>
}

export function typedVillage(): Typed {
  const sample = JSON.parse(readFileSync(SAMPLE_FILE, 'utf8')) as { documents: Documents }
  const typed: Typed = { documents: {}, texts: {} }
  const next: Record<string, number> = {}
  for (const [path, document] of Object.entries(sample.documents)) {
    const name = collectionOf(path)
    if (LEFT_ALONE.has(name)) continue
    const schema: v.GenericSchema = SCHEMAS[name as keyof typeof SCHEMAS]
    typed.documents[path] = textsIn(document).reduce((filled: PlainDocument, at) => {
      const field = nameOf(name, at)
      if (isHead(name, at, document)) return filled
      const turn = (next[field] = (next[field] ?? Object.keys(next).length) + 1)
      const payloads = rotated(isAddress(at) ? ADDRESSES : TEXTS, turn).map((payload) =>
        payload(field),
      )
      // Prefers payloads that contain the field's name, so that pages can be searched for the text.
      const [named, others] = [true, false].map((isNamed) =>
        payloads.filter((text) => text.includes(field) === isNamed),
      )
      for (const text of [...named!, ...others!]) {
        const changed = replaced(filled, at, text) as PlainDocument
        if (!v.is(schema, asRead(changed))) continue
        if (text.includes(field) && !isAddress(at)) (typed.texts[field] ??= []).push(text)
        return changed
      }
      return filled
    }, document)
  }
  return typed
}

function rotated(payloads: readonly Payload[], turn: number): Payload[] {
  const first = turn % payloads.length
  return [...payloads.slice(first), ...payloads.slice(0, first)]
}

/**
 * Returns invalid items: for each text field of each public list, one item with a payload in this field, unless the
 * schema accepts that item.
 */
export function invalidItems({ documents }: Typed): Documents {
  const found: Documents = {}
  for (const name of publicListsWith('list')) {
    const [path, document] =
      Object.entries(documents).find(([each]) => collectionOf(each) === name) ?? []
    if (!path || !document) throw new Error(`The sample has no ${name}.`)
    for (const [turn, at] of textsIn(document).entries()) {
      const field = nameOf(name, at)
      const [payload] = rotated(isAddress(at) ? ADDRESSES : TEXTS, turn)
      const id = ulid()
      const own = typeof document['id'] === 'string' && document['id'].length === id.length
      const text = payload?.(field) ?? ''
      const odd = { ...(replaced(document, at, text) as PlainDocument), ...(own && { id }) }
      if (!v.is(SCHEMAS[name], asRead(odd))) found[`${name}/${id}`] = odd
    }
  }
  return found
}
