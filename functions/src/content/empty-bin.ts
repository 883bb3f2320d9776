import { error as logError } from 'firebase-functions/logger'
import { BIN_DAYS } from '@/domain/bin/bin-schema'
import { DAY_MS } from '@/domain/time/date'
import type { Services } from '../services'

/** Deletes for good what has been in the bin for more than BIN_DAYS. */
export async function emptyBin(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const limit = new Date(now.getTime() - BIN_DAYS * DAY_MS)
  const expired = await firestore.collection('bin').where('deletedAt', '<', limit).select().get()
  const writer = firestore.bulkWriter()
  for (const { ref, updateTime } of expired.docs)
    // An entry that was restored and filled anew meanwhile begins another term.
    writer
      .delete(ref, { lastUpdateTime: updateTime })
      .catch((error: unknown) => logError(`${ref.path} stays`, error))
  await writer.close()
}
