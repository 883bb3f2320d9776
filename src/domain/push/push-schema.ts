import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { instant } from '../publishing/change-metadata-schema'
import { MAX_REPLY_REPORTS, PUSH_TOPICS, type PushTopic, SHARED_TOPICS } from './push-topics'

/** Keys of a push subscription: an uncompressed P-256 point, and 16 bytes (RFC 8291, sections 2.1 and 2.2). */
const p256dh = v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/))
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/))
const endpoint = v.pipe(v.string(), v.maxLength(1_000))
const topics = v.array(v.picklist(PUSH_TOPICS))
const reports = v.pipe(v.array(trackingCode), v.maxLength(MAX_REPLY_REPORTS))

/** Input of the function `push-subscribe`, which a page or the service worker calls. */
export const pushInput = v.variant('action', [
  /** Requests the public key, which is '' if push is not set up. */
  v.object({ action: v.literal('key') }),
  /** Sets the topics of this device. Without topics, deletes the subscription. */
  v.object({
    action: v.literal('set'),
    endpoint,
    keys: v.object({ p256dh, auth }),
    topics: v.pipe(topics, v.maxLength(PUSH_TOPICS.length)),
    /** Codes of the reports sent from this device. The device is notified of replies to them. */
    reports: v.optional(reports, []),
    /** Previous endpoint if the browser has created a new one. */
    former: v.optional(endpoint, ''),
  }),
  v.object({
    action: v.literal('move'),
    former: endpoint,
    endpoint,
    keys: v.object({ p256dh, auth }),
  }),
  v.object({ action: v.literal('renew'), endpoint }),
  v.object({ action: v.literal('test'), endpoint }),
])
export type PushInput = v.InferOutput<typeof pushInput>

export interface PushAnswer {
  /** Public key for the subscription, or '' if it was not requested. */
  key: string
  topics: PushTopic[]
}

/** Document `push_subscriptions/{id}`: a subscribed device. Clients cannot read it. */
export const pushSubscription = v.object({
  endpoint,
  p256dh,
  auth,
  topics,
  /** Uid of the signed-in user for topics of staff, otherwise ''. */
  uid: v.string(),
  reports,
  createdAt: instant,
  renewedAt: instant,
})

/**
 * Document `push_messages/{topic}-{id}`: pending notification about an item or a reply. `push_messages/{topic}` is a
 * pending notification to staff. Clients cannot read them.
 */
const pushItem = v.object({
  topic: v.picklist([...SHARED_TOPICS, 'reports']),
  /** Id of the item, day whose events are announced, or code of the report. '' for messages to staff. */
  id: v.string(),
  /** Time of publication while the message waits to be sent, null afterwards. */
  due: v.nullable(instant),
  at: instant,
})
export const pushMessage = pushItem

const bundle = v.object({
  ids: v.array(v.string()),
  message: v.nullable(v.object({ title: v.string(), body: v.string(), path: v.string() })),
  /** Id of the last subscription to which the message was sent, or ''. */
  cursor: v.string(),
  /** Time since which the newest item has been pending. */
  since: instant,
  /** Time until which only the current run may send the message. */
  leasedUntil: v.optional(v.nullable(instant), null),
})
/**
 * Documents `push_work/{topic}`, `push_work/reports-{entry}` for a reply, and `push_work/rate` for the number of
 * devices added in this hour. Clients cannot read them.
 */
export const pushWork = v.union([bundle, v.object({ hour: v.string(), count: v.number() })])
