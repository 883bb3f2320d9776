import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { complaint, type ComplaintNotice } from '@/domain/complaints/complaint-schema'
import { DAY_MS } from '@/domain/time/date'
import { readDeskSettings, readSettings } from '../data/stored-settings'
import type { Services } from '../services'
import { complaintMessage, type ComplaintMessage } from './complaint-message'
import { sendEmail } from './send-email'
import { sendTelegram } from './send-telegram'

/** Longer than the function may run, so that a lease that is over belongs to nobody any more. */
export const LEASE_MS = 270_000

/** Of so many reports one message tells; the next run tells of more. */
const MOST_TOLD = 200

export interface NoticeOptions {
  /** Secrets; '' and '-' are none. */
  smtpUrl: string
  telegramToken: string
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
}

/** A way of telling staff. */
interface Way {
  /** Of the document in `complaint_work`. */
  name: 'email' | 'telegram'
  /** The field of `complaint_notices/{id}` that says what it is yet to tell of. */
  due: keyof ComplaintNotice
  send: (message: ComplaintMessage) => Promise<void>
}

const reported = v.object({
  id: v.string(),
  category: complaint.entries.category,
  receivedAt: v.pipe(
    v.instance(Timestamp),
    v.transform((stored) => stored.toDate()),
  ),
})

/**
 * Tells staff of new reports, however they came, and of those that reporters had opened again, by each way that is configured: all that wait in one
 * message. Which ones it tells of is written down before it is sent, and a try after a failure tells of
 * the same first; a lease lets one run send. Rejects when a way failed; the next run tries it again.
 *
 * Between a message that went out and its note there is no transaction. Who repeats that step sends
 * again: an e-mail with the same Message-ID, a Telegram message twice.
 *
 * Nobody is told of what is old: a report received more than a day ago (an outage, a restored backup). When
 * it was written does not count: it may have waited for a network.
 */
export async function tellStaff(
  { firestore }: Pick<Services, 'firestore'>,
  options: NoticeOptions,
  now: Date,
): Promise<void> {
  const ways = waysOf(await readDeskSettings(firestore), options)
  const tries = await Promise.allSettled(
    ways.map((way) => tellBy(firestore, way, options.siteUrl, now)),
  )
  const failures = tries.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, 'Staff: not all were told')
}

/** What is wanted by the desk's settings and possible by the secrets. */
function waysOf(
  { recipients, telegramChat }: { recipients: readonly string[]; telegramChat: string },
  { smtpUrl, telegramToken }: NoticeOptions,
): Way[] {
  const isSet = (secret: string) => !['', '-'].includes(secret.trim())
  const ways: Way[] = []
  if (isSet(smtpUrl) && recipients.length > 0)
    ways.push({
      name: 'email',
      due: 'emailDue',
      send: (message) => sendEmail(smtpUrl, recipients, message),
    })
  if (isSet(telegramToken) && telegramChat !== '')
    ways.push({
      name: 'telegram',
      due: 'telegramDue',
      send: ({ text }) => sendTelegram(telegramToken, telegramChat, text),
    })
  return ways
}

async function tellBy(firestore: Firestore, way: Way, siteUrl: string, now: Date): Promise<void> {
  const ids = await take(firestore, way, now)
  if (ids.length === 0) return
  const bundle = firestore.doc(`complaint_work/${way.name}`)
  try {
    const [first, ...others] = await reportsOf(firestore, ids)
    // Unless all of them were deleted as spam before anyone was told.
    if (first)
      await way.send(
        complaintMessage([first, ...others], ids, await readSettings(firestore), siteUrl),
      )
  } catch (error) {
    await bundle.update({ leasedUntil: null })
    throw error
  }
  await firestore.runTransaction(async (transaction) => {
    const notices = await transaction.getAll(
      ...ids.map((id) => firestore.doc(`complaint_notices/${id}`)),
    )
    for (const { exists, ref } of notices) if (exists) transaction.update(ref, { [way.due]: null })
    transaction.delete(bundle)
  })
}

/** Resolves with the reports to tell of, which now are the caller's alone. */
function take(firestore: Firestore, { name, due }: Way, now: Date): Promise<string[]> {
  const bundle = firestore.doc(`complaint_work/${name}`)
  const oldest = Timestamp.fromMillis(now.getTime() - DAY_MS)
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(bundle)
    const leasedUntil = found.get('leasedUntil') as Timestamp | null | undefined
    if (leasedUntil && leasedUntil.toMillis() > now.getTime()) return []
    const lease = { leasedUntil: Timestamp.fromMillis(now.getTime() + LEASE_MS) }
    const since = found.get('since') as Timestamp | undefined
    if (since && since.toMillis() >= oldest.toMillis()) {
      transaction.update(bundle, lease)
      return found.get('ids') as string[]
    }
    const waiting = await transaction.get(
      firestore
        .collection('complaint_notices')
        .where(due, '>=', oldest)
        .orderBy(due)
        .limit(MOST_TOLD),
    )
    const ids = waiting.docs.map(({ id }) => id)
    if (ids.length > 0)
      transaction.set(bundle, { ids, since: waiting.docs[0]?.get(due) as Timestamp, ...lease })
    else if (found.exists) transaction.delete(bundle)
    return ids
  })
}

/** Those of the reports that are there. Who is told of one that was answered is told that it is open again. */
async function reportsOf(firestore: Firestore, ids: readonly string[]) {
  const [found, shown] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.doc(`complaints/${id}`)), {
      fieldMask: ['id', 'category', 'receivedAt'],
    }),
    firestore.getAll(...ids.map((id) => firestore.doc(`complaint_status/${id}`)), {
      fieldMask: ['verdict'],
    }),
  ])
  return found.flatMap((report, index) => {
    if (!report.exists) return []
    const parsed = v.safeParse(reported, report.data())
    const isReopened = shown[index]?.get('verdict') === 'belum'
    if (parsed.success) return [{ ...parsed.output, isReopened }]
    warn(`${report.ref.path} is no report`, v.flatten(parsed.issues))
    return []
  })
}
