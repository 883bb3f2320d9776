import * as v from 'valibot'
import { stamp } from '@/domain/publishing'
import { settings } from '@/domain/schemas/settings'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings'
import { UserFacingError } from './errors'
import { errorKind, toUserFacing } from './firebase/errors'
import { serverTime, transact } from './firebase/writes'

const PATH = 'site_settings/1'

/** The specification's words, section 6. */
const REFUSED =
  'Gagal menyimpan: ditolak oleh kebijakan keamanan karena data pengaturan masih kosong dan peran Anda tidak memiliki izin INSERT. Tambahkan dokumen site_settings dengan id=1 secara manual, atau izinkan INSERT untuk admin.'

type Field = keyof Settings
type Some = Partial<Settings>

/** Fields that say something only together, so that nobody changes one beside another's. */
const TOGETHER: readonly (readonly Field[])[] = [
  ['latitude', 'longitude'],
  ['service_days', 'service_opens', 'service_closes'],
]

/** Somebody else has changed the same settings since; nothing is stored. */
export class SettingsConflict extends Error {
  constructor(
    readonly fields: readonly Field[],
    /** As they are now. */
    readonly theirs: Settings,
    readonly by: string,
    /** ISO 8601; '' where the document does not say. */
    readonly at: string,
    /** Whether it was oneself, in another tab. */
    readonly self: boolean,
  ) {
    super(`Changed elsewhere: ${fields.join(', ')}`)
  }
}

/**
 * Stores what of `wanted` is not as it was in `before`, beside what others have changed meanwhile; what
 * else the document holds stays. `tried` are earlier tries, which may have been stored. Throws a
 * SettingsConflict when the same was changed by two, a UserFacingError on any other failure.
 */
export async function saveSettings(
  before: Some,
  wanted: Some,
  tried: readonly Some[],
  actor: string,
): Promise<Settings> {
  const changed = partsOf(wanted).filter((part) => !isSame(part, wanted, before))
  let saved: Settings | undefined
  try {
    await transact([PATH], ([found]) => {
      const now = v.parse(settings, found?.plain ?? {})
      const self = found?.updatedBy === actor
      const missing = changed.filter((part) => !found || !isSame(part, now, wanted))
      const theirs = missing.filter(
        (part) =>
          found &&
          !isSame(part, now, wanted) &&
          !isSame(part, now, before) &&
          !(self && tried.some((each) => isSame(part, each, now))),
      )
      if (theirs.length > 0)
        throw new SettingsConflict(
          theirs.flat(),
          now,
          found?.updatedBy ?? '',
          found?.updatedAt ?? '',
          self,
        )
      const changes = pick(wanted, missing.flat())
      saved = { ...now, ...changes }
      if (missing.length === 0) return []
      const known = pick(now, Object.keys(found?.plain ?? {}))
      return [
        // What does not fit is stored as it is read: the rules let no such field stay.
        {
          set: PATH,
          data: { ...found?.data, ...known, ...changes, ...stamp(actor, serverTime()) },
        },
      ]
    })
  } catch (error) {
    if (error instanceof SettingsConflict) throw error
    if (errorKind(error) === 'denied') throw new UserFacingError(REFUSED, { cause: error })
    throw toUserFacing('Gagal menyimpan pengaturan:', error)
  }
  if (!saved) throw new Error('The transaction decided nothing.')
  return saved
}

/** The fields of `some`, those together that belong together. */
function partsOf(some: Some): (readonly Field[])[] {
  const alone = (Object.keys(some) as Field[]).filter(
    (field) => !TOGETHER.some((part) => part.includes(field)),
  )
  const together = TOGETHER.filter((part) => part.every((field) => field in some))
  return [...alone.map((field) => [field]), ...together]
}

function pick(from: Some, fields: readonly string[]): Some {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)))
}

function isSame(part: readonly Field[], one: Some, other: Some): boolean {
  return part.every((field) => said(field, one) === said(field, other))
}

/** A placeholder says as little as an empty field. */
function said(field: Field, { [field]: value }: Some): string {
  return JSON.stringify(value === '' ? DEFAULT_SETTINGS[field] : value)
}
