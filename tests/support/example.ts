import { type CollectionName, COLLECTIONS, type DraftKind } from '../../src/domain/collections'
import { collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'

const { documents } = buildSample('2026-11-21')

/** Returns the input fields of the sample's first item of `kind`. */
export function exampleOf(kind: DraftKind): Record<string, unknown> {
  const document = documentsOf(kind)[0] ?? {}
  const fields = Object.keys(COLLECTIONS[kind].form)
  return Object.fromEntries(fields.map((field) => [field, document[field]]))
}

/** Returns the sample's documents of a collection, with times as `{ $timestamp }`. */
function documentsOf(name: CollectionName) {
  return Object.entries(documents).flatMap(([path, document]) =>
    collectionOf(path) === name ? [document] : [],
  )
}
