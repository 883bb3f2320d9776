import { describeRecurrence } from '../agenda/describe-recurrence'
import { formatDays, formatTimes } from '../agenda/event-times'
import { REPEATS } from '../agenda/recurrence'
import { type Collection, COLLECTIONS, type DraftKind } from '../collections'
import { LIMITS } from '../limits'
import { stripMarkup } from '../markup/strip-markup'
import { DOCUMENT_TYPES } from '../public-documents/public-document'
import { shorten } from '../text/characters'
import { formatRupiah } from '../text/money'
import { boldInWhatsapp } from '../text/whatsapp-text'
import { formatLongDay, isRealDay, type TimeZone } from '../time/date'

export interface ShareCard {
  title: string
  /** The most important facts in one line each, such as day, time and place. */
  facts: readonly string[]
  summary: string
  picture: string
}

type Values = Readonly<Record<string, unknown>>
type Read = (field: string | undefined) => string

/** Functions that return the facts on a share card, by kind of item. Other cards have only a title and a summary. */
const FACTS: { [Kind in DraftKind]?: (read: Read, zone: TimeZone) => string[] } = {
  news: (read) => [dayOf(read('date'))],
  announcements: (read) => [
    dayOf(read('date')),
    read('enddate') && `Berlaku sampai ${dayOf(read('enddate'))}`,
  ],
  agenda: (read, zone) => [
    daysOf(read),
    read('time') && `Pukul ${formatTimes({ time: read('time'), endtime: read('endtime') }, zone)}`,
    read('location') && `Tempat: ${read('location')}`,
  ],
  apparatus: (read) => [read('position')],
  umkm: (read) => [
    read('price') && formatRupiah(Number(read('price'))),
    read('seller') && `Penjual: ${read('seller')}`,
  ],
  projects: (read) => [
    read('location') && `Lokasi: ${read('location')}`,
    read('budget') && `Pagu: ${formatRupiah(Number(read('budget')))}`,
  ],
  services: (read) => [
    read('duration') && `Lama: ${read('duration')}`,
    read('cost') && `Biaya: ${read('cost')}`,
  ],
  public_documents: (read) => [
    [Object.entries(DOCUMENT_TYPES).find(([type]) => type === read('type'))?.[1], read('year')]
      .filter(Boolean)
      .join(' '),
  ],
}

export function shareCard(kind: DraftKind, values: Values, zone: TimeZone): ShareCard {
  const entry: Collection = COLLECTIONS[kind]
  const read: Read = (field = '') => {
    const value = values[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const summary = read(entry.summary) || read('description') || stripMarkup(read(entry.marked))
  return {
    title: inOneLine(read(entry.title)),
    facts: FACTS[kind]?.(read, zone).map(inOneLine).filter(Boolean) ?? [],
    summary: shorten(summary, LIMITS.excerpt),
    picture: read(entry.picture),
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const dayOf = (day: string) => (isRealDay(day) ? formatLongDay(day) : day)

/** Returns the recurrence of a recurring event, or the day or days of a single event. */
function daysOf(read: Read): string {
  const [date, lastdate] = [read('date'), read('lastdate')]
  const repeat = REPEATS.find((each) => each === read('repeat'))
  if (!isRealDay(date) || !isRealDay(lastdate) || lastdate <= date) return dayOf(date)
  return repeat ? describeRecurrence({ repeat, date, lastdate }) : formatDays(date, lastdate)
}

interface Source {
  village: string
  url: string
}

/** Formats the texts of a share card as a WhatsApp message: title in bold, address at the end. */
export function shareText({ title, facts, summary }: ShareCard, { village, url }: Source): string {
  const name = inOneLine(title.replaceAll('*', ''))
  const head = [name && boldInWhatsapp(name), ...facts].filter(Boolean).join('\n')
  return [head, summary, `Selengkapnya di situs ${village}:\n${url}`].filter(Boolean).join('\n\n')
}
