import { error as logError } from 'firebase-functions/logger'
import { BIN_DAYS } from '@/domain/bin/bin-schema'
import type { CollectionName } from '@/domain/collections'
import { PUSH_DAYS } from '@/domain/push/push-topics'
import { DAY_MS } from '@/domain/time/date'
import { VERSION_DAYS } from '@/domain/versions/version-schema'
import type { Database } from '../services'
import { settleAll } from '../data/concurrency'

interface Term {
  collection: CollectionName
  /** Field that contains the start of the retention period. */
  since: string
  days: number
}

const TERMS: readonly Term[] = [
  { collection: 'bin', since: 'deletedAt', days: BIN_DAYS },
  { collection: 'versions', since: 'replacedAt', days: VERSION_DAYS },
  { collection: 'push_subscriptions', since: 'renewedAt', days: PUSH_DAYS },
  { collection: 'push_messages', since: 'at', days: 7 },
]

export async function removeExpired({ firestore }: Database, now: Date): Promise<void> {
  await settleAll(
    TERMS.map(async ({ collection, since, days }) => {
      const limit = new Date(now.getTime() - days * DAY_MS)
      const expired = await firestore.collection(collection).where(since, '<', limit).select().get()
      const writer = firestore.bulkWriter()
      for (const { ref, updateTime } of expired.docs)
        // The precondition protects a bin entry that was restored and deleted again meanwhile.
        writer
          .delete(ref, { lastUpdateTime: updateTime })
          .catch((error: unknown) => logError(`${ref.path} was not deleted`, error))
      await writer.close()
    }),
  )
}
