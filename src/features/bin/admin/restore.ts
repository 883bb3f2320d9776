import * as v from 'valibot'
import { binId, type BinEntry } from '@/domain/schemas/bin'
import { readList } from '@/lib/firebase/documents'
import { problemOf } from '@/lib/firebase/problem'
import { change, readRaw, serverTime } from '@/lib/firebase/writes'

/** The copy lies there no longer, nor does what it is of stand anywhere. */
export class NotInBin extends Error {}

/** What was deleted stands again, by another way than from the bin. */
export class StandsAlready extends Error {}

/** Someone else signs in with the e-mail of the person, who would get no account. */
export class EmailTaken extends Error {}

/**
 * Puts the original back in its place and takes its copy out of the bin. May be tried again: that it
 * was restored before is a success. Throws one of the above, or the SDK's errors.
 */
export async function restore({ collection, id, data }: BinEntry, uid: string): Promise<void> {
  if (collection === 'users' && (await isEmailTaken(id, data['email']))) throw new EmailTaken()
  const [path, binPath] = [`${collection}/${id}`, `bin/${binId(collection, id)}`]
  try {
    await change([binPath], ([entry]) => {
      if (!entry) throw new NotInBin()
      const copy = original(collection, entry.data['data'] as Record<string, unknown>)
      return [
        { set: path, data: { ...copy, updatedBy: uid, updatedAt: serverTime() } },
        { remove: binPath },
      ]
    })
  } catch (error) {
    // The rules refuse where the original stands.
    if (!(error instanceof NotInBin) && problemOf(error) !== 'denied') throw error
    if (!(await readRaw(path))) throw error
    if (!(error instanceof NotInBin)) throw new StandsAlready()
  }
}

async function isEmailTaken(uid: string, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false
  const holders = await readList(
    { collection: 'users', where: { email }, orderBy: ['email', 'asc'], limit: 2 },
    v.object({ id: v.string() }),
  )
  return holders.some(({ id }) => id !== uid)
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
