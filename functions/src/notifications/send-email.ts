import { warn } from 'firebase-functions/logger'
import type { ComplaintMessage } from './complaint-message'

/** Timeouts in milliseconds. A server that does not respond must not use up the time of the function. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/**
 * Sends an e-mail to all recipients through the server of `smtpUrl` (`smtps://user:password@host:465`). The sender is
 * the user in that address, or `?from=` if the user is not an e-mail address. Rejects if no recipient was accepted.
 */
export async function sendEmail(
  smtpUrl: string,
  recipients: readonly string[],
  { subject, text, messageId, date }: ComplaintMessage,
): Promise<void> {
  // The error of an invalid URL would log the password.
  if (!URL.canParse(smtpUrl))
    throw new Error('SMTP_URL must have the form smtps://user:password@host')
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  // Loaded on demand, because few calls need it.
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
