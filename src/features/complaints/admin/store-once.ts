import { toUserFacing } from '@/lib/firebase/errors'
import { readRaw } from '@/lib/firebase/writes'

interface Recorded {
  document: string
  /** Path of the public document of the same commit. */
  status: string
  wanted: object
  failure: string
  store: () => Promise<unknown>
}

/** Stores a record once. If an earlier attempt stored it, returns `differs` if the input has changed since. */
export async function storeOnce(recorded: Recorded): Promise<{ differs: boolean }> {
  try {
    const found = await storedBefore(recorded)
    if (!found) await recorded.store()
    return found ?? { differs: false }
  } catch (error) {
    // The record may have been stored although the response was lost.
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
