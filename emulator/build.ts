import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = import.meta.dirname

/**
 * Bundles the program into one file for a quick start. Replaces the file atomically, even while the program runs.
 */
export async function buildProgram(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: FOLDER,
    entryPoints: ['src/main.ts'],
    outfile: join(FOLDER, 'dist', 'main.mjs'),
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url)",
    },
  })
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

if (process.argv[1] === import.meta.filename) await buildProgram()
