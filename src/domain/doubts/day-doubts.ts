import { addMonths } from '../time/months'
import { formatDay, isRealDay } from '../time/date'
import type { Doubt } from './doubt'

type Values = Readonly<Record<string, unknown>>

interface Known {
  today: string
  /** Id of the published item, or '' if it was never public. */
  itemId: string
  stored: Values
}

/** Asks about an article dated in the future or more than a year ago, because lists are sorted by date. */
export function articleDayDoubts(values: Values, known: Known): Doubt[] {
  return dayDoubts(values, known, {
    until: known.today,
    late: 'Tulisan ini akan tetap paling atas sampai tanggal itu lewat.',
    early: 'Tulisan ini tampil menurut tanggalnya, bukan paling atas.',
    corrections: [{ label: 'Pakai tanggal hari ini', values: { date: known.today } }],
  })
}

/** Asks about an event more than a year away. */
export function eventDayDoubts(values: Values, known: Known): Doubt[] {
  return dayDoubts(values, known, {
    until: addMonths(known.today, 12),
    late: 'Kegiatan ini masih lebih dari setahun lagi. Periksa tahunnya.',
    early: 'Kegiatan ini sudah lewat lebih dari setahun. Periksa tahunnya.',
  })
}

function dayDoubts(
  { date }: Values,
  { today, itemId, stored }: Known,
  words: { until: string; late: string; early: string; corrections?: Doubt['corrections'] },
): Doubt[] {
  const isKnown = itemId !== '' && stored['date'] === date
  if (typeof date !== 'string' || !isRealDay(date) || isKnown) return []
  const reason =
    date > words.until ? words.late : date < addMonths(today, -12) ? words.early : undefined
  if (reason === undefined) return []
  const { corrections } = words
  return [
    {
      key: `date: ${date}`,
      title: `Tanggal ${formatDay(date)}. Benar?`,
      reason,
      keep: 'Benar, tanggal itu',
      ...(corrections && { corrections }),
    },
  ]
}
