import type { Values } from '@/components/form/validate'
import type { DraftKind } from '@/domain/collections'
import { type EditorialAction, unpublishedDraftId } from '@/domain/drafts/draft'
import type { DraftState } from '@/domain/drafts/draft-schema'
import { type Actor, publish, saveItem, storeDraft, unpublish } from './operations'
import type { EditorDocument } from './editor-document'

export type StoringAction = Exclude<EditorialAction, 'delete'>

export interface Details {
  publishAt?: Date
  /** Note to the contributor when a draft is returned. */
  note?: string
}

/** Runs an action. Resolves with the changed document without its values and time. Throws like operations.ts. */
export async function perform(
  kind: DraftKind,
  action: StoringAction,
  before: EditorDocument,
  itemId: string,
  data: Values,
  { publishAt, note = '' }: Details,
  by: Actor,
): Promise<EditorDocument> {
  const { source } = before

  async function storeAs(
    state: DraftState,
    at: Date | null,
    note: string,
  ): Promise<EditorDocument> {
    await storeDraft(kind, source.id, itemId, { data, state, publishAt: at, note }, by)
    return {
      ...before,
      source: { type: 'draft', id: source.id },
      status: state,
      publishAt: at?.toISOString() ?? null,
      note,
      createdBy: before.createdBy || by.actor,
    }
  }

  switch (action) {
    case 'save':
      if (source.type === 'item') {
        await saveItem(kind, source.id, data, by)
        return before
      }
      if (before.status === 'terjadwal' && before.publishAt !== null)
        return storeAs('terjadwal', new Date(before.publishAt), before.note)
      return storeAs(before.status === 'diajukan' ? 'diajukan' : 'draf', null, before.note)
    case 'submit':
      return storeAs('diajukan', null, '')
    case 'withdraw':
      return storeAs('draf', null, note)
    case 'schedule':
      return storeAs('terjadwal', publishAt ?? null, '')
    case 'publish':
      await publish(kind, source.id, itemId, data, by)
      return {
        ...before,
        source: { type: 'item', id: itemId },
        status: 'terbit',
        publishAt: null,
        itemId,
        note: '',
      }
    case 'unpublish':
      await unpublish(kind, source.id, data, by)
      return {
        ...before,
        source: { type: 'draft', id: unpublishedDraftId(kind, source.id) },
        status: 'draf',
      }
  }
}
