import { type Collection, collectionAt, type CollectionName, COLLECTIONS } from '../collections'
import { LISTED, type ListedName } from '../listed'
import { stripMarkup } from '../markup/strip-markup'
import { PORTRAIT } from '../officials/portrait'
import { VARIANT_WIDTHS, variantUrl } from '../pictures/picture'
import { cut } from '../text/characters'
import { withSingleBlanks } from '../text/words'

/** Of a field so much is searched, in UTF-16 units. */
const FIELD_LENGTH = 4_000

const [THUMBNAIL_WIDTH] = VARIANT_WIDTHS

/** The collections that search reads. */
export const SEARCHED = (Object.keys(LISTED) as ListedName[]).filter(
  (name) => fieldsOf(name).length > 0,
)

/** What search knows of a published item. */
export interface SearchItem {
  collection: CollectionName
  id: string
  /** The searchable fields in the order of the table of collections, as they are shown: without marks. */
  fields: readonly string[]
  /** YYYY-MM-DD; '' for what has none. */
  day: string
  /** YYYY-MM-DD: the last day on which it holds; missing where it does not end. */
  end?: string
  /** The address of its picture as small as there is one; missing where it has none. */
  thumbnail?: string
}

/** The item as search reads it; null where its collection has no searchable fields. */
export function searchItem(
  collection: string,
  id: string,
  document: Readonly<Record<string, unknown>>,
): SearchItem | null {
  const name = SEARCHED.find((each) => each === collection)
  if (!name) return null
  const { marked, dated = '', ends = '', picture = '' }: Collection = COLLECTIONS[name]
  const textOf = (field: string) => {
    const value = document[field]
    if (typeof value !== 'string') return ''
    return cut(inOneLine(field === marked ? stripMarkup(value) : value), FIELD_LENGTH).trim()
  }
  const day = textOf(dated)
  const end = textOf(ends)
  const thumbnail = thumbnailOf(textOf(picture), document['imagewidth'] ?? PORTRAIT.width)
  return {
    collection: name,
    id,
    fields: fieldsOf(name).map(textOf),
    day,
    ...(end && end !== day && { end }),
    ...(thumbnail && { thumbnail }),
  }
}

/** Puts a dot between lines, unless the first ends with a sign: `KTP` and `KK` are two things. */
function inOneLine(text: string): string {
  return withSingleBlanks(text.replace(/([\p{L}\p{N})])\s*\n\s*/gu, '$1 · '))
}

function thumbnailOf(address: string, masterWidth: unknown): string {
  const isWider = typeof masterWidth === 'number' && masterWidth > THUMBNAIL_WIDTH
  return (isWider && variantUrl(address, THUMBNAIL_WIDTH)) || address
}

export interface TitledItem {
  collection: CollectionName
  id: string
  title: string
}

/** The title or name of a document that is searched; null where it has none. */
export function titledItem(
  collection: CollectionName,
  id: string,
  document: Readonly<Record<string, unknown>>,
): TitledItem | null {
  const title = document[collectionAt(collection)?.title ?? '']
  return typeof title === 'string' && title !== '' ? { collection, id, title } : null
}

/** Which of an item's fields is the title or name. */
export function titleAt(name: CollectionName): number {
  return fieldsOf(name).indexOf(collectionAt(name)?.title ?? '')
}

function fieldsOf(name: CollectionName): readonly string[] {
  return collectionAt(name)?.search ?? []
}
