import type { Plugin } from 'vite'

/**
 * Rejects chunks that import each other in a cycle, because the first chunk to run would see undefined constants. To
 * fix a cycle, assign the module that closes it in chunks.ts.
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

/** Returns the names along a cycle, with the first repeated at the end, or null. */
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
