import * as v from 'valibot'
import {
  DEFAULT_DESK_SETTINGS,
  type DeskSettings,
  readableDeskSettings,
} from '@/domain/complaints/desk-settings-schema'
import { changeMetadata } from '@/domain/publishing/published-item'
import { toUserFacing } from '@/lib/firebase/errors'
import { serverTime, transact } from '@/lib/firebase/writes'
import { Conflict } from '@/lib/saving/conflict'
import { mergeByField } from '@/lib/saving/merge-by-field'

const PATH = 'desk_settings/1'

/** Stores the changed fields and preserves other users' changes. Rejects with a Conflict or a UserFacingError. */
export async function saveDeskSettings(
  before: DeskSettings,
  wanted: Partial<DeskSettings>,
  attempts: readonly Partial<DeskSettings>[],
  actor: string,
): Promise<void> {
  try {
    await transact([PATH], ([found = null]) => {
      const now = parseStored(found?.plain)
      const sides = { base: before, wanted, now, stored: found, actor, attempts }
      const changes = mergeByField<DeskSettings>(sides)
      if (Object.keys(changes).length === 0) return []
      const saved = { ...now, ...changes }
      const unread: unknown = saved.anonymiseAfterMonths ?? found?.data['anonymiseAfterMonths']
      const data = {
        ...saved,
        anonymiseAfterMonths: unread,
        ...changeMetadata(actor, serverTime()),
      }
      return [{ set: PATH, data }]
    })
  } catch (error) {
    if (error instanceof Conflict) throw error
    throw toUserFacing('Gagal menyimpan pengaturan:', error)
  }
}

const parseStored = (plain: unknown): DeskSettings =>
  v.parse(readableDeskSettings, plain ?? DEFAULT_DESK_SETTINGS)
