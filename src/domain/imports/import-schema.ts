import * as v from 'valibot'

/** Documents `imports/{part}`: record of imported content, in parts because Firestore limits a document to 1 MiB. */
export const importRecord = v.object({
  /** One line for each imported item: `news/{id}`. An item that was deleted later is not imported again. */
  items: v.fallback(v.string(), ''),
  /** One line for each imported article, as read by `redirectsIn`. */
  redirects: v.fallback(v.string(), ''),
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
})
export type ImportRecord = v.InferOutput<typeof importRecord>

export const IMPORTS = 'imports'
/** Maximum number of characters in a part of the record. */
const PART_LENGTH = 400_000

/** Returns the parts of a record by id, in the order of their ids. */
export function partsOf({ items, redirects, settings }: ImportRecord): [string, ImportRecord][] {
  const lists = [items, redirects].map(splitLines)
  return Array.from({ length: Math.max(1, ...lists.map(({ length }) => length)) }, (_, index) => [
    `opensid-${String(index).padStart(3, '0')}`,
    {
      items: lists[0]?.[index] ?? '',
      redirects: lists[1]?.[index] ?? '',
      settings: index === 0 ? settings : {},
    },
  ])
}

/** Combines the parts into one record. */
export function joinParts(parts: readonly unknown[]): ImportRecord {
  const read = parts.map((part) => v.parse(importRecord, part))
  const join = (name: 'items' | 'redirects') =>
    read
      .map((part) => part[name])
      .filter(Boolean)
      .join('\n')
  const settings = Object.assign({}, ...read.map((part) => part.settings)) as object
  return v.parse(importRecord, { items: join('items'), redirects: join('redirects'), settings })
}

function splitLines(text: string): string[] {
  const parts: string[] = []
  for (let rest = text; rest !== '';) {
    const end = rest.length <= PART_LENGTH ? rest.length : rest.lastIndexOf('\n', PART_LENGTH)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end + 1)
  }
  return parts
}
