import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { contentSecurityPolicy } from '../../../src/app/rendering/content-security-policy.ts'
import { villageHtml } from '../../../src/app/rendering/village-html.ts'
import { buildFile, BUILD_FILES, PUBLISHED } from '../../../src/domain/publishing/publication.ts'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings/settings.ts'
import { virtualModule } from './virtual-module.ts'
import type { ClientBuild } from '../../../src/app/rendering/page-html'

/** Replaces index.html with a shell, because the home page needs that file name. Writes a file with the build id. */
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
        const project = env.VITE_FIREBASE_PROJECT_ID
        const built: BuildFile = { shell, pages: pagesIn(bundle), project }
        writeFileSync(join(folder, buildFile(idOf(shell))), JSON.stringify(built))
      },
    },
  }
}

async function withPolicy(html: string, env: ImportMetaEnv): Promise<string> {
  const styles = Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, style = '']) => style)
  const policy = await contentSecurityPolicy(env, styles)
  return html.replace('<head>', `<head>${policy}`)
}

const PAGE = /\/src\/app\/public\/pages\/([\w-]+-page)\.tsx$/

/**
 * Returns the script URLs that each page needs in addition to the entry, by the page's file name.
 */
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

/** Content of the build file. `project` lets a deployment reject the build of another village. */
type BuildFile = Pick<ClientBuild, 'shell' | 'pages'> & { project: string | undefined }

/** Returns the hash of the shell, which identifies the build, because the shell contains the hashes of all scripts. */
function idOf(shell: string): string {
  return createHash('sha256').update(shell).digest('hex').slice(0, 16)
}

function readClientBuild(folder: string): ClientBuild {
  const [named, ...others] = readdirSync(join(folder, 'assets')).filter((name) =>
    `/assets/${name}`.startsWith(BUILD_FILES),
  )
  if (named === undefined || others.length > 0)
    throw new Error('The build id does not match the shell.')
  const { shell, pages } = JSON.parse(
    readFileSync(join(folder, 'assets', named), 'utf8'),
  ) as BuildFile
  const attribute = (pattern: RegExp) => [...shell.matchAll(pattern)].map(([, found = '']) => found)
  const [script] = attribute(/<script type="module" crossorigin src="([^"]+)">/g)
  const [styleSheet] = attribute(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)
  const head =
    /<meta name="application-name"[^]*?>|<link rel="manifest"[^]*?>|<meta name="theme-color"[^]*?>|<link rel="(?:icon|apple-touch-icon)"[^]*?>/g
  if (!script || !styleSheet) throw new Error('shell.html lacks its script or styles.')
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

export const clientBuild = (folder: string): Plugin =>
  virtualModule('client-build', () => readClientBuild(folder))
