import {
  type DocumentReference,
  FieldValue,
  type Transaction,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import type { AuditEntry } from '@/domain/audit/audit-schema'

/**
 * Adds an audit entry to the transaction that performs the action, so that a repeated action is recorded once. `title`
 * must not be the title of a complaint report, because it could identify the reporter.
 */
export function recordAction(
  transaction: Transaction,
  { firestore, parent, id }: DocumentReference,
  action: 'delete' | 'correct' | 'anonymise' | 'export' | 'remove-factor',
  actor: string,
  title = '',
): void {
  const entry: WithFieldValue<AuditEntry> = {
    collection: parent.id,
    document: id,
    title,
    action,
    actor,
    at: FieldValue.serverTimestamp(),
  }
  transaction.create(firestore.collection('audit').doc(), entry)
}
