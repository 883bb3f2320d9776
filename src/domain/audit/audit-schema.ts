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
  /** The names of the fields that an update changed; of what they hold it tells nothing. */
  fields: v.optional(v.array(v.string())),
  actor: v.string(),
  at: instant,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
