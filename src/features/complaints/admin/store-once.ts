import { trackingCodeFrom } from '@/domain/ids/id'
import { toUserFacing } from '@/lib/firebase/errors'
import { readRaw } from '@/lib/firebase/writes'

export const newTrackingCode = () => trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))

interface Recorded {
  document: string
  /** Path of the public status document, which `store` writes atomically with `document`. */
  status: string
  wanted: object
  failure: string
  store: () => Promise<unknown>
}

/** Stores a record unless it exists. `differs` is true if the existing record differs from `wanted`. */
export async function storeOnce(recorded: Recorded): Promise<{ differs: boolean }> {
  try {
    const found = await storedBefore(recorded)
    if (!found) await recorded.store()
    return found ?? { differs: false }
  } catch (error) {
    // The record may exist if only the response was lost.
    const stored = await storedBefore(recorded).catch(() => null)
    if (stored) return stored
    throw toUserFacing(recorded.failure, error)
  }
}

async function storedBefore({ document, status, wanted }: Recorded) {
  if (!(await readRaw(status))) return null
  const stored = (await readRaw(document))?.plain ?? {}
  return { differs: Object.entries(wanted).some(([field, value]) => stored[field] !== value) }
}
