import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Choice } from '@/lib/images/picture-queue'

export interface UploadEntry {
  /** Id of the draft and of the autosave entry. */
  id: string
  /** Id of the published item once publishing has been tried, or ''. */
  itemId: string
  /** File name on the device, or '' if the entry was restored from an earlier tab. */
  fileName: string
  values: Values
  /** Hashes of the content that attempts without a response may have stored. */
  attempts: readonly string[]
  /** True if publishing was requested without a network. It is offered again when the network returns. */
  isPostponed: boolean
  /** Reason why the text is invalid or the entry could not be stored, or ''. */
  error: string
  problem: string
}

export function newEntry(id: string, fileName: string, values: Values): UploadEntry {
  const blank = { itemId: '', attempts: [], isPostponed: false, error: '', problem: '' }
  return { ...blank, id, fileName, values }
}

/** Returns whether an autosaved entry has a picture in the field `picture`, stored or not. */
export function hasPicture({ pictures, values }: AutosavedEntry, picture: string): boolean {
  return picture in pictures || Boolean(values[picture])
}

export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** Maximum number of usable pictures in one form. Each is autosaved and uploaded separately. */
export const MAX_ENTRIES = 30
