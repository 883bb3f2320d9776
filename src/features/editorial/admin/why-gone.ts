import { binId } from '@/domain/schemas/bin'
import { unpublishedDraftId } from '@/domain/draft'
import type { DraftKind } from '@/domain/collections'
import { readRaw } from '@/lib/firebase/writes'
import type { Source } from './use-work'

/** What became of something that is not there any more. `by` is who did it, '' where that is not known. */
export type Fate = { type: 'deleted' | 'unpublished' | 'published'; by: string }

/**
 * Looks what became of a draft or an item. A draft leaves only for the bin or for the public, so what
 * is not in the bin has been published. Throws the SDK's errors.
 */
export async function whyGone(kind: DraftKind, source: Source): Promise<Fate> {
  const collection = source.type === 'item' ? kind : 'drafts'
  const binned = await readRaw(`bin/${binId(collection, source.id)}`)
  if (binned) return { type: 'deleted', by: String(binned.data['deletedBy']) }
  if (source.type !== 'item') return { type: 'published', by: '' }
  const draft = await readRaw(`drafts/${unpublishedDraftId(kind, source.id)}`)
  return draft ? { type: 'unpublished', by: draft.updatedBy } : { type: 'deleted', by: '' }
}

export const FATE_TEXT: Record<Fate['type'], string> = {
  deleted: 'sudah dihapus',
  unpublished: 'sudah ditarik dari situs menjadi draf',
  published: 'sudah diterbitkan',
}
