import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { instant } from '../publishing/stamp-schema'
import { MOST_REPORTS, PUSH_TOPICS, type PushTopic, SHARED_TOPICS } from './push-topics'

/** An uncompressed point of P-256, and 16 bytes: RFC 8291, sections 2.1 and 2.2. */
const p256dh = v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/))
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/))
const endpoint = v.pipe(v.string(), v.maxLength(1_000))
const topics = v.array(v.picklist(PUSH_TOPICS))
const reports = v.pipe(v.array(trackingCode), v.maxLength(MOST_REPORTS))

/** What a page or the worker asks of `push-subscribe`. */
export const pushInput = v.variant('action', [
  /** The public key by which a browser subscribes; '' where the village sends no messages. */
  v.object({ action: v.literal('key') }),
  /** What this device is told of from now on; of nothing: it is forgotten. */
  v.object({
    action: v.literal('set'),
    endpoint,
    keys: v.object({ p256dh, auth }),
    topics: v.pipe(topics, v.maxLength(PUSH_TOPICS.length)),
    /** The codes of its own reports, of whose replies it is told. */
    reports: v.optional(reports, []),
    /** Under which the device was known before its browser made another. */
    former: v.optional(endpoint, ''),
  }),
  /** A device whose browser has made another address goes on being told of the same. */
  v.object({
    action: v.literal('move'),
    former: endpoint,
    endpoint,
    keys: v.object({ p256dh, auth }),
  }),
  /** It is still there. */
  v.object({ action: v.literal('renew'), endpoint }),
  /** One message, to see it. */
  v.object({ action: v.literal('test'), endpoint }),
])
export type PushInput = v.InferOutput<typeof pushInput>

/** What `push-subscribe` answers. */
export interface PushAnswer {
  /** By which a browser subscribes; '' where that is not asked for. */
  key: string
  /** Of those that were asked for, what the device is told of. */
  topics: PushTopic[]
}

/** `push_subscriptions/{id}`: a device that wants to be told. No one reads it. */
export const pushSubscription = v.object({
  endpoint,
  p256dh,
  auth,
  topics,
  /** Whose it is, if it is told of what is for staff; else ''. */
  uid: v.string(),
  reports,
  createdAt: instant,
  /** When the device was last heard of. */
  renewedAt: instant,
})

/** `push_messages/{topic}-{id}`: an item, or a reply to a report, that devices are told of once; `push_messages/{topic}`: that staff are. No one reads it. */
const pushItem = v.object({
  topic: v.picklist([...SHARED_TOPICS, 'reports']),
  /** Of the item; the day of the agenda; the code of the report; '' for staff. */
  id: v.string(),
  /** When it was published; null once it is on its way. */
  due: v.nullable(instant),
  at: instant,
})
export const pushMessage = pushItem

/** What is being sent of one topic, the same for every try. */
const bundle = v.object({
  /** Of the items. */
  ids: v.array(v.string()),
  message: v.nullable(v.object({ title: v.string(), body: v.string(), path: v.string() })),
  /** The last subscription that was sent to; '' before the first. */
  cursor: v.string(),
  since: instant,
})
/** `push_work/{topic}`, and `push_work/rate`: how many devices were added in this hour. No one reads it. */
export const pushWork = v.union([bundle, v.object({ hour: v.string(), count: v.number() })])
