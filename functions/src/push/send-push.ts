import { createECDH } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import webpush from 'web-push'
import { isPushEndpoint } from '@/domain/push/push-endpoint'
import { PUSH_TTL_MS, RENEWAL_MS } from '@/domain/push/push-topics'
import { emblemAt, isOwnEmblem } from '@/domain/settings/emblem'
import { shortened } from '@/domain/text/characters'

/** By which push services know that messages are the village's (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export interface PushSetup {
  /** Null where the village sends no messages. */
  keys: PushKeys | null
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
}

/** Who tells devices of something. */
export interface PushSender {
  keys: PushKeys
  siteUrl: string
  /** The address of what stands beside each message. */
  icon: string
}

/** How a device is reached, as its browser says. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
  /** When it was last heard of; not of one that is new. */
  renewedAt?: Timestamp
}

/** What a device shows, and where a tap leads. */
export interface PushMessage {
  title: string
  body: string
  /** Of the site. */
  path: string
  /** A newer message of the same tag takes the place of one that is not read yet. */
  tag: string
}

/** So much a phone shows without being asked for more. */
const LONGEST = { title: 80, body: 180 } as const

const TIMEOUT_MS = 15_000

/** What stands beside messages of a village with this emblem; browsers draw no SVG there. */
export function pushIcon(siteUrl: string, emblemurl: string): string {
  const { small, touch } = emblemAt(emblemurl)
  return new URL(isOwnEmblem(emblemurl) ? small : touch, siteUrl).href
}

/** The pair that belongs to the secret `VAPID_PRIVATE_KEY`; null for '' and '-'. Throws where it is no key. */
export function pushKeysOf(secret: string): PushKeys | null {
  const privateKey = secret.trim()
  if (['', '-'].includes(privateKey)) return null
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

/** `PUSH_SERVICE` in the environment names a push service on this machine. */
export const isKnownService = (endpoint: string) =>
  isPushEndpoint(endpoint, process.env['PUSH_SERVICE'])

/**
 * Sends a message to a device, encrypted for it alone (RFC 8291). The text has the form that browsers show
 * without a service worker, too (declarative web push, webkit.org/blog/16535). Resolves with whether it was
 * taken, or the device is `gone`; rejects where its push service fails.
 */
export async function sendPush(
  { keys, siteUrl, icon }: PushSender,
  { endpoint, p256dh, auth, renewedAt }: PushDevice,
  { title, body, path, tag }: PushMessage,
): Promise<'taken' | 'refused' | 'gone'> {
  if (!isKnownService(endpoint)) return 'gone'
  const notification = {
    title: shortened(title, LONGEST.title),
    body: shortened(body, LONGEST.body),
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
      // Whom a push service would ask about messages that trouble it.
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
    // Nobody is led from a push service to another host.
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
