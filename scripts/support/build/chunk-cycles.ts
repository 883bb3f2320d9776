import type { Plugin } from 'vite'

/**
 * Refuses a build in which chunks import each other in a circle: whichever runs first finds the
 * other's constants undefined. The cure is to name the module that closes the circle in chunks.ts.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      )
      const cycle = findCycle(imports)
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`)
    },
  }
}

/** The names along one circle, the first again at the end; null when there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  function follow(name: string, path: string[]): string[] | null {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of imports.get(name) ?? []) {
      const cycle = follow(next, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const cycle = follow(name, [])
    if (cycle) return cycle
  }
  return null
}
