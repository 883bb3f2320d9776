import { createHash } from 'node:crypto'
import type { DraftKind } from '@/domain/collections'
import { composeUlid, trackingCodeFrom } from '@/domain/ids/id'
import type { HistoryPage, VisionPage } from '@/domain/pages/page-content-schema'
import { truncate } from '@/domain/text/characters'
import { isRealDay, TIME_ZONES, type TimeZone, UTC_OFFSET } from '@/domain/time/date'
import type { FileStore, StoredPicture } from './pictures'
import { isFileName, type OldFiles, pictureCandidates, Unusable } from './files'
import type { OldSite } from './read-site'
import type { Report } from './report'

/** Item of this site that was converted from a row of the old site. */
export interface Item {
  kind: DraftKind
  /** Noun in the report and id of the row, such as `Artikel 12`. */
  row: string
  /** Time in milliseconds by which the item is sorted. */
  time: number
  title: string
  data: Record<string, unknown>
  /** Fields that publishing adds to the item. */
  added?: Record<string, number>
  /** Reason for storing a draft instead of publishing the item, or ''. */
  doubt: string
  page?:
    Pick<HistoryPage, 'slug' | 'title' | 'content'> | Pick<VisionPage, 'slug' | 'title' | 'content'>
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
  /** First day from which articles are imported, or '' for all articles. */
  since: string
  takesHidden: boolean
  /** Categories and pages that the operator chose, by the old name or title in lower case. */
  categories: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string>
}

/** Returns the last part of an item's id, derived from the row, so that a repeated import uses the same id. */
export function codeOf(row: string): string {
  return trackingCodeFrom(createHash('sha256').update(`opensid ${row}`).digest())
}

export const idOf = ({ row, time }: Pick<Item, 'row' | 'time'>) => composeUlid(time, codeOf(row))

export const nounOf = (row: string) => row.slice(0, row.lastIndexOf(' '))

export function zoneOf(name: string, otherwise: TimeZone): TimeZone {
  return Object.hasOwn(TIME_ZONES, name) ? (name as TimeZone) : otherwise
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/

/** Parses the time of a `timestamp` column. Returns null for zero dates and dates around 1970. */
export function timeOf(text: string | null | undefined, { site, zone }: Conversion): Date | null {
  const [, day = '', clock = '00:00'] = TIME.exec(text ?? '') ?? []
  if (!isRealDay(day) || day < '1990') return null
  const time = new Date(`${day}T${clock}${site.isUtc ? 'Z' : UTC_OFFSET[zone]}`)
  return Number.isNaN(time.getTime()) ? null : time
}

export function shortenAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = truncate(text, length - 1)
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

export const isShown = (value: string | null | undefined) => value === '1'

/** Minimum width in pixels of a picture in an article. */
const NARROWEST = 200

/** Stores the embedded picture or the first existing file. If none exists, reports the reason and returns null. */
export async function storeFirst(
  { files, store, report }: Conversion,
  wanted: { candidates: readonly string[]; data?: Buffer | null; of: string },
  purpose?: 'page' | 'emblem',
): Promise<StoredPicture | null> {
  const { candidates, data, of } = wanted
  const fail = (reason: string) => {
    report.count('Gambar', 'tidak dipindahkan')
    report.add('missing', `${name} (${of}) ${reason}`)
    return null
  }
  const name = candidates[0]?.replace('/sedang_', '/') ?? 'gambar di dalam teks'
  const path = files?.find(candidates) ?? null
  if (!data && !files) {
    report.count('Gambar', 'perlu folder desa (--files)')
    return null
  }
  if (!data && path === null) return fail('tidak ada')
  try {
    const content = data ?? (await files!.read(path!))
    const stored = await store.storePicture(content, purpose)
    if (purpose !== 'emblem' && stored.width > 0 && stored.width < NARROWEST)
      return fail('terlalu kecil')
    report.count('Gambar', 'dipindahkan')
    return stored
  } catch (error) {
    if (error instanceof Unusable) return fail(`tidak dapat dipakai: ${error.message}`)
    throw error
  }
}

/** Stores a PDF of `upload/dokumen/`. Throws a message for the operator if the file cannot be used. */
export async function storePdf({ files, store }: Conversion, name: string): Promise<string> {
  if (!files) throw new Unusable('perlu folder desa (--files)')
  const path = files.find([`upload/dokumen/${name}`])
  if (path === null) throw new Unusable('berkasnya tidak ada')
  if (/\d{16}/.test(name)) throw new Unusable('nama berkasnya tampaknya memuat NIK')
  return store.storePdf(path, await files.read(path))
}

const NO_PICTURE = { imageurl: '', imagewidth: 0, imageheight: 0, imagealt: '' }

/** Stores the picture that a column names. Returns its fields, which are empty without a picture. */
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
