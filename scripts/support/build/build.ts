import { build as bundle, context, type BuildOptions } from 'esbuild'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build as buildSite, loadEnv } from 'vite'
import { minuteOf, PUBLISHED } from '@/domain/publishing/publication'
import type { SiteRenderer } from '@/domain/publishing/site-renderer'
import { dayIn } from '@/domain/time/date'
import { buildSample } from '../../../sample/sample'
import { startEmulatorProcess } from '../emulator-process'
import { type LockFile, lockOfWorkspace } from '../lock-file'
import {
  EMULATOR_BUNDLE,
  ENV_FOLDER,
  FUNCTIONS_BUNDLE,
  LOCAL,
  RENDERER_BUNDLE,
  ROOT,
  SAMPLE_FILE,
} from '../paths'
import { rendererOptions } from './renderer-options'

const SITE_INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/support',
  'package-lock.json',
]
const EMULATOR_INPUTS = ['emulator/src', 'emulator/build.ts', 'package-lock.json']
const FUNCTIONS_ENTRY = 'functions/src/index.ts'
const FUNCTIONS_INPUTS = ['functions/src', 'src/domain', 'package-lock.json']

export async function buildAll(): Promise<void> {
  await buildDemoSite()
  await buildEmulator()
  await buildFunctions()
  buildSampleFile()
  await buildDemoRenderer()
  await renderSample()
}

/** Builds the site for the local Firebase. Replaces `dist/` atomically, even while a server serves it. */
async function buildDemoSite(): Promise<void> {
  await unlessBuilt('site', SITE_INPUTS, join(ROOT, 'dist', 'shell.html'), async () => {
    const fresh = join(LOCAL, `dist-${process.pid}`)
    const old = join(LOCAL, `dist-old-${process.pid}`)
    await asProduction(() =>
      buildSite({
        root: ROOT,
        mode: 'demo',
        logLevel: 'warn',
        build: { outDir: fresh, emptyOutDir: true },
      }),
    )
    if (existsSync(join(ROOT, 'dist'))) renameSync(join(ROOT, 'dist'), old)
    renameSync(fresh, join(ROOT, 'dist'))
    rmSync(old, { recursive: true, force: true })
  })
}

export async function buildProductionSite(): Promise<void> {
  rmSync(markerOf('site'), { force: true })
  await buildSite({ root: ROOT })
  rmSync(markerOf('renderer'), { force: true })
  await buildRenderer('production')
}

/** Runs a build with NODE_ENV set to production. A test runner's value would bundle React's development build. */
async function asProduction<T>(build: () => Promise<T>): Promise<T> {
  const outer = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await build()
  } finally {
    if (outer === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = outer
  }
}

async function buildDemoRenderer(): Promise<void> {
  await unlessBuilt('renderer', SITE_INPUTS, RENDERER_BUNDLE, () => buildRenderer('demo'))
}

async function buildRenderer(mode: 'demo' | 'production'): Promise<void> {
  await asProduction(() => buildSite(rendererOptions(mode, join(ROOT, 'dist'))))
}

export async function buildEmulator(): Promise<void> {
  await unlessBuilt('emulator', EMULATOR_INPUTS, EMULATOR_BUNDLE, async () => {
    await promisify(execFile)('npm', ['run', 'build', '--workspace', 'emulator'], { cwd: ROOT })
  })
}

/** Bundles the functions without their npm dependencies, which Google installs. */
export async function buildFunctions(): Promise<void> {
  await unlessBuilt(
    'functions',
    FUNCTIONS_INPUTS,
    FUNCTIONS_BUNDLE,
    async () => {
      await bundle(functionsOptions(FUNCTIONS_ENTRY, FUNCTIONS_BUNDLE))
    },
    JSON.stringify(siteVariables()),
  )
  // Google installs only this folder. The lock file also fixes the versions of indirect dependencies.
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile
  const file = join(ROOT, 'functions', 'package-lock.json')
  writeFileSync(file, JSON.stringify(lockOfWorkspace(lock, 'functions')))
}

export function watchFunctions(): Promise<() => Promise<void>> {
  rmSync(markerOf('functions'), { force: true })
  return watchBundle(FUNCTIONS_ENTRY, FUNCTIONS_BUNDLE)
}

/** Builds a bundle after each change. Resolves after the first build. Rejects if `entry` cannot be built. */
export async function watchBundle(entry: string, outfile: string): Promise<() => Promise<void>> {
  const watched = await context(functionsOptions(entry, outfile))
  await watched.rebuild()
  await watched.watch()
  return () => watched.dispose()
}

function functionsOptions(entry: string, outfile: string) {
  return {
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    alias: { '@': join(ROOT, 'src') },
    define: siteVariables(),
    external: ['firebase-admin', 'firebase-functions', 'nodemailer', 'web-push'],
  } satisfies BuildOptions
}

function siteVariables(): Record<string, string> {
  const variables = loadEnv('production', ENV_FOLDER)
  return Object.fromEntries(
    ['VITE_SITE_URL', 'VITE_HOSTING_SITE'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(variables[name] ?? ''),
    ]),
  )
}

const today = () => dayIn('Asia/Jakarta', new Date())

export function buildSampleFile(): void {
  mkdirSync(dirname(SAMPLE_FILE), { recursive: true })
  writeFileSync(SAMPLE_FILE, JSON.stringify(buildSample(today())))
}

/** Renders the pages that are served until the first publication. Omits `versi.json`, which would never change. */
async function renderSample(): Promise<void> {
  const inputs = [...SITE_INPUTS, 'sample']
  await unlessBuilt('pages', inputs, join(ROOT, 'dist', 'berita.html'), renderFromEmulator, today())
}

async function renderFromEmulator(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-'))
  const emulator = await startEmulatorProcess({ port: 0, dataFolder })
  try {
    process.env['FIREBASE_HOSTING_EMULATOR_HOST'] = new URL(emulator.url).host
    const at = minuteOf(Date.now())
    const rendered = await (await loadRenderer()).renderSite({ number: 0, at })
    for (const { file, cause } of rendered.unrendered)
      throw new Error(`${file} cannot be rendered.`, { cause })
    const files = new Map(rendered.files)
    files.delete(PUBLISHED.version)
    writePages(files)
  } finally {
    await emulator.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Loads the renderer, which reads the environment variables while it loads. */
export async function loadRenderer(): Promise<SiteRenderer> {
  return (await import(pathToFileURL(RENDERER_BUNDLE).href)) as SiteRenderer
}

export function writePages(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(ROOT, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

async function unlessBuilt(
  name: string,
  inputs: readonly string[],
  output: string,
  build: () => Promise<void>,
  version = '',
): Promise<void> {
  const marker = markerOf(name)
  const wanted = contentHash(inputs) + version
  if (existsSync(output) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  mkdirSync(LOCAL, { recursive: true })
  await build()
  writeFileSync(marker, wanted)
}

const markerOf = (name: string) => join(LOCAL, `${name}.built`)

function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, path: string) {
  const absolute = join(ROOT, path)
  if (statSync(absolute).isDirectory())
    for (const name of readdirSync(absolute).sort()) addTo(hash, join(path, name))
  else hash.update(path).update(readFileSync(absolute))
}
