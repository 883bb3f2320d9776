import * as v from 'valibot'
import { PUSH_TOPICS } from '@/domain/push/push-topics'
import { logError } from '../log'
import { STORED_AS } from './renew-if-listening'

const known = v.object({
  /** Under which the village knows this device. */
  endpoint: v.string(),
  topics: v.array(v.picklist(PUSH_TOPICS)),
  /** The codes of reports of whose replies it is told. */
  reports: v.optional(v.array(v.string()), []),
  /** The uid of whom it is told what is for staff; unknown where it was stored before this was. */
  staff: v.optional(v.string()),
  /** When it last heard of it, in epoch milliseconds. */
  at: v.number(),
})
export type KnownDevice = v.InferOutput<typeof known>

/** As what the village knows this device; null where it does not, or the device does not say. */
export function readKnownDevice(): KnownDevice | null {
  try {
    const parsed = v.safeParse(known, JSON.parse(localStorage.getItem(STORED_AS) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch (error) {
    logError('Pemberitahuan di perangkat ini tidak dapat dibaca', error)
    return null
  }
}

/** Without storage it is known until the page is left; the browser itself goes on being told. */
export function storeKnownDevice(device: KnownDevice | null): void {
  try {
    if (device) localStorage.setItem(STORED_AS, JSON.stringify(device))
    else localStorage.removeItem(STORED_AS)
  } catch (error) {
    logError('Pemberitahuan tidak dapat dicatat di perangkat', error)
  }
}
