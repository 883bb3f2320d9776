import * as v from 'valibot'
import { PUSH_TOPICS } from '@/domain/push/push-topics'
import { logError } from '../log'
import { STORAGE_KEY } from './renew-if-subscribed'

const known = v.object({
  endpoint: v.string(),
  topics: v.array(v.picklist(PUSH_TOPICS)),
  reports: v.optional(v.array(v.string()), []),
  /** Uid of the user who subscribed to topics of staff. Missing in older records. */
  staff: v.optional(v.string()),
  at: v.number(),
})
export type KnownDevice = v.InferOutput<typeof known>

/** Returns the subscription last reported to the server, or null if it is missing or storage is denied. */
export function readKnownDevice(): KnownDevice | null {
  try {
    const parsed = v.safeParse(known, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch (error) {
    logError('Reading the push subscription from the device failed', error)
    return null
  }
}

/** Stores the subscription. Logs a failure, because messages arrive even if the device stores nothing. */
export function storeKnownDevice(device: KnownDevice | null): void {
  try {
    if (device) localStorage.setItem(STORAGE_KEY, JSON.stringify(device))
    else localStorage.removeItem(STORAGE_KEY)
  } catch (error) {
    logError('Storing the push subscription on the device failed', error)
  }
}
