import { createHash } from 'node:crypto'
import type { DraftKind } from '@/domain/collections'
import { composeUlid } from '@/domain/ids/compose-ulid'
import { trackingCodeFrom } from '@/domain/ids/id'
import { truncate } from '@/domain/text/characters'
import { isRealDay, TIME_ZONES, type TimeZone, UTC_OFFSET } from '@/domain/time/date'
import type { FileStore, StoredPicture } from './pictures'
import { isFileName, type OldFiles, pictureCandidates } from './files'
import type { OldSite } from './read-site'
import type { Report } from './report'

/** Item of ours that a row of the old site becomes. */
export interface Item {
  kind: DraftKind
  /** Table and id of the row, such as `artikel 12`. */
  row: string
  /** Time (epoch ms) that sorts the item. */
  time: number
  title: string
  data: Record<string, unknown>
  /** Fields that publishing adds. */
  added?: Record<string, number>
  /** Why the item becomes a draft although it may be valid, or ''. */
  doubt: string
  /** Day and slug in the old addresses of an article. */
  address?: { oldId: string; day: string; slug: string }
}

export interface Conversion {
  site: OldSite
  zone: TimeZone
  villageName: string
  author: string
  files: OldFiles | null
  store: FileStore
  report: Report
  now: Date
  /** First day of the articles that are imported, or ''. */
  since: string
  takesHidden: boolean
  /** Categories that the operator chose, by the old name in lower case. */
  categories: ReadonlyMap<string, string>
}

/** Returns the random part of the id, which depends only on the row. */
export function codeOf(row: string): string {
  return trackingCodeFrom(createHash('sha256').update(`opensid ${row}`).digest())
}

export const idOf = ({ row, time }: Pick<Item, 'row' | 'time'>) => composeUlid(time, codeOf(row))

export function zoneOf(name: string, otherwise: TimeZone): TimeZone {
  return Object.hasOwn(TIME_ZONES, name) ? (name as TimeZone) : otherwise
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/

/** Parses the time of a `timestamp` column. Zero dates and dates around 1970 count as missing. */
export function timeOf(text: string | null | undefined, { site, zone }: Conversion): Date | null {
  const [, day = '', clock = '00:00'] = TIME.exec(text ?? '') ?? []
  if (!isRealDay(day) || day < '1990') return null
  const time = new Date(`${day}T${clock}${site.isUtc ? 'Z' : UTC_OFFSET[zone]}`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** Shortens a text at a word, with `…` at the end. */
export function shortenAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = truncate(text, length - 1)
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

export const isShown = (value: string | null | undefined) => value === '1'

/** Narrowest picture in pixels that an article shows. */
const NARROWEST = 200

/** Stores the embedded picture, otherwise the first that exists. Returns null and reports the reason if there is none. */
export async function storeFirst(
  { files, store, report }: Conversion,
  wanted: { candidates: readonly string[]; data?: Buffer | null; of: string },
  purpose?: 'page' | 'emblem',
): Promise<StoredPicture | null> {
  const { candidates, data, of } = wanted
  const name = candidates[0]?.replace('/sedang_', '/') ?? 'gambar di dalam teks'
  if (!data && !files) return null
  const path = files?.find(candidates) ?? null
  const content = data ?? (path === null ? null : await files!.read(path))
  if (!content) {
    report.add('missing', `${name} (${of}) ${path === null ? 'tidak ada' : 'lebih dari 20 MB'}`)
    return null
  }
  try {
    const stored = await store.storePicture(content, purpose)
    if (purpose === 'emblem' || stored.width === 0 || stored.width >= NARROWEST) return stored
    report.add('missing', `${name} (${of}) terlalu kecil`)
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : []
    report.add('missing', `${name} (${of}): ${reason.replace(/^.*Error: /, '')}`)
  }
  return null
}

const NO_PICTURE = { imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' }

/** Returns the picture fields of a column with a file name. */
export async function pictureFields(
  conversion: Conversion,
  {
    name,
    folder,
    of,
    alt,
  }: { name: string | null | undefined; folder: string; of: string; alt: string },
  purpose?: 'page',
) {
  if (!isFileName(name)) return NO_PICTURE
  const candidates = pictureCandidates(folder, name)
  const stored = await storeFirst(conversion, { candidates, of }, purpose)
  if (!stored) return NO_PICTURE
  const { src, width, height } = stored
  return { imageurl: src, imagewidth: width, imageheight: height, imagealt: alt }
}
