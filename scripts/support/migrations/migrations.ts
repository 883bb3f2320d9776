import type { CollectionName } from '@/domain/collections'
import type { TableName } from '@/domain/tables/saved-table-schema'

export type Fields = Readonly<Record<string, unknown>>

interface Migration {
  /** Schema number after the migration. */
  to: number
  /** Migrated collections. Tables are not supported, because the bin contains them as one compressed copy. */
  collections: readonly Exclude<CollectionName, TableName>[]
  /**
   * Returns the fields in the new form. Keeps fields that already have the new form, because every migration
   * can run repeatedly. Drafts may lack any field.
   */
  change: (fields: Fields) => Fields
}

/**
 * Changes of stored data, oldest first. Add a migration when the app can no longer read or list documents of the
 * previous form. Never change or remove a migration, because villages skip versions.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    // Reports older than a day cause no notification, so pending notifications are not looked up.
    to: 2,
    collections: ['complaint_notices'],
    change: (notice) => ({
      emailDue: null,
      telegramDue: null,
      ...without(notice, ['leasedUntil', 'emailAt', 'telegramAt']),
    }),
  },
  {
    // Lists of events are ordered by `lastdate`.
    to: 3,
    collections: ['agenda'],
    change: (event) => ({ repeat: '', exceptions: '', lastdate: event['date'] ?? '', ...event }),
  },
]

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** Schema number of the data that this release reads and writes (`schema` in `site_settings/1`). */
export const DATA_SCHEMA = 1 + MIGRATIONS.length

export function dataSchemaOf(settings: Fields): number {
  return settings['schema'] === undefined ? 1 : Number(settings['schema'])
}

/** Returns why this release must not change data with the schema number `stored`, or null. */
export function newerSchemaProblem(stored: number): string | null {
  return stored > DATA_SCHEMA
    ? `Isi situs berskema ${stored}, versi ini mengenal ${DATA_SCHEMA}: pakailah versi yang lebih baru.`
    : null
}

/** Migrates a document of `collection` from the schema number `from`, and the copies in drafts, bin and versions. */
export function migrateFields(collection: string, fields: Fields, from: number): Fields {
  if (collection === 'drafts') return withMigratedCopy(fields, fields['kind'], from)
  if (collection === 'bin' || collection === 'versions')
    return withMigratedCopy(fields, fields['collection'], from)
  return MIGRATIONS.filter(
    ({ to, collections }) => to > from && collections.some((name) => name === collection),
  ).reduce((data, { change }) => change(data), fields)
}

function withMigratedCopy(fields: Fields, collection: unknown, from: number): Fields {
  const { data } = fields
  if (typeof collection !== 'string' || typeof data !== 'object' || data === null) return fields
  return { ...fields, data: migrateFields(collection, data as Fields, from) }
}
