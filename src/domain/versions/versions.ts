import { type CollectionName, COLLECTIONS, type CollectionWith } from '../collections'
import { paths } from '../paths'

export type VersionedName = CollectionWith<'versions'>

export function isVersioned(name: string): name is VersionedName {
  return Object.hasOwn(COLLECTIONS, name) && 'versions' in COLLECTIONS[name as CollectionName]
}

/** Path of the screen with the versions of all documents. The path for a single document is below it. */
export const VERSIONS_PATH = `${paths.admin}/versi`

export const versionsPath = (collection: VersionedName, id: string) =>
  `${VERSIONS_PATH}/${collection}/${id}`
