import { asRead, collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'
import { INPUT } from '../../src/domain/collection-schemas'
import type { DraftKind } from '../../src/domain/collections'

const { documents } = buildSample('2026-11-21')

const documentsAt = (address: string) =>
  Object.entries(documents).flatMap(([path, document]) =>
    path === address || collectionOf(path) === address ? [document] : [],
  )

export const sampleDocuments = (address: string): unknown[] => documentsAt(address).map(asRead)

export function exampleOf(kind: DraftKind): Record<string, unknown> {
  const [document = {}] = documentsAt(kind)
  const fields = Object.keys(INPUT[kind].entries)
  return Object.fromEntries(fields.map((field) => [field, document[field]]))
}
