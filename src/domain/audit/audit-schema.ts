import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'unpublish',
  'delete',
  'correct',
  'anonymise',
  'export',
  'remove-factor',
] as const

/** Document `audit/{id}`, written by functions only and read by admins. Contains no data about residents. */
export const auditEntry = v.object({
  /** Name of a collection, or of a table that is saved as a whole. */
  collection: v.string(),
  document: v.string(),
  /** Title of the document at the time of the action, or ''. */
  title: v.optional(v.string(), ''),
  action: v.picklist(AUDIT_ACTIONS),
  /** Names of the fields that an update changed, without their content. */
  fields: v.optional(v.array(v.string())),
  actor: v.string(),
  at: instant,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
