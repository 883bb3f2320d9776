import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = import.meta.dirname

/** The program as one file, which is ready at once. It is replaced whole, also while it runs. */
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
    // Packages in CommonJS ask for Node's own modules with `require`.
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
