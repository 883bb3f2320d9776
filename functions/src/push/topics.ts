import type { Firestore, Transaction } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { agendaEvent } from '@/domain/agenda/agenda-schema'
import { occurrencesOf } from '@/domain/agenda/recurrence'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { sentAs, trackedAt } from '@/domain/requests/sent-kind'
import type { ItemTopic, SharedTopic } from '@/domain/push/push-topics'
import { withSingleBlanks } from '@/domain/text/words'
import { textIn } from '../data/documents'
import type { PushMessage } from './send-push'

/** Context in which the message about queued items is composed. */
interface Pending {
  firestore: Firestore
  transaction: Transaction
  ids: readonly string[]
  batch: string
  /** Next day in the village's time zone, YYYY-MM-DD. */
  tomorrow: string
}

interface Topic {
  compose: (pending: Pending) => Promise<PushMessage | null>
  isUrgent?: true
  /** True if the message is sent only after the release that contains the items. */
  isPublished?: true
  /** True if the message expires when the day that it announces begins. */
  isForTomorrow?: true
}

export type MessageTopic = SharedTopic | 'reports'

export const TOPICS: Record<MessageTopic, Topic> = {
  urgent: { compose: itemsOf('announcements'), isPublished: true, isUrgent: true },
  announcements: { compose: itemsOf('announcements'), isPublished: true },
  news: { compose: itemsOf('news'), isPublished: true },
  agenda: { compose: tomorrowsAgenda, isForTomorrow: true },
  reports: {
    // Sent to the devices that follow this report. Contains its encrypted tracking code, but not the text of the reply.
    compose: async ({ firestore, transaction, batch, ids: [code = ''] }) => {
      const [request, objection] = await transaction.getAll(
        firestore.doc(`request_status/${code}`),
        firestore.doc(`objection_status/${code}`),
      )
      const kind = request?.exists ? 'request' : objection?.exists ? 'objection' : undefined
      return {
        title: `Ada balasan untuk ${sentAs(kind).noun} Anda`,
        body: 'Ketuk untuk membacanya.',
        path: trackedAt(kind, code),
        tag: batch.replace(replyMessageId(''), ''),
      }
    },
  },
  complaints: {
    compose: countOf(['complaint_status', 'status', 'Baru'], (count) => ({
      title: `${count} laporan baru`,
      body: 'Ketuk untuk membuka daftar pengaduan.',
      path: `${paths.admin}/${COLLECTIONS.complaints.screen.path}`,
      tag: 'petugas-complaints',
    })),
  },
  drafts: {
    compose: countOf(['drafts', 'state', 'diajukan'], (count) => ({
      title: `${count} draf menunggu`,
      body: 'Ketuk untuk memeriksanya.',
      path: paths.admin,
      tag: 'petugas-drafts',
    })),
  },
}

/** Returns a function that composes a message with the number of documents whose `field` equals `value`. */
function countOf(
  [collection, field, value]: readonly [string, string, string],
  message: (count: number) => PushMessage,
): Topic['compose'] {
  return async ({ firestore }) => {
    const found = await firestore.collection(collection).where(field, '==', value).count().get()
    const { count } = found.data()
    return count === 0 ? null : message(count)
  }
}

export const replyMessageId = (entry: string) => `reports-${entry}`

const LIST: Record<ItemTopic, string> = {
  announcements: paths.newsIn(ANNOUNCEMENT_CATEGORY),
  news: paths.news,
}

/** Returns a function that composes the message about the items that still exist. */
function itemsOf(collection: ItemTopic): Topic['compose'] {
  return async ({ firestore, transaction, ids }) => {
    const found = await transaction.getAll(...ids.map((id) => firestore.doc(`${collection}/${id}`)))
    const items = found.filter(({ exists }) => exists)
    const [first] = items
    if (!first) return null
    if (items.length === 1)
      return {
        title: textIn(first, 'title'),
        body: withSingleBlanks(textIn(first, 'excerpt') || stripMarkup(textIn(first, 'content'))),
        path: paths.article(first.id),
        tag: first.id,
      }
    return {
      title: `${items.length} ${nounOf(COLLECTIONS[collection])} baru`,
      body: items.map((item) => textIn(item, 'title')).join(' · '),
      path: LIST[collection],
      tag: first.id,
    }
  }
}

/** Maximum number of events to read. No village has more future events (`docs/metrics.md`). */
const MAX_EVENTS = 100

/** Fields of an event that the message needs. Other fields are not validated, so newer app versions may change them. */
const eventFields = v.pick(agendaEvent, [
  'title',
  'date',
  'time',
  'repeat',
  'lastdate',
  'exceptions',
  'location',
])

/** Composes the message about the events that begin tomorrow. Returns null if the item announces another day. */
async function tomorrowsAgenda({
  firestore,
  transaction,
  ids,
  tomorrow,
}: Pending): Promise<PushMessage | null> {
  if (!ids.includes(tomorrow)) return null
  const { docs } = await transaction.get(
    firestore
      .collection('agenda')
      .where('lastdate', '>=', tomorrow)
      .orderBy('lastdate')
      .limit(MAX_EVENTS),
  )
  const events = docs
    .flatMap((document) => {
      const parsed = v.safeParse(eventFields, document.data())
      if (!parsed.success) return []
      const event = parsed.output
      const begins = event.repeat === '' ? [event.date] : occurrencesOf(event)
      return begins.includes(tomorrow) ? [event] : []
    })
    .sort((one, other) => (one.time < other.time ? -1 : 1))
  const [first] = events
  if (!first) return null
  const clock = (time: string) => time.replace(':', '.')
  const about = { path: paths.agenda, tag: `agenda-${tomorrow}` }
  return events.length === 1
    ? {
        title: `Besok: ${first.title}`,
        body: `Pukul ${clock(first.time)}, ${first.location}`,
        ...about,
      }
    : {
        title: `Besok: ${events.length} kegiatan`,
        body: events.map(({ time, title }) => `${clock(time)} ${title}`).join(' · '),
        ...about,
      }
}
