import { type Collection, COLLECTIONS, type CollectionName } from '../collections'
import { itemIn } from '../paths'
import { encoded } from '../text/characters'
import { SEARCHED } from './search-item'

/** Collections that are found under one heading, for their items have one place on the site. */
export interface SearchGroup {
  /** Its first collection, whose label is the heading. */
  name: CollectionName
  label: string
  collections: readonly CollectionName[]
}

/** Berita, Agenda, Produk UMKM, Aparatur, as specified, then others. */
export const SEARCH_GROUPS: readonly SearchGroup[] = SEARCHED.filter(
  (name, at) => SEARCHED.findIndex((other) => placeOf(other) === placeOf(name)) === at,
).map((name) => ({
  name,
  label: COLLECTIONS[name].label,
  collections: SEARCHED.filter((other) => placeOf(other) === placeOf(name)),
}))

/** Where the public reads an item: at its own page, or in the list where items of its kind stand. */
export function pathOfItem(name: CollectionName, id: string): string {
  const { page }: Collection = COLLECTIONS[name]
  return page === undefined ? itemIn(placeOf(name), id) : `${placeOf(name)}/${encoded(id)}`
}

function placeOf(name: CollectionName): string {
  const { page, place = '' }: Collection = COLLECTIONS[name]
  return page === undefined ? place : `/${page}`
}
