import * as v from 'valibot'
import { instant } from './stamp'

/** `audit/{event id}`: written by a trigger, read by the admin. */
export const auditEntry = v.object({
  collection: v.string(),
  document: v.string(),
  action: v.picklist(['create', 'update', 'delete']),
  actor: v.string(),
  at: instant,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
