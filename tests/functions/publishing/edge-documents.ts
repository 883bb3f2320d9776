import { type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { collectionOf } from '../../../sample/reading'
import { buildSample } from '../../../sample/sample'
import { type Collection, COLLECTIONS } from '../../../src/domain/collections'
import { PUBLIC_LISTS, type PublicListName } from '../../../src/domain/public-lists'
import { PUBLIC } from '../../../src/domain/public-collections'

/* Documents that bypass the rules: from the console, an import or an older version. */

type Fields = Record<string, unknown>

export const ODD: Record<string, (firestore: Firestore) => unknown> = {
  nothing: () => undefined,
  null: () => null,
  'an empty text': () => '',
  'a long text': () => 'Ganjil '.repeat(100_000),
  'the name of a prototype': () => '__proto__',
  'a replaced surrogate': () => 'Ganjil \ud83d'.toWellFormed(),
  'a day that does not exist': () => '9999-99-99',
  'a number': () => 42,
  'not a number': () => Number.NaN,
  infinity: () => Number.POSITIVE_INFINITY,
  'a boolean': () => true,
  'a time': () => Timestamp.fromMillis(0),
  bytes: () => Buffer.from('ganjil'),
  'a place': () => new GeoPoint(-6.9, 107.6),
  'a reference': (firestore) => firestore.doc('news/mana'),
  'a list': () => ['ganjil', 7, null, { toString: 'ganjil' }],
  'a map': () => ({ constructor: 'ganjil', toString: { valueOf: 1 } }),
}

export const ODD_KINDS = Object.keys(ODD)

export const PUBLIC_LIST_NAMES = Object.keys(PUBLIC_LISTS) as PublicListName[]
const SINGLES = (Object.keys(PUBLIC) as (keyof typeof PUBLIC)[]).filter(
  (name) => !Object.hasOwn(PUBLIC_LISTS, name) && name !== 'complaint_status',
)

const { documents } = buildSample('2026-11-21')

/** Returns the sample documents of a collection by path, converted for the Admin SDK. */
function samplesOf(name: string): [path: string, fields: Fields][] {
  return Object.entries(documents).flatMap(([path, fields]) =>
    collectionOf(path) === name ? ([[path, withTimes(fields)]] as [string, Fields][]) : [],
  )
}

function withTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTimes)
  if (value === null || typeof value !== 'object') return value
  if ('$timestamp' in value) return Timestamp.fromDate(new Date(String(value.$timestamp)))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTimes(part)]))
}

function textFieldOf(name: PublicListName, fields: Fields): string {
  const schema: v.GenericSchema = PUBLIC[name]
  const plain = (value: unknown) =>
    value instanceof Timestamp ? value.toDate().toISOString() : value
  const read = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))
  const { title = '' }: Collection = COLLECTIONS[name]
  const free = [title, ...Object.keys(fields)].find(
    (field) =>
      typeof fields[field] === 'string' &&
      !['id', 'createdBy', 'updatedBy'].includes(field) &&
      v.is(schema, { ...read, [field]: 'kata apa saja' }),
  )
  if (free === undefined) throw new Error(`${name} has no text.`)
  return free
}

/** Returns one valid item of each listed collection, newer than all others, and all documents outside the lists. */
export function validDocuments(): Record<string, Fields> {
  const listed = PUBLIC_LIST_NAMES.map((name) => {
    const [path, fields] = exampleOf(name)
    return [path, { ...fields, [textFieldOf(name, fields)]: goodWords(name) }] as const
  })
  return Object.fromEntries([...listed, ...SINGLES.flatMap(samplesOf)])
}

export const goodWords = (name: PublicListName) => `Baik ${name.replaceAll('_', ' ')}`
export const oddWords = (path: string) => `Ganjil ${path.replaceAll(/[/_]/g, ' ')} x`

/** Returns the sample item with the latest date or year, because pages show the latest year. */
function exampleOf(name: PublicListName): [path: string, fields: Fields] {
  const yearOf = ([, { year, date }]: [string, Fields]) =>
    Number(year ?? String(date).slice(0, 4)) || 0
  const [example] = samplesOf(name).sort((a, b) => yearOf(b) - yearOf(a))
  if (!example) throw new Error(`The sample has no ${name}.`)
  return example
}

/** Returns one document for each field of each listed collection, with `value` in that field. */
export function oddItems(value: unknown): Record<string, Fields> {
  const all = PUBLIC_LIST_NAMES.flatMap((name) => {
    const [, fields] = exampleOf(name)
    const words = textFieldOf(name, fields)
    return Object.keys(fields).map((field) => {
      const path = `${name}/ganjil-${field}`
      const isUlid = typeof fields['id'] === 'string' && fields['id'].length === 26
      const own = { ...fields, ...(isUlid && { id: ulid() }), [words]: oddWords(path) }
      return [path, withField(own, field, value)] as const
    })
  })
  return Object.fromEntries(all)
}

/** Returns the documents outside the lists with `value` in all fields except the year, which selects budget lines. */
export function oddSingles(value: unknown): Record<string, Fields> {
  const all = SINGLES.flatMap(samplesOf).map(([path, fields]) => {
    const names = Object.keys(fields).filter((field) => field !== 'budget_year')
    const odd = names.reduce((rest, field) => withField(rest, field, value), fields)
    return [path, odd] as const
  })
  return Object.fromEntries(all)
}

function withField(fields: Fields, field: string, value: unknown): Fields {
  const { [field]: _, ...rest } = fields
  return value === undefined ? rest : { ...rest, [field]: value }
}

export async function store(firestore: Firestore, all: Record<string, Fields>): Promise<void> {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > 10_000
  const areLong = Object.values(all).some((fields) => Object.values(fields).some(isLong))
  const left = Object.entries(all)
  while (left.length > 0) {
    const batch = firestore.batch()
    for (const [path, fields] of left.splice(0, areLong ? 8 : 400))
      batch.set(firestore.doc(path), fields)
    await batch.commit()
  }
}

export async function remove(firestore: Firestore, all: Record<string, Fields>): Promise<void> {
  const left = Object.keys(all)
  while (left.length > 0) {
    const batch = firestore.batch()
    for (const path of left.splice(0, 400)) batch.delete(firestore.doc(path))
    await batch.commit()
  }
}
