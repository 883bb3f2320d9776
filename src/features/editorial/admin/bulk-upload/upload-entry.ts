import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Choice } from '@/lib/images/picture-queue'
import type { OpenDocument } from '../editor/editor-document'

/** Photo in the bulk upload form, with the state of the new draft that it becomes. */
export interface UploadEntry extends OpenDocument {
  id: string
  /** Name of the chosen file, or '' if the entry was restored without its file. */
  fileName: string
  values: Values
  /** Validation error of the text, or ''. `problem` is the reason why storing the entry failed. */
  error: string
  problem: string
}

export function hasPicture({ pictures, values }: AutosavedEntry, picture: string): boolean {
  return picture in pictures || Boolean(values[picture])
}

export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** Maximum number of usable photos in the form. */
export const MAX_ENTRIES = 30
