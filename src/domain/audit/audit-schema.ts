import * as v from 'valibot'
import { instant } from '../publishing/stamp-schema'

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'unpublish',
  'delete',
  'correct',
  'anonymise',
] as const

/** `audit/{id}`: written by functions alone, read by the admin. Of residents it holds nothing. */
export const auditEntry = v.object({
  /** A collection, or a table that is saved whole. */
  collection: v.string(),
  document: v.string(),
  /** What it was called then; '' for what has no title. */
  title: v.optional(v.string(), ''),
  action: v.picklist(AUDIT_ACTIONS),
  actor: v.string(),
  at: instant,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
