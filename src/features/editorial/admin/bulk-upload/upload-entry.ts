import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Choice } from '@/lib/images/picture-queue'

/** One of many pictures that become a draft each. */
export interface UploadEntry {
  /** Of its draft; what is chosen and typed is autosaved under it, too. */
  id: string
  /** Under which it is published, once that has been tried; '' before. */
  itemId: string
  /** What it was called on the device; '' when it comes from an earlier tab. */
  fileName: string
  values: Values
  /** Fingerprints of what attempts without an answer may have stored. */
  attempts: readonly string[]
  /** Publishing was pressed without network, and is offered when there is one. */
  isPostponed: boolean
  /** What is wrong with its text, and why it could not be stored; '' for nothing. */
  error: string
  problem: string
}

/** One that was just chosen. */
export function newEntry(id: string, fileName: string, values: Values): UploadEntry {
  const blank = { itemId: '', attempts: [], isPostponed: false, error: '', problem: '' }
  return { ...blank, id, fileName, values }
}

/** Whether an autosaved entry has something in its field `picture`, wherever that is by now. */
export function hasPicture({ pictures, values }: AutosavedEntry, picture: string): boolean {
  return picture in pictures || Boolean(values[picture])
}

/** Whether the file can never be used. */
export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** So many are prepared in one form, beside what is refused; each is autosaved and sent as a whole. */
export const MOST_ENTRIES = 30
