/**
 * Harmful builds: their pages save unsent input and reload as soon as a later build is published. Each entry
 * is the name of the script in a page's source, `/assets/index-….js` (docs/operasional.md).
 */
export const RETIRED_BUILDS: readonly string[] = []
