import { asRead, collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'
import { INPUT } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, type DraftKind } from '../../src/domain/collections'

const { documents } = buildSample('2026-11-21')

const documentsAt = (address: string) =>
  Object.entries(documents).flatMap(([path, document]) =>
    path === address || collectionOf(path) === address ? [document] : [],
  )

export const sampleDocuments = (address: string): unknown[] => documentsAt(address).map(asRead)

/** Returns an item to store, keyed by its path. Other fields have the values of the sample item of `kind`. */
export function itemIn(kind: DraftKind, fields: { id: string; [field: string]: unknown }) {
  const { added }: Collection = COLLECTIONS[kind]
  const stamp = { updatedBy: 'uji', updatedAt: { $timestamp: '2026-01-01T00:00:00Z' } }
  const item = { ...exampleOf(kind), ...added, createdBy: 'uji', ...stamp, ...fields }
  return { [`${kind}/${fields.id}`]: item }
}

export function exampleOf(kind: DraftKind): Record<string, unknown> {
  const [document = {}] = documentsAt(kind)
  const fields = Object.keys(INPUT[kind].entries)
  return Object.fromEntries(fields.map((field) => [field, document[field]]))
}
