import { createECDH } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import webpush from 'web-push'
import { isPushEndpoint } from '@/domain/push/push-endpoint'
import { PUSH_TTL_MS, RENEWAL_MS } from '@/domain/push/push-topics'
import { emblemAt, isOwnEmblem } from '@/domain/settings/emblem'
import { shorten } from '@/domain/text/characters'

/** Key pair that identifies the village to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export interface PushSetup {
  /** Keys of the village, or null if push messages are disabled. */
  keys: PushKeys | null
  /** Address of the site, such as `https://desa.example`. */
  siteUrl: string
}

export interface PushSender {
  keys: PushKeys
  siteUrl: string
  icon: string
}

export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
  /** Time at which the device last renewed its subscription. Missing for a new device. */
  renewedAt?: Timestamp
}

/** Content of a notification and the page that a tap opens. */
export interface PushMessage {
  title: string
  body: string
  path: string
  /** Tag of the notification. A newer message with the same tag replaces an older one. */
  tag: string
}

/** Maximum number of characters that a phone shows without expanding the notification. */
const LONGEST = { title: 80, body: 180 } as const

const TIMEOUT_MS = 15_000

/** Returns the icon of push messages. Returns a PNG for an SVG emblem, because notifications do not show SVG. */
export function pushIcon(siteUrl: string, emblemurl: string): string {
  const { small, touch } = emblemAt(emblemurl)
  return new URL(isOwnEmblem(emblemurl) ? small : touch, siteUrl).href
}

/** Returns the key pair of the secret `VAPID_PRIVATE_KEY`, or null for '' and '-'. Throws if the key is invalid. */
export function pushKeysOf(secret: string): PushKeys | null {
  const privateKey = secret.trim()
  if (['', '-'].includes(privateKey)) return null
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

/** Returns whether messages may be sent to an endpoint. Tests allow a local endpoint by setting `PUSH_SERVICE`. */
export const isKnownService = (endpoint: string) =>
  isPushEndpoint(endpoint, process.env['PUSH_SERVICE'])

/**
 * Sends an encrypted message to a device (RFC 8291). Browsers can show the message without a service worker
 * (declarative web push, webkit.org/blog/16535). Resolves with 'gone' if the subscription ended. Rejects if the push
 * service is overloaded or fails.
 */
export async function sendPush(
  { keys, siteUrl, icon }: PushSender,
  { endpoint, p256dh, auth, renewedAt }: PushDevice,
  { title, body, path, tag }: PushMessage,
): Promise<'taken' | 'refused' | 'gone'> {
  if (!isKnownService(endpoint)) return 'gone'
  const notification = {
    title: shorten(title, LONGEST.title),
    body: shorten(body, LONGEST.body),
    navigate: siteUrl + path,
    tag,
    icon,
    lang: 'id',
  }
  const isSilent = renewedAt && Date.now() - renewedAt.toMillis() > RENEWAL_MS
  const request = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ web_push: 8030, notification, ...(isSilent && { renew: true }) }),
    {
      // Contact that push services use in case of problems.
      vapidDetails: {
        subject: siteUrl.startsWith('https:') ? siteUrl : 'mailto:situs@desa.invalid',
        ...keys,
      },
      TTL: PUSH_TTL_MS / 1_000,
      topic: tag,
    },
  )
  const { 'Content-Length': _, ...headers } = request.headers
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: request.body && new Uint8Array(request.body),
    // Prevents a push service from redirecting the request to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (response.ok) return 'taken'
  if (response.status === 404 || response.status === 410) return 'gone'
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${new URL(endpoint).host} answered ${response.status}`)
  return 'refused'
}
