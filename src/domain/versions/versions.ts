import { type CollectionName, COLLECTIONS, type With } from '../collections'
import { paths } from '../paths'

/** The collections of whose documents earlier versions are kept. */
export type VersionedName = With<'versions'>

export function isVersioned(name: string): name is VersionedName {
  return Object.hasOwn(COLLECTIONS, name) && 'versions' in COLLECTIONS[name as CollectionName]
}

/** Where the screen of all earlier versions stands, below which is that of each thing. */
export const VERSIONS_PATH = `${paths.admin}/versi`

/** Where the earlier versions of a document are read. */
export const versionsPath = (collection: VersionedName, id: string) =>
  `${VERSIONS_PATH}/${collection}/${id}`
