import { binPath } from '@/domain/bin/bin'
import type { DraftKind } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { readRaw } from '@/lib/firebase/writes'
import type { EditorialKind } from '../editorial-kind'
import { Gone } from './operations'
import { documentPath, type Source } from './work'

/** What became of something that is not there any more. `by` is who did it, '' where that is not known. */
export type Deletion = { type: 'deleted' | 'unpublished' | 'published'; by: string }

/**
 * Looks what became of a draft or an item. A draft leaves only for the bin or for the public, so what
 * is not in the bin has been published. Throws the SDK's errors.
 */
export async function lookUpDeletion(kind: DraftKind, source: Source): Promise<Deletion> {
  const collection = source.type === 'item' ? kind : 'drafts'
  const binned = await readRaw(binPath(collection, source.id))
  if (binned) return { type: 'deleted', by: String(binned.data['deletedBy']) }
  if (source.type !== 'item') return { type: 'published', by: '' }
  const draft = await readRaw(`drafts/${unpublishedDraftId(kind, source.id)}`)
  return draft ? { type: 'unpublished', by: draft.updatedBy } : { type: 'deleted', by: '' }
}

/**
 * What became of work that could not be stored because of `error`; null where it stands, and was
 * refused.
 */
export async function deletionAfter(
  error: unknown,
  kind: EditorialKind,
  source: Source,
): Promise<Deletion | null> {
  if (error instanceof Gone) return lookUpDeletion(kind.kind, source)
  // An earlier try of new work may have stored what somebody has deleted since.
  if (source.type === 'new') {
    const deletion = await lookUpDeletion(kind.kind, source)
    return deletion.type === 'deleted' ? deletion : null
  }
  return (await readRaw(documentPath(kind, source))) ? null : lookUpDeletion(kind.kind, source)
}

export const DELETION_TEXT: Record<Deletion['type'], string> = {
  deleted: 'sudah dihapus',
  unpublished: 'sudah ditarik dari situs menjadi draf',
  published: 'sudah diterbitkan',
}
