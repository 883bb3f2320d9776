import * as v from 'valibot'
import { stamp } from '@/domain/publishing'
import { DEFAULT_DESK_SETTINGS, deskSettingsInput } from '@/domain/schemas/desk-settings'
import { toUserFacing } from '@/lib/firebase/errors'
import { serverTime, transact } from '@/lib/firebase/writes'
import type { DeskSettingsInput } from './desk-settings-input'

const PATH = 'desk_settings/1'

type Field = keyof DeskSettingsInput

/** Somebody else has changed the same fields since. */
export class DeskSettingsConflict extends Error {
  constructor(
    readonly fields: readonly Field[],
    /** As they are now. */
    readonly theirs: DeskSettingsInput,
    /** Whether it was oneself, in another tab. */
    readonly self: boolean,
  ) {
    super(`Changed elsewhere: ${fields.join(', ')}`)
  }
}

/**
 * Stores what of `wanted` is not as it was in `before`, beside what others have changed meanwhile.
 * `tried` are earlier tries, which may have been stored. Throws a DeskSettingsConflict when the same
 * field was changed by two, a UserFacingError on any other failure.
 */
export async function saveDeskSettings(
  before: DeskSettingsInput,
  wanted: DeskSettingsInput,
  tried: readonly DeskSettingsInput[],
  actor: string,
): Promise<DeskSettingsInput> {
  const changed = fieldsOf(wanted).filter((field) => !isSame(wanted[field], before[field]))
  let saved = wanted
  try {
    await transact([PATH], ([found]) => {
      const now = nowOf(found?.plain)
      const self = found?.updatedBy === actor
      const missing = changed.filter((field) => !isSame(now[field], wanted[field]))
      const theirs = missing.filter(
        (field) =>
          !isSame(now[field], before[field]) &&
          !(self && tried.some((each) => isSame(each[field], now[field]))),
      )
      if (theirs.length > 0) throw new DeskSettingsConflict(theirs, now, self)
      saved = {
        ...now,
        ...Object.fromEntries(missing.map((field) => [field, wanted[field]])),
      }
      if (missing.length === 0) return []
      return [{ set: PATH, data: { ...saved, ...stamp(actor, serverTime()) } }]
    })
  } catch (error) {
    if (error instanceof DeskSettingsConflict) throw error
    throw toUserFacing('Gagal menyimpan pengaturan:', error)
  }
  return saved
}

const fieldsOf = (settings: DeskSettingsInput) => Object.keys(settings) as Field[]

/** What applies now. What does not fit its schema is replaced as if it were not there. */
function nowOf(plain: unknown): DeskSettingsInput {
  const parsed = v.safeParse(deskSettingsInput, plain)
  return parsed.success ? parsed.output : DEFAULT_DESK_SETTINGS
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
