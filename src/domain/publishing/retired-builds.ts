/**
 * Harmful builds: their pages store input and reload as soon as a later build is published. Named by the
 * script in a page's source, `/assets/index-….js` (docs/operasional.md).
 */
export const RETIRED_BUILDS: readonly string[] = []
