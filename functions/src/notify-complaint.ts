import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/date'
import { complaint, type ComplaintNotice } from '@/domain/schemas/complaint'
import { complaintMessage, type ComplaintMessage } from './complaint-message'
import { sendEmail } from './send-email'
import { sendTelegram } from './send-telegram'
import type { Services } from './services'
import { readDeskSettings, readSettings } from './stored-settings'

/** Longer than the function may run, so that a lease that is over belongs to nobody any more. */
const LEASE_MS = 120_000

export interface NoticeOptions {
  /** Secrets; '' and '-' are none. */
  smtpUrl: string
  telegramToken: string
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
}

/** A way of telling staff; `field` of `complaint_notices/{id}` says when it was gone. */
interface Way {
  field: Exclude<keyof ComplaintNotice, 'leasedUntil'>
  send: (message: ComplaintMessage) => Promise<void>
}

type Notice = { [Field in keyof ComplaintNotice]: Timestamp | null }

const NOT_YET: Notice = { leasedUntil: null, emailAt: null, telegramAt: null }

const reported = v.object({
  category: complaint.entries.category,
  receivedAt: v.pipe(
    v.instance(Timestamp),
    v.transform((stored) => stored.toDate()),
  ),
})

/**
 * Tells staff of a new report, however it came, by each way that is configured. An event may
 * be delivered several times, also at once: a lease lets one delivery send, and each way that went out
 * is noted before the lease ends, so that a try after a failure takes the others alone. Rejects when
 * one failed or another delivery has the lease, for the event to come again.
 *
 * Between a message that went out and its note there is no transaction. Who repeats that step sends
 * again: an e-mail with the same Message-ID, a Telegram message twice.
 *
 * Nobody is told of what is old: an event, or a report, of more than a day ago (an outage, a restored
 * backup). When it was written does not count: it may have waited for a network.
 */
export async function notifyComplaint(
  { firestore }: Pick<Services, 'firestore'>,
  event: { id: string; time: Date },
  options: NoticeOptions,
  now: Date,
): Promise<void> {
  const isOld = (time: Date) => now.getTime() - time.getTime() > DAY_MS
  if (isOld(event.time)) return
  const ways = waysOf(await readDeskSettings(firestore), options)
  if (ways.length === 0) return

  const stored = await firestore.doc(`complaints/${event.id}`).get()
  // Deleted as spam before anyone was told.
  if (!stored.exists) return
  const parsed = v.safeParse(reported, stored.data())
  if (!parsed.success) return warn(`${stored.ref.path} is no report`, v.flatten(parsed.issues))
  const report = parsed.output
  if (isOld(report.receivedAt)) return

  const settings = await readSettings(firestore)
  const message = complaintMessage({ id: event.id, ...report }, settings, options.siteUrl)
  const notice = firestore.doc(`complaint_notices/${event.id}`)
  const outstanding = await lease(notice, ways, now)
  if (outstanding.length === 0) return
  const tries = await Promise.allSettled(
    outstanding.map(async ({ field, send }) => {
      await send(message)
      await notice.update({ [field]: FieldValue.serverTimestamp() })
    }),
  )
  await notice.update({ leasedUntil: null })
  const failures = tries.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, `${notice.path}: not all were told`)
}

/** What is wanted by the desk's settings and possible by the secrets. */
function waysOf(
  { recipients, telegramChat }: { recipients: readonly string[]; telegramChat: string },
  { smtpUrl, telegramToken }: NoticeOptions,
): Way[] {
  const isSet = (secret: string) => !['', '-'].includes(secret.trim())
  const ways: Way[] = []
  if (isSet(smtpUrl) && recipients.length > 0)
    ways.push({ field: 'emailAt', send: (message) => sendEmail(smtpUrl, recipients, message) })
  if (isSet(telegramToken) && telegramChat !== '')
    ways.push({
      field: 'telegramAt',
      send: ({ text }) => sendTelegram(telegramToken, telegramChat, text),
    })
  return ways
}

/** Resolves with the ways that have not gone out yet, which now are the caller's alone. */
function lease(notice: DocumentReference, ways: readonly Way[], now: Date): Promise<Way[]> {
  return notice.firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(notice)
    const before = { ...NOT_YET, ...(found.data() as Partial<Notice> | undefined) }
    const outstanding = ways.filter(({ field }) => before[field] === null)
    if (outstanding.length === 0) return []
    if (before.leasedUntil && before.leasedUntil.toMillis() > now.getTime())
      throw new Error(`${notice.path}: another delivery is at it`)
    const leasedUntil = Timestamp.fromMillis(now.getTime() + LEASE_MS)
    transaction.set(notice, { ...before, leasedUntil })
    return outstanding
  })
}
