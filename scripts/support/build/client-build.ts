import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ClientBuild } from '../../../src/app/rendering/client-build'
import { contentSecurityPolicy } from '../../../src/app/rendering/content-security-policy.ts'
import { villageHtml } from '../../../src/app/rendering/village-html.ts'
import { buildFile, BUILD_FILES, PUBLISHED } from '../../../src/domain/publishing/publication.ts'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings/settings.ts'
import { virtualModule } from './virtual-module.ts'

/** Leaves no index.html, whose place the published home takes, but a shell with a policy, and a file that names the build. */
export function asShell(): Plugin {
  let folder = ''
  let env: ImportMetaEnv
  return {
    name: 'as-shell',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      env = config.env as ImportMetaEnv
    },
    writeBundle: {
      sequential: true,
      async handler(_, bundle) {
        const html = readFileSync(join(folder, 'index.html'), 'utf8')
        const shell = await withPolicy(html, env)
        rmSync(join(folder, 'index.html'))
        writeFileSync(join(folder, PUBLISHED.shell), villageHtml(shell, DEFAULT_SETTINGS))
        const built: BuildFile = { shell, pages: pagesIn(bundle) }
        writeFileSync(join(folder, buildFile(idOf(shell))), JSON.stringify(built))
      },
    },
  }
}

/** The page, which may load and run what a published one may, and the styles that stand in it. */
async function withPolicy(html: string, env: ImportMetaEnv): Promise<string> {
  const styles = Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, style = '']) => style)
  const policy = await contentSecurityPolicy(env, styles)
  return html.replace('<head>', `<head>${policy}`)
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

/** What the file that names a build holds, for its renderer. */
type BuildFile = Pick<ClientBuild, 'shell' | 'pages'>

/** The shell names its scripts by their contents, and these all the others. */
function idOf(shell: string): string {
  return createHash('sha256').update(shell).digest('hex').slice(0, 16)
}

/** Reads what was built for browsers in `folder`. Throws where the shell does not look as built. */
function readClientBuild(folder: string): ClientBuild {
  const [named, ...others] = readdirSync(join(folder, 'assets')).filter((name) =>
    `/assets/${name}`.startsWith(BUILD_FILES),
  )
  if (named === undefined || others.length > 0) throw new Error('The build does not bear its name.')
  const { shell, pages } = JSON.parse(
    readFileSync(join(folder, 'assets', named), 'utf8'),
  ) as BuildFile
  const attribute = (pattern: RegExp) => [...shell.matchAll(pattern)].map(([, found = '']) => found)
  const [script] = attribute(/<script type="module" crossorigin src="([^"]+)">/g)
  const [styleSheet] = attribute(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)
  const head =
    /<meta name="application-name"[^]*?>|<link rel="manifest"[^]*?>|<meta name="theme-color"[^]*?>|<link rel="(?:icon|apple-touch-icon)"[^]*?>/g
  if (!script || !styleSheet) throw new Error('shell.html has neither script nor styles.')
  return {
    id: idOf(shell),
    head: shell.match(head)?.join('') ?? '',
    script,
    modules: attribute(/<link rel="modulepreload" crossorigin href="([^"]+)">/g),
    shell,
    pages,
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
