import type { Settings } from '@/domain/settings/settings'
import { UserFacingError } from '@/lib/errors'
import { Conflict } from '@/lib/saving/conflict'
import { saveSettings } from '@/lib/saving/save-settings'

export type Intake = Pick<Settings, 'complaints_open' | 'answer_days'>

/** Stores one setting, repeatably. Throws a UserFacingError, also if somebody changed it since. */
export async function saveIntake<Field extends keyof Intake>(
  field: Field,
  before: Intake[Field],
  wanted: Intake[Field],
  actor: string,
): Promise<void> {
  try {
    await saveSettings({ [field]: before }, { [field]: wanted }, [], actor)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    throw new UserFacingError(
      'Gagal menyimpan: Orang lain baru saja mengubahnya. Periksa lagi, lalu simpan.',
    )
  }
}
