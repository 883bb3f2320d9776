import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { complaint, type ComplaintNotice } from '@/domain/complaints/complaint-schema'
import { isTrialReport } from '@/domain/complaints/trial-report'
import { DAY_MS } from '@/domain/time/date'
import type { Change } from '../audit/change'
import { createIfMissing } from '../data/create-if-missing'
import { drain } from '../data/drain'
import { readDeskSettings, readSettings } from '../data/stored-settings'
import type { Database } from '../services'
import { complaintMessage, type ComplaintMessage } from './complaint-message'
import { settleAll } from '../data/concurrency'

/** Maximum number of reports per message. The next run sends the remaining reports. */
const MAX_REPORTS = 200

export async function enqueueNotice(
  { firestore }: Database,
  { document: id, before, after }: Pick<Change, 'document' | 'before' | 'after'>,
): Promise<void> {
  const due: unknown = after.get('receivedAt')
  if (before.exists || !(due instanceof Timestamp) || isTrialReport(id)) return
  const notice = firestore.doc(`complaint_notices/${id}`)
  await createIfMissing(firestore, notice, { emailDue: due, telegramDue: due })
}

export interface NoticeOptions {
  /** Secrets. '' and '-' disable the channel. */
  smtpUrl: string
  telegramToken: string
  /** Address of the site, such as `https://desa.example`. */
  siteUrl: string
}

interface Channel {
  name: 'email' | 'telegram'
  /** Field of `complaint_notices/{id}` with the time of a pending notification. */
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
 * Notifies staff of new and reopened reports and of reminders, in one message per configured channel (drain.ts).
 * Rejects if a channel failed. The next run tries again. If the process dies between sending a message and recording
 * it, the message is sent twice. Mail servers detect the second e-mail by its Message-ID, Telegram does not. Skips
 * reports received more than a day ago, for example after an outage or from a restored backup.
 */
export async function notifyStaff(
  { firestore }: Database,
  options: NoticeOptions,
  now: Date,
): Promise<void> {
  const channels = channelsOf(await readDeskSettings(firestore), options)
  await settleAll(channels.map((channel) => notifyBy(firestore, channel, options.siteUrl, now)))
}

/** Returns the channels for which both the desk settings and the secrets are set. */
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

function notifyBy(
  firestore: Firestore,
  { name, due, send }: Channel,
  siteUrl: string,
  now: Date,
): Promise<void> {
  return drain(
    {
      batch: firestore.doc(`complaint_work/${name}`),
      due,
      waiting: async (transaction) =>
        (
          await transaction.get(
            firestore
              .collection('complaint_notices')
              .where(due, '>=', Timestamp.fromMillis(now.getTime() - DAY_MS))
              .orderBy(due)
              .limit(MAX_REPORTS),
          )
        ).docs,
      // The batch contains only ids, because a report can be deleted as spam between two attempts.
      compose: (_, notices) => Promise.resolve({ ids: notices.map(({ id }) => id) }),
      send: async ({ ids }) => {
        const [first, ...others] = await reportsOf(firestore, ids)
        if (first)
          await send(
            complaintMessage([first, ...others], ids, await readSettings(firestore), siteUrl),
          )
        return true
      },
    },
    now,
  )
}

/** Returns the reports, requests and objections in `ids` that exist. The verdict 'belum' marks a reopened report. */
async function reportsOf(firestore: Firestore, ids: readonly string[]) {
  const read = (collection: string, fieldMask: string[]) =>
    firestore.getAll(...ids.map((id) => firestore.doc(`${collection}/${id}`)), { fieldMask })
  const [found, requests, objections, shown, notices] = await Promise.all([
    read('complaints', ['id', 'category', 'receivedAt']),
    read('requests', ['id', 'receivedAt', 'closedAt']),
    read('objections', ['id', 'receivedAt', 'closedAt']),
    read('complaint_status', ['verdict']),
    read('complaint_notices', ['reminder']),
  ])
  return found.flatMap((complaint, index) => {
    const candidates = {
      complaints: complaint,
      requests: requests[index],
      objections: objections[index],
    }
    const existing = Object.entries(candidates).find(([, document]) => document?.exists)
    if (!existing) return []
    const [desk, report] = existing as [keyof typeof candidates, typeof complaint]
    const parsed = v.safeParse(reported, report.data())
    const isReopened = shown[index]?.get('verdict') === 'belum'
    const reminder = String(notices[index]?.get('reminder') ?? '')
    // The request was closed after the reminder was enqueued.
    if (reminder && report.get('closedAt')) return []
    if (parsed.success) return [{ ...parsed.output, isReopened, desk, reminder }]
    warn(`${report.ref.path} is not a valid report`, v.flatten(parsed.issues))
    return []
  })
}

const TELEGRAM_TIMEOUT_MS = 15_000

/**
 * Sends plain text to a Telegram chat as a bot (core.telegram.org/bots/api#sendmessage). Tests replace the API server
 * with the environment variable `TELEGRAM_API`.
 */
async function sendTelegram(token: string, chat: string, text: string): Promise<void> {
  const api = process.env['TELEGRAM_API'] ?? 'https://api.telegram.org'
  const response = await fetch(`${api}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, text, link_preview_options: { is_disabled: true } }),
    signal: AbortSignal.timeout(TELEGRAM_TIMEOUT_MS),
  })
  if (!response.ok)
    throw new Error(
      `Telegram answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
    )
}

/** Timeouts in milliseconds, so that an unresponsive mail server does not use up the time of the function. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/**
 * Sends an e-mail to all recipients through the server of `smtpUrl` (`smtps://user:password@host:465`). The sender is
 * the parameter `from` of the URL, or else its user. Rejects if the server accepted no recipient.
 */
async function sendEmail(
  smtpUrl: string,
  recipients: readonly string[],
  { subject, text, messageId, date }: ComplaintMessage,
): Promise<void> {
  // Checked here, because the error that `new URL` throws contains the password and would be logged.
  if (!URL.canParse(smtpUrl))
    throw new Error('SMTP_URL must have the form smtps://user:password@host')
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
  })
  const { rejected } = await transport.sendMail({
    from: searchParams.get('from') ?? user,
    to: [...recipients],
    subject,
    text,
    messageId,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (rejected.length > 0) warn(`The mail server rejected ${rejected.length} recipients`)
}
