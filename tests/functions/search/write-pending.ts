import type { Firestore } from 'firebase-admin/firestore'
import type { Change } from '../../../functions/src/audit/change'
import type { Database } from '../../../functions/src/services'

type Note = (services: Database, change: Omit<Change, 'eventId'>) => Promise<void>

/** Publishes, edits or (with null) deletes a document and calls `note`, as `audit-record` does. */
export const writeAndEnqueue =
  (note: Note) =>
  async (
    firestore: Firestore,
    path: string,
    data: Record<string, unknown> | null,
  ): Promise<void> => {
    const item = firestore.doc(path)
    const before = await item.get()
    const { writeTime } = await (data ? item.set(data) : item.delete())
    const after = await item.get()
    const { id: document, parent } = item
    const at = writeTime.toDate()
    await note({ firestore }, { collection: parent.id, document, before, after, at })
  }
