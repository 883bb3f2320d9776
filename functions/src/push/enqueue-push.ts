import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { decodeTime } from 'ulid'
import { isItemTopic, isStaffTopic, PUSH_TTL_MS, type StaffTopic } from '@/domain/push/push-topics'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, wallClockIn } from '@/domain/time/date'
import type { Change } from '../audit/change'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'
import { type MessageTopic, replyMessageId } from './topics'

/** Hour from which the notification about tomorrow's agenda is sent, until the quiet hours begin. */
const FROM_HOUR = 18

interface Item {
  topic: MessageTopic
  /** Id of the item, day of the agenda, tracking code of the report, or '' for notifications to staff. */
  id: string
  key: string
}

/** Enqueues the push message that a write causes, if any. Events may arrive twice. */
export async function enqueuePush(
  { firestore }: Database,
  change: Omit<Change, 'eventId'>,
): Promise<void> {
  const item = itemOf(change)
  if (item) await enqueue(firestore, item, change.at)
}

function itemOf({
  collection,
  document: id,
  before,
  after,
  at,
}: Omit<Change, 'eventId'>): Item | null {
  const isCreated = !before.exists && after.exists
  if (isItemTopic(collection)) {
    const topic = after.get('penting') === true ? 'urgent' : collection
    return isCreated && isNew(id, at) ? { topic, id, key: `${collection}-${id}` } : null
  }
  if (collection === 'drafts') {
    const isSubmitted = after.get('state') === 'diajukan' && before.get('state') !== 'diajukan'
    return isSubmitted ? forStaff('drafts') : null
  }
  if (collection === 'request_status' || collection === 'objection_status') {
    const [old, step] = [before, after].map(lastStepOf)
    const isReply = step && step.kind !== 'cabut' && step.id !== old?.id
    return isReply ? { topic: 'reports', id, key: replyMessageId(step.id) } : null
  }
  if (collection !== 'complaint_status') return null
  if (isCreated) return forStaff('complaints')
  const entry: unknown = after.get('lastReply')
  const isReply = typeof entry === 'string' && entry !== '' && entry !== before.get('lastReply')
  return isReply ? { topic: 'reports', id, key: replyMessageId(entry) } : null
}

const lastStepOf = (status: DocumentSnapshot) =>
  (status.get('steps') as { id: string; kind: string }[] | undefined)?.at(-1)

/**
 * Returns the queue item for a staff topic. One document is enough for any number of reports, because reports are
 * counted when the message is sent.
 */
const forStaff = (topic: StaffTopic): Item => ({ topic, id: '', key: topic })

/**
 * Returns whether an item was first published less than a day ago, according to its ULID. Items restored from the bin,
 * a backup or a draft after a day are not new.
 */
function isNew(id: string, at: Date): boolean {
  try {
    return at.getTime() - decodeTime(id) < PUSH_TTL_MS
  } catch {
    // The id is not a ULID.
    return false
  }
}

/** Enqueues the notification about tomorrow's agenda in the evening, once a day. */
export async function enqueueAgenda({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const [today = '', clock = ''] = wallClockIn(time_zone, now).split('T')
  if (Number(clock.slice(0, 2)) < FROM_HOUR || isQuiet(time_zone, now)) return
  const day = addDays(today, 1)
  await enqueue(firestore, { topic: 'agenda', id: day, key: `agenda-${day}` }, now)
}

/** Enqueues an item once. Items of staff topics are enqueued again for each new report or draft. */
async function enqueue(firestore: Firestore, { topic, id, key }: Item, at: Date): Promise<void> {
  const note = firestore.doc(`push_messages/${key}`)
  const due = Timestamp.fromDate(at)
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(note)
    const isLater = isStaffTopic(topic) && (found.get('at') as Timestamp) < due
    if (!found.exists || isLater) transaction.set(note, { topic, id, due, at: due })
  })
}
