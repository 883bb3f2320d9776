import { type Collection, COLLECTIONS, type CollectionName } from '../collections'
import { itemIn } from '../paths'
import { encodeUriPart } from '../text/characters'
import { SEARCHED } from './search-item'

/** Collections whose results have one heading, because the site shows them on the same page. */
export interface SearchGroup {
  /** First collection of the group. Its label is the heading. */
  name: CollectionName
  label: string
  collections: readonly CollectionName[]
}

/** Groups in the order of the specification: Berita, Agenda, Produk UMKM, Aparatur, then all other groups. */
export const SEARCH_GROUPS: readonly SearchGroup[] = SEARCHED.filter(
  (name, at) => SEARCHED.findIndex((other) => placeOf(other) === placeOf(name)) === at,
).map((name) => ({
  name,
  label: COLLECTIONS[name].label,
  collections: SEARCHED.filter((other) => placeOf(other) === placeOf(name)),
}))

/** Returns the path of an item's page or, if it has none, of the list that contains it. */
export function pathOfItem(name: CollectionName, id: string): string {
  const { page }: Collection = COLLECTIONS[name]
  return page === undefined ? itemIn(placeOf(name), id) : `${placeOf(name)}/${encodeUriPart(id)}`
}

function placeOf(name: CollectionName): string {
  const { page, place = '' }: Collection = COLLECTIONS[name]
  return page === undefined ? place : `/${page}`
}
