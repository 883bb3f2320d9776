/**
 * Version of the stored data. Increase it when a version cannot read, or no longer writes, the previous form,
 * and describe the migration.
 */
export const DATA_SCHEMA = 1

/** Returns the version stored in the settings, 1 if there is none. */
export function dataSchemaOf(settings: Readonly<Record<string, unknown>>): number {
  return settings['schema'] === undefined ? 1 : Number(settings['schema'])
}

/** Returns why this version cannot use the stored data, or null. */
export function whyIncompatible(stored: number): string | null {
  if (stored === DATA_SCHEMA) return null
  return stored > DATA_SCHEMA
    ? `Isi situs berskema ${stored}, versi ini mengenal ${DATA_SCHEMA}: pakailah versi yang lebih baru.`
    : `Isi situs masih berskema ${stored}, versi ini memerlukan ${DATA_SCHEMA}: ikuti CHANGELOG.md.`
}
