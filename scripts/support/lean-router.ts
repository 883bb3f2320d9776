import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const PRODUCTION = join(PACKAGE, 'dist/production/index.mjs')

/**
 * Lets the build leave out what the site does not use of React Router: forms, navigation links and
 * scripts for data routers stay in otherwise, because the names given to them for the developer
 * tools count as side effects. And it takes the router's production build, which no export of the
 * package leads to. Links bring nothing onto the device before they are followed: only the router's
 * framework can, which this site does without. Together 4 kB gzip of every first visit.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The module without display names and prefetching, its components marked as droppable. */
export function withoutSideEffects(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/\bReact\d*\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
}
