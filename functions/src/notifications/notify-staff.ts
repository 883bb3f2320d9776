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

/** Longer than the timeout of the function, so that an expired lease belongs to no running one. */
export const LEASE_MS = 270_000

/** Maximum number of reports per message. The next run sends the others. */
const MAX_REPORTS = 200

export interface NoticeOptions {
  /** Secrets. '' and '-' mean none. */
  smtpUrl: string
  telegramToken: string
  /** Address of the site, such as `https://desa.example`. */
  siteUrl: string
}

interface Channel {
  /** Id of the document in `complaint_work`. */
  name: 'email' | 'telegram'
  /** Field of `complaint_notices/{id}` that marks a pending notification. */
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
 * Notifies staff of new reports and of reports that reporters reopened, through each configured way, in one
 * message each. The ids are stored before sending, and a retry sends the same ones first. A lease lets only
 * one run send. Rejects if a way failed; the next run tries again.
 *
 * Sending and recording it are not one transaction. If the process dies between them, the message is sent
 * again: an e-mail with the same Message-ID, a Telegram message twice.
 *
 * Reports received more than a day ago are skipped (an outage, a restored backup). The time of writing does
 * not count, because a report may have waited for a network.
 */
export async function notifyStaff(
  { firestore }: Pick<Services, 'firestore'>,
  options: NoticeOptions,
  now: Date,
): Promise<void> {
  const channels = channelsOf(await readDeskSettings(firestore), options)
  const tries = await Promise.allSettled(
    channels.map((channel) => notifyBy(firestore, channel, options.siteUrl, now)),
  )
  const failures = tries.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, 'Some staff were not notified')
}

/** Returns the ways that the desk settings request and the secrets allow. */
function channelsOf(
  { recipients, telegramChat }: { recipients: readonly string[]; telegramChat: string },
  { smtpUrl, telegramToken }: NoticeOptions,
): Channel[] {
  const isSet = (secret: string) => !['', '-'].includes(secret.trim())
  const channels: Channel[] = []
  if (isSet(smtpUrl) && recipients.length > 0)
    channels.push({
      name: 'email',
      due: 'emailDue',
      send: (message) => sendEmail(smtpUrl, recipients, message),
    })
  if (isSet(telegramToken) && telegramChat !== '')
    channels.push({
      name: 'telegram',
      due: 'telegramDue',
      send: ({ text }) => sendTelegram(telegramToken, telegramChat, text),
    })
  return channels
}

async function notifyBy(
  firestore: Firestore,
  channel: Channel,
  siteUrl: string,
  now: Date,
): Promise<void> {
  const ids = await take(firestore, channel, now)
  if (ids.length === 0) return
  const bundle = firestore.doc(`complaint_work/${channel.name}`)
  try {
    const [first, ...others] = await reportsOf(firestore, ids)
    // All of them may have been deleted as spam before anyone was notified.
    if (first)
      await channel.send(
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
    for (const { exists, ref } of notices)
      if (exists) transaction.update(ref, { [channel.due]: null })
    transaction.delete(bundle)
  })
}

/** Resolves with the reports to notify of and reserves them for the caller. */
function take(firestore: Firestore, { name, due }: Channel, now: Date): Promise<string[]> {
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
        .limit(MAX_REPORTS),
    )
    const ids = waiting.docs.map(({ id }) => id)
    if (ids.length > 0)
      transaction.set(bundle, { ids, since: waiting.docs[0]?.get(due) as Timestamp, ...lease })
    else if (found.exists) transaction.delete(bundle)
    return ids
  })
}

/** Returns the existing reports of `ids`. An answered report is one that was reopened. */
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
    warn(`${report.ref.path} is not a valid report`, v.flatten(parsed.issues))
    return []
  })
}
