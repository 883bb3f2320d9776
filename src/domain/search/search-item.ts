import { type Collection, collectionAt, type CollectionName, COLLECTIONS } from '../collections'
import { PUBLIC_LISTS, type PublicListName } from '../public-lists'
import { stripMarkup } from '../markup/strip-markup'
import { attachmentsOf } from '../public-documents/attachment'
import { PORTRAIT } from '../officials/official'
import { VARIANT_WIDTHS, variantUrl } from '../pictures/picture'
import { truncate } from '../text/characters'
import { withSingleBlanks } from '../text/words'

/** Maximum number of UTF-16 units of a field that are searched. */
const FIELD_LENGTH = 4_000

const [THUMBNAIL_WIDTH] = VARIANT_WIDTHS

export const SEARCHED = (Object.keys(PUBLIC_LISTS) as PublicListName[]).filter(
  (name) => fieldsOf(name).length > 0,
)

export interface SearchItem {
  collection: CollectionName
  id: string
  /** Plain texts of the searchable fields, in the order of collections.ts. */
  fields: readonly string[]
  /** Day as YYYY-MM-DD, or ''. */
  day: string
  /** Last day of validity as YYYY-MM-DD. Missing if the item never expires. */
  end?: string
  /** Address of the smallest variant of the item's picture. Missing if there is no picture. */
  thumbnail?: string
}

/** Returns the searchable data of an item, or null if its collection is not searchable. */
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
    if (field === 'attachments')
      return attachmentsOf(value)
        .map(({ title }) => title)
        .join(' · ')
    return truncate(inOneLine(field === marked ? stripMarkup(value) : value), FIELD_LENGTH).trim()
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

/** Joins lines with `·`, or with a space after punctuation, so that list items stay separate. */
function inOneLine(text: string): string {
  return withSingleBlanks(text.replace(/([\p{L}\p{N})])\s*\n\s*/gu, '$1 · '))
}

function thumbnailOf(address: string, masterWidth: unknown): string {
  // A number is a bigint if a backup script has read the document.
  const isNumber = typeof masterWidth === 'number' || typeof masterWidth === 'bigint'
  const isWider = isNumber && masterWidth > THUMBNAIL_WIDTH
  return (isWider && variantUrl(address, THUMBNAIL_WIDTH)) || address
}

export interface TitledItem {
  collection: CollectionName
  id: string
  title: string
}

export function titledItem(
  collection: CollectionName,
  id: string,
  document: Readonly<Record<string, unknown>>,
): TitledItem | null {
  const title = document[collectionAt(collection)?.title ?? '']
  return typeof title === 'string' && title !== '' ? { collection, id, title } : null
}

export function titleIndex(name: CollectionName): number {
  return fieldsOf(name).indexOf(collectionAt(name)?.title ?? '')
}

function fieldsOf(name: CollectionName): readonly string[] {
  return collectionAt(name)?.search ?? []
}
