import type { Plugin } from 'vite'

/**
 * Lets the build leave out what the site does not use of React Router: forms, navigation links and
 * scripts for data routers stay in otherwise, because the names given to them for the developer
 * tools count as side effects (2 kB gzip of every first visit).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The module without display names, its components marked as droppable. */
export function withoutSideEffects(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
}
