import { warn } from 'firebase-functions/logger'
import type { ComplaintMessage } from './complaint-message'

/** Milliseconds; a server that does not answer must not hold up the function until its own time is over. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/**
 * Sends an e-mail to all recipients by the server of `smtpUrl`: `smtps://user:password@host:465`. It
 * comes from the user, or from `?from=` where the user is no address. Rejects when the server took it
 * for none of them, or did not say.
 */
export async function sendEmail(
  smtpUrl: string,
  recipients: readonly string[],
  { subject, text, messageId, date }: ComplaintMessage,
): Promise<void> {
  // The error of a URL that cannot be read would carry the password into the log.
  if (!URL.canParse(smtpUrl))
    throw new Error('SMTP_URL is no address as smtps://user:password@host')
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  // Loaded here, for few calls of few functions need it.
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
  if (rejected.length > 0) warn(`The mail server refused ${rejected.length} of the recipients`)
}
