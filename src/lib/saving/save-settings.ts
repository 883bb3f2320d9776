import * as v from 'valibot'
import { stamp } from '@/domain/publishing/published-item'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { settings } from '@/domain/settings/settings-schema'
import { UserFacingError } from '../errors'
import { errorKind, toUserFacing } from '../firebase/errors'
import { serverTime, transact } from '../firebase/writes'
import { Conflict } from './conflict'
import { mergeByField, pick } from './merge-by-field'

const PATH = 'site_settings/1'

/** The specification's words, section 6. */
const REFUSED =
  'Gagal menyimpan: ditolak oleh kebijakan keamanan karena data pengaturan masih kosong dan peran Anda tidak memiliki izin INSERT. Tambahkan dokumen site_settings dengan id=1 secara manual, atau izinkan INSERT untuk admin.'

/** Of these, half of one person's and half of another's would be neither's. */
export const SETTINGS_GROUPS = [
  ['latitude', 'longitude'],
  ['service_days', 'service_opens', 'service_closes'],
] as const

const FIELDS = {
  groups: SETTINGS_GROUPS,
  isSame: (one: unknown, other: unknown, field: keyof Settings) =>
    said(one, field) === said(other, field),
} as const

/** A placeholder says as little as an empty field. */
function said(value: unknown, field: keyof Settings): string {
  return JSON.stringify(value === '' ? DEFAULT_SETTINGS[field] : value)
}

/**
 * Stores what of `wanted` is not as it was in `before`, beside what others have changed meanwhile; what
 * else the document holds stays. `attempts` are earlier tries, which may have been stored. Throws a
 * Conflict when the same was changed by two, a UserFacingError on any other failure.
 */
export async function saveSettings(
  before: Partial<Settings>,
  wanted: Partial<Settings>,
  attempts: readonly Partial<Settings>[],
  actor: string,
): Promise<Settings> {
  let saved: Settings | undefined
  try {
    await transact([PATH], ([found = null]) => {
      const read = v.parse(settings, found?.plain ?? {})
      const now = found && read
      const sides = { base: before, wanted, now, stored: found, actor, attempts }
      const changes = mergeByField<Settings>(sides, FIELDS)
      saved = { ...read, ...changes }
      if (Object.keys(changes).length === 0) return []
      const known = pick(read, Object.keys(found?.plain ?? {}))
      return [
        // What does not fit is stored as it is read: the rules let no such field stay.
        {
          set: PATH,
          data: { ...found?.data, ...known, ...changes, ...stamp(actor, serverTime()) },
        },
      ]
    })
  } catch (error) {
    if (error instanceof Conflict) throw error
    if (errorKind(error) === 'denied') throw new UserFacingError(REFUSED, { cause: error })
    throw toUserFacing('Gagal menyimpan pengaturan:', error)
  }
  if (!saved) throw new Error('The transaction decided nothing.')
  return saved
}
