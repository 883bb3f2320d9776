import {
  type DocumentReference,
  FieldValue,
  type Transaction,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import type { AuditEntry } from '@/domain/audit/audit-schema'

/**
 * Writes to `audit`, together with the deed itself, who did it to which document: however often it is
 * tried, what is done once is told once. The title of a report would name who wrote it, so none is kept.
 */
export function recordDeed(
  transaction: Transaction,
  { firestore, parent, id }: DocumentReference,
  action: 'delete' | 'correct' | 'anonymise',
  actor: string,
): void {
  const entry: WithFieldValue<AuditEntry> = {
    collection: parent.id,
    document: id,
    title: '',
    action,
    actor,
    at: FieldValue.serverTimestamp(),
  }
  transaction.create(firestore.collection('audit').doc(), entry)
}
