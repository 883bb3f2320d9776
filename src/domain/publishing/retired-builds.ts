/**
 * Builds that must not live on, since they harm whoever goes on using them: pages of them store what is typed and
 * begin anew, as soon as a later build is published. Named by the script in a page's source, `/assets/index-….js`
 * (docs/operasional.md).
 */
export const RETIRED_BUILDS: readonly string[] = []
