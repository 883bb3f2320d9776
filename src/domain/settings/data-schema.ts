/**
 * Version of the stored data. Increase it when the app can no longer read or write the previous format, and describe
 * the migration.
 */
export const DATA_SCHEMA = 1

export function dataSchemaOf(settings: Readonly<Record<string, unknown>>): number {
  return settings['schema'] === undefined ? 1 : Number(settings['schema'])
}

export function whyIncompatible(stored: number): string | null {
  if (stored === DATA_SCHEMA) return null
  return stored > DATA_SCHEMA
    ? `Isi situs berskema ${stored}, versi ini mengenal ${DATA_SCHEMA}: pakailah versi yang lebih baru.`
    : `Isi situs masih berskema ${stored}, versi ini memerlukan ${DATA_SCHEMA}: ikuti CHANGELOG.md.`
}
