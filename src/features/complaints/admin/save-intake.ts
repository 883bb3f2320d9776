import * as v from 'valibot'
import { stamp } from '@/domain/publishing'
import { settings } from '@/domain/schemas/settings'
import type { Settings } from '@/domain/settings'
import { UserFacingError } from '@/lib/errors'
import { toUserFacing } from '@/lib/firebase/errors'
import { serverTime, transact } from '@/lib/firebase/writes'

const PATH = 'site_settings/1'

/** What of the village's settings the desk's screen changes. */
export type Intake = Pick<Settings, 'complaints_open' | 'answer_days'>

/**
 * Stores one of them, which was `before` when it was decided on. What an earlier try has stored stays
 * as it is. Throws a UserFacingError, also when somebody else has changed it since.
 */
export async function saveIntake<Field extends keyof Intake>(
  field: Field,
  before: Intake[Field],
  wanted: Intake[Field],
  actor: string,
): Promise<void> {
  try {
    await transact([PATH], ([found]) => {
      const now = v.parse(settings, found?.plain ?? {})[field]
      if (now === wanted && found) return []
      if (now !== before)
        throw new UserFacingError(
          'Gagal menyimpan: Orang lain baru saja mengubahnya. Periksa yang terbaru, lalu simpan lagi.',
        )
      return [
        { set: PATH, data: { ...found?.data, [field]: wanted, ...stamp(actor, serverTime()) } },
      ]
    })
  } catch (error) {
    throw toUserFacing('Gagal menyimpan:', error)
  }
}
