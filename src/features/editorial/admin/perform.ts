import type { Values } from '@/components/form/check-values'
import { type EditorialAction, unpublishedDraftId } from '@/domain/draft'
import type { DraftState } from '@/domain/schemas/draft'
import { type Actor, publish, saveItem, storeDraft, type Stored, unpublish } from './operations'
import type { Work } from './use-work'

/** What an action needs beside the form. */
export interface Details {
  publishAt?: Date
  /** To the contributor to whom a draft is returned. */
  note?: string
}

/**
 * Does to `before` what `action` says, with `data` as its content and `itemId` where it becomes public;
 * resolves with the work as it then stands, its version and values apart. Throws as the operations do.
 */
export async function perform(
  kind: Stored,
  action: Exclude<EditorialAction, 'delete'>,
  before: Work,
  itemId: string,
  data: Values,
  { publishAt, note = '' }: Details,
  by: Actor,
): Promise<Work> {
  const { source } = before

  async function storeAs(state: DraftState, at: Date | null, told: string): Promise<Work> {
    await storeDraft(kind, source.id, itemId, { data, state, publishAt: at, note: told }, by)
    return {
      ...before,
      source: { type: 'draft', id: source.id },
      standing: state,
      publishAt: at?.toISOString() ?? null,
      note: told,
      createdBy: before.createdBy || by.uid,
    }
  }

  switch (action) {
    case 'save':
      if (source.type === 'item') {
        await saveItem(kind, source.id, data, by)
        return before
      }
      if (before.standing === 'terjadwal' && before.publishAt !== null)
        return storeAs('terjadwal', new Date(before.publishAt), before.note)
      return storeAs(before.standing === 'diajukan' ? 'diajukan' : 'draf', null, before.note)
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
        standing: 'terbit',
        publishAt: null,
        itemId,
        note: '',
      }
    case 'unpublish':
      await unpublish(kind, source.id, data, by)
      return {
        ...before,
        source: { type: 'draft', id: unpublishedDraftId(kind.kind, source.id) },
        standing: 'draf',
      }
  }
}
