import { describeRecurrence } from '../agenda/describe-recurrence'
import { formatDays, formatTimes } from '../agenda/event-times'
import { REPEATS } from '../agenda/recurrence'
import { type Collection, COLLECTIONS, type DraftKind } from '../collections'
import { LIMITS } from '../limits'
import { stripMarkup } from '../markup/strip-markup'
import { DOCUMENT_TYPES } from '../public-documents/public-document'
import { shortened } from '../text/characters'
import { formatRupiah } from '../text/money'
import { boldInWhatsapp } from '../text/whatsapp-text'
import { formatLongDay, isRealDay, type TimeZone } from '../time/date'

/** What is told of an item where it is passed on: in a chat, on a picture, on a board. */
export interface ShareCard {
  title: string
  /** Day, time, place, or what else one asks first, each a line. */
  facts: readonly string[]
  /** A few sentences; '' where there are none. */
  summary: string
  /** Address of its picture; '' where it has none. */
  picture: string
}

type Values = Readonly<Record<string, unknown>>
type Read = (field: string | undefined) => string

/** Of a kind that is not here title and summary tell enough. */
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

/** `values` are what a clerk filled in. */
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
    summary: shortened(summary, LIMITS.excerpt),
    picture: read(entry.picture),
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A calendar that was never right is said as it was typed. */
const dayOf = (day: string) => (isRealDay(day) ? formatLongDay(day) : day)

/** Returns how an event recurs, or the day or days of a single event. */
function daysOf(read: Read): string {
  const [date, lastdate] = [read('date'), read('lastdate')]
  const repeat = REPEATS.find((each) => each === read('repeat'))
  if (!isRealDay(date) || !isRealDay(lastdate) || lastdate <= date) return dayOf(date)
  return repeat ? describeRecurrence({ repeat, date, lastdate }) : formatDays(date, lastdate)
}

interface Source {
  village: string
  /** Where it is read. */
  url: string
}

/** As one writes it in WhatsApp: the title in bold, the address at its end. */
export function shareText({ title, facts, summary }: ShareCard, { village, url }: Source): string {
  const name = inOneLine(title.replaceAll('*', ''))
  const head = [name && boldInWhatsapp(name), ...facts].filter(Boolean).join('\n')
  return [head, summary, `Selengkapnya di situs ${village}:\n${url}`].filter(Boolean).join('\n\n')
}
