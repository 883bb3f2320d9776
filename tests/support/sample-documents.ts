import { asRead, collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'

const { documents } = buildSample('2026-11-21')

/** Returns the sample's documents at `address`, the path of a collection or of a document, as they are read. */
export const sampleDocuments = (address: string): unknown[] =>
  Object.entries(documents).flatMap(([path, document]) =>
    path === address || collectionOf(path) === address ? [asRead(document)] : [],
  )
