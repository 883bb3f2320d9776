/**
 * Builds that must not run any more. Their pages save unsent input and reload when a later build is published. Each
 * build is the name of the script in a page's source, `/assets/index-….js` (docs/operasional.md).
 */
export const RETIRED_BUILDS: readonly string[] = []
