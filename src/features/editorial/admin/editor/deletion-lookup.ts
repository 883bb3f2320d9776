import { binPath } from '@/domain/bin/bin'
import type { DraftKind } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { readRaw } from '@/lib/firebase/writes'
import type { EditorialKind } from '../editorial-kind'
import { DocumentDeleted } from './operations'
import { documentPath, type Source } from './editor-document'

/** How the document was removed. `by` is the name of the person who removed it, or '' if unknown. */
export type Deletion = { type: 'deleted' | 'unpublished' | 'published'; by: string }

/** Finds out why a document is missing. A draft that is not in the bin was published. Throws the SDK's errors. */
export async function lookUpDeletion(kind: DraftKind, source: Source): Promise<Deletion> {
  const collection = source.type === 'item' ? kind : 'drafts'
  const binned = await readRaw(binPath(collection, source.id))
  if (binned) return { type: 'deleted', by: String(binned.data['deletedBy']) }
  if (source.type !== 'item') return { type: 'published', by: '' }
  const draft = await readRaw(`drafts/${unpublishedDraftId(kind, source.id)}`)
  return draft ? { type: 'unpublished', by: draft.updatedBy } : { type: 'deleted', by: '' }
}

/** Returns the deletion after a refused write, or null if the document exists. */
export async function deletionAfter(
  error: unknown,
  kind: EditorialKind,
  source: Source,
): Promise<Deletion | null> {
  if (error instanceof DocumentDeleted) return lookUpDeletion(kind.kind, source)
  // An earlier attempt may have stored the new draft, and somebody may have deleted it since.
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
