import { type CollectionName, COLLECTIONS, type DraftKind } from '../../src/domain/collections'
import { collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'

const { documents } = buildSample('2026-11-21')

export function exampleOf(kind: DraftKind): Record<string, unknown> {
  const document = documentsOf(kind)[0] ?? {}
  const fields = Object.keys(COLLECTIONS[kind].form)
  return Object.fromEntries(fields.map((field) => [field, document[field]]))
}

function documentsOf(name: CollectionName) {
  return Object.entries(documents).flatMap(([path, document]) =>
    collectionOf(path) === name ? [document] : [],
  )
}
