import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Choice } from '@/lib/images/picture-queue'

export interface UploadEntry {
  /** Id of the draft and of the autosave entry. */
  id: string
  /** Id of the published item once an attempt to publish was made, or ''. */
  itemId: string
  /** File name on the device, or '' if the entry was restored from an earlier tab. */
  fileName: string
  values: Values
  /** Contents (`canonicalJson`) that attempts whose response was lost may have stored. */
  attempts: readonly string[]
  /** True if the user asked to publish while offline. The form offers to publish when the network returns. */
  isPostponed: boolean
  /** Reason why the text is invalid or the entry could not be stored, or ''. */
  error: string
  problem: string
}

export function newEntry(id: string, fileName: string, values: Values): UploadEntry {
  const blank = { itemId: '', attempts: [], isPostponed: false, error: '', problem: '' }
  return { ...blank, id, fileName, values }
}

/** Returns whether an autosaved entry has a picture in the field `picture`, whether uploaded or not. */
export function hasPicture({ pictures, values }: AutosavedEntry, picture: string): boolean {
  return picture in pictures || Boolean(values[picture])
}

export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** Maximum number of usable pictures in one form. Each picture is autosaved and uploaded separately. */
export const MAX_ENTRIES = 30
