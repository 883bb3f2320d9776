import { binId, type BinEntry } from '@/domain/schemas/bin'
import { problemOf } from '@/lib/firebase/problem'
import { change, readRaw, serverTime } from '@/lib/firebase/writes'

/** The copy lies there no longer, nor does what it is of stand anywhere. */
export class NotInBin extends Error {}

/** What was deleted stands again, by another way than from the bin. */
export class StandsAlready extends Error {}

/**
 * Puts the original back in its place and takes its copy out of the bin. May be tried again: that it
 * was restored before is a success. Throws one of the above, or the SDK's errors.
 */
export async function restore(
  { collection, id }: Pick<BinEntry, 'collection' | 'id'>,
  uid: string,
): Promise<void> {
  const [path, copy] = [`${collection}/${id}`, `bin/${binId(collection, id)}`]
  try {
    await change([copy], ([entry]) => {
      if (!entry) throw new NotInBin()
      const data = original(collection, entry.data['data'] as Record<string, unknown>)
      return [
        { set: path, data: { ...data, updatedBy: uid, updatedAt: serverTime() } },
        { remove: copy },
      ]
    })
  } catch (error) {
    // The rules refuse where the original stands.
    if (!(error instanceof NotInBin) && problemOf(error) !== 'denied') throw error
    if (!(await readRaw(path))) throw error
    if (!(error instanceof NotInBin)) throw new StandsAlready()
  }
}

/** As it was when it was deleted; the hour of what was scheduled may be over. */
function original(
  collection: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return collection === 'drafts' && data['state'] === 'terjadwal'
    ? { ...data, state: 'draf', publishAt: null }
    : data
}
