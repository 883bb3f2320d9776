import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildFile, PUBLISHED } from '../../src/domain/publishing/publication.ts'
import type { ClientBuild } from '../../src/app/rendering/client-build'

/** Leaves no index.html, whose place the published home takes, and a file that names the build. */
export function asShell(): Plugin {
  let folder = ''
  return {
    name: 'as-shell',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    writeBundle: {
      sequential: true,
      handler() {
        renameSync(join(folder, 'index.html'), join(folder, PUBLISHED.shell))
        writeFileSync(join(folder, buildFile(idOf(folder))), '')
      },
    },
  }
}

/** The page names its scripts by their contents, and these all the others. */
function idOf(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, PUBLISHED.shell)))
    .digest('hex')
    .slice(0, 16)
}

/** Reads what was built for browsers in `folder`. Throws where the shell does not look as built. */
export function readClientBuild(folder: string): ClientBuild {
  const shell = readFileSync(join(folder, PUBLISHED.shell), 'utf8')
  const attribute = (pattern: RegExp) => [...shell.matchAll(pattern)].map(([, found = '']) => found)
  const [script] = attribute(/<script type="module" crossorigin src="([^"]+)">/g)
  const [styleSheet] = attribute(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)
  const head =
    /<link rel="manifest"[^]*?>|<meta name="theme-color"[^]*?>|<link rel="(?:icon|apple-touch-icon)"[^]*?>/g
  if (!script || !styleSheet) throw new Error('shell.html has neither script nor styles.')
  if (
    !readdirSync(join(folder, 'assets')).includes(buildFile(idOf(folder)).slice('/assets/'.length))
  )
    throw new Error('The build does not bear its name.')
  return {
    id: idOf(folder),
    head: shell.match(head)?.join('') ?? '',
    script,
    modules: attribute(/<link rel="modulepreload" crossorigin href="([^"]+)">/g),
    styleSheet,
    css: readFileSync(join(folder, styleSheet), 'utf8'),
    symbols: Object.fromEntries<string>(
      [...shell.matchAll(/<symbol id="([^"]+)">.*?<\/symbol>/g)].map(([symbol, id = '']) => [
        id,
        symbol,
      ]),
    ),
  }
}

/** Gives the renderer what was built in `folder`. */
export function clientBuild(folder: string): Plugin {
  const MODULE = 'virtual:client-build'
  return {
    name: 'client-build',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(readClientBuild(folder))}`
        : undefined,
  }
}
