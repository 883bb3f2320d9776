import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Choice } from '@/lib/images/picture-queue'
import type { OpenDocument } from '../editor/editor-document'

/** New draft of one photo, with the state of an open editor. */
export interface UploadEntry extends OpenDocument {
  id: string
  /** File name on the device, or '' if the entry was restored from an earlier tab. */
  fileName: string
  values: Values
  /** Reason why the text is invalid or the entry could not be stored, or ''. */
  error: string
  problem: string
}

export function hasPicture({ pictures, values }: AutosavedEntry, picture: string): boolean {
  return picture in pictures || Boolean(values[picture])
}

export function isRefused(choice: Choice | undefined): boolean {
  return choice?.step.name === 'failed' && choice.step.final
}

/** Maximum number of photos in the form. */
export const MAX_ENTRIES = 30
