/**
 * Of the form in which a village's content is stored. It is raised with a version that cannot read, or no longer writes,
 * what was stored before; that version then says how to bring it there.
 */
export const DATA_SCHEMA = 1

/** The number that settings bear; those that bear none are of the first. */
export function dataSchemaOf(settings: Readonly<Record<string, unknown>>): number {
  return settings['schema'] === undefined ? 1 : Number(settings['schema'])
}

/** Why this version cannot work with what is stored; null where it can. */
export function whyIncompatible(stored: number): string | null {
  if (stored === DATA_SCHEMA) return null
  return stored > DATA_SCHEMA
    ? `Isi situs berskema ${stored}, versi ini mengenal ${DATA_SCHEMA}: pakailah versi yang lebih baru.`
    : `Isi situs masih berskema ${stored}, versi ini memerlukan ${DATA_SCHEMA}: ikuti CHANGELOG.md.`
}
