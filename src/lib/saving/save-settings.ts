import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { settings } from '@/domain/settings/settings-schema'
import { UserFacingError } from '../errors'
import { errorKind } from '../firebase/errors'
import { type EditedFields, mergeInto } from './merge-into'

const PATH = 'site_settings/1'

/** Error message from the specification, section 6. */
const REFUSED =
  'Gagal menyimpan: ditolak oleh kebijakan keamanan karena data pengaturan masih kosong dan peran Anda tidak memiliki izin INSERT. Tambahkan dokumen site_settings dengan id=1 secara manual, atau izinkan INSERT untuk admin.'

/** Groups of fields that are merged together. */
export const SETTINGS_GROUPS = [['latitude', 'longitude']] as const

const FIELDS = {
  groups: SETTINGS_GROUPS,
  isSame: (one: unknown, other: unknown, field: keyof Settings) =>
    valueText(one, field) === valueText(other, field),
} as const

/** Treats a placeholder like an empty field. */
function valueText(value: unknown, field: keyof Settings): string {
  return JSON.stringify(value === '' ? DEFAULT_SETTINGS[field] : value)
}

/** Stores changed settings like `mergeInto`. */
export async function saveSettings(edited: EditedFields<Settings>): Promise<void> {
  try {
    await mergeInto(PATH, settings, 'Gagal menyimpan pengaturan:', edited, FIELDS)
  } catch (error) {
    const { cause } = error as Error
    throw errorKind(cause) === 'denied' ? new UserFacingError(REFUSED, { cause }) : error
  }
}
