import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { buildFile, PUBLISHED } from '../../src/domain/publishing/publication.ts'
import type { ClientBuild } from '../../src/app/rendering/client-build'
import { virtualModule } from './virtual-module.ts'

/** Leaves no index.html, whose place the published home takes, and a file that names the build. */
export function asShell(): Plugin {
  let folder = ''
  return {
    name: 'as-shell',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    writeBundle: {
      sequential: true,
      handler(_, bundle) {
        renameSync(join(folder, 'index.html'), join(folder, PUBLISHED.shell))
        writeFileSync(join(folder, buildFile(idOf(folder))), JSON.stringify(pagesIn(bundle)))
      },
    },
  }
}

/** Where the public pages are. */
const PAGE = /\/src\/app\/public\/pages\/([\w-]+-page)\.tsx$/

/** Addresses of the scripts that a page needs until it answers, beside those of the entry, by the page's file name. */
function pagesIn(bundle: Rolldown.OutputBundle): ClientBuild['pages'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const named = (names: readonly string[]) =>
    chunks.filter(({ fileName }) => names.includes(fileName))
  const entry = withImports(
    named,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const pages = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const name = PAGE.exec(id)?.[1]
      return name === undefined ? [] : [{ name, chunk }]
    }),
  )
  return Object.fromEntries(
    pages.map(({ name, chunk }) => {
      const own = [...withImports(named, [chunk], entry)].filter((one) => !entry.has(one))
      return [name, own.map(({ fileName }) => `/${fileName}`)]
    }),
  )
}

/** The chunks with all that they import, and what was there before. */
function withImports(
  named: (names: readonly string[]) => Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  before: ReadonlySet<Rolldown.OutputChunk> = new Set(),
): Set<Rolldown.OutputChunk> {
  const found = new Set(before)
  for (const chunk of chunks)
    if (!found.has(chunk)) {
      found.add(chunk)
      for (const one of withImports(named, named(chunk.imports), found)) found.add(one)
    }
  return found
}

/** The page names its scripts by their contents, and these all the others. */
function idOf(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, PUBLISHED.shell)))
    .digest('hex')
    .slice(0, 16)
}

/** Reads what was built for browsers in `folder`. Throws where the shell does not look as built. */
function readClientBuild(folder: string): ClientBuild {
  const shell = readFileSync(join(folder, PUBLISHED.shell), 'utf8')
  const attribute = (pattern: RegExp) => [...shell.matchAll(pattern)].map(([, found = '']) => found)
  const [script] = attribute(/<script type="module" crossorigin src="([^"]+)">/g)
  const [styleSheet] = attribute(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)
  const head =
    /<link rel="manifest"[^]*?>|<meta name="theme-color"[^]*?>|<link rel="(?:icon|apple-touch-icon)"[^]*?>/g
  if (!script || !styleSheet) throw new Error('shell.html has neither script nor styles.')
  const named = join(folder, buildFile(idOf(folder)))
  if (!existsSync(named)) throw new Error('The build does not bear its name.')
  return {
    id: idOf(folder),
    head: shell.match(head)?.join('') ?? '',
    script,
    modules: attribute(/<link rel="modulepreload" crossorigin href="([^"]+)">/g),
    pages: JSON.parse(readFileSync(named, 'utf8')) as ClientBuild['pages'],
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
export const clientBuild = (folder: string): Plugin =>
  virtualModule('client-build', () => readClientBuild(folder))
