import * as v from 'valibot'
import { STORED } from '@/domain/collection-schemas'
import { complaintHistory } from '@/domain/complaints/complaint-schema'
import { partners } from '@/domain/partners/partners-schema'
import { changeMetadata } from '@/domain/publishing/change-metadata-schema'
import { settingsFields } from '@/domain/settings/settings-schema'
import { type Documents, isList, type Plain } from './plain'

export const SCHEMAS = {
  ...STORED,
  partners: v.object({ ...partners.entries, ...changeMetadata }),
  site_settings: v.object({
    ...settingsFields.entries,
    schema: v.exactOptional(v.number()),
    ...changeMetadata,
  }),
  'complaints/history': complaintHistory,
} as const
type Schemas = typeof SCHEMAS
type SampledCollection = keyof Schemas

/** Returns the collection of a document path: `complaints/history` for `complaints/X/history/Y`. */
export function collectionOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/')
}

type Read = Exclude<Plain, object> | readonly Read[] | { readonly [field: string]: Read }

/** Converts a stored value to the form in which the app reads it: timestamps become ISO 8601 strings. */
export function asRead(value: Plain): Read {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(asRead)
  if (typeof value['$timestamp'] === 'string') return value['$timestamp']
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, asRead(part)]))
}

/** Returns the documents of a collection. Throws if a document does not match its schema. */
export function read<Name extends SampledCollection>(
  documents: Documents,
  name: Name,
): v.InferOutput<Schemas[Name]>[] {
  const schema: v.GenericSchema<unknown, v.InferOutput<Schemas[Name]>> = SCHEMAS[name]
  return Object.entries(documents)
    .filter(([path]) => collectionOf(path) === name)
    .map(([, document]) => v.parse(schema, asRead(document)))
}
