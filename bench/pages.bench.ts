import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '@/domain/paths'
import { LOCAL, ROOT } from '../scripts/support/paths'
import { publishLocally } from '../scripts/support/publish-local'
import { openBrowser } from './pages/browser'
import { freePort } from './pages/free-port'
import { measurePages, type PageRuns } from './pages/measure'
import { readOptions } from './pages/options'
import { startSites } from './pages/site'
import { type Cells, median, type Metrics, printTable, spread } from './pages/results'
import { DOCUMENTS, inLocalVillage, postAsOwner } from './village/local-village'

function printReport(pages: readonly PageRuns[]): void {
  for (const title of new Set(pages.flatMap(({ tables }) => [...tables.keys()])))
    printTable(title, rowsOf(pages, title))
  for (const { path, failed } of pages)
    for (const { category, id, title, shown } of failed)
      console.log(`${path}: ${category}: ${id}: ${title} ${shown}`)
}

function rowsOf(pages: readonly PageRuns[], title: string): Map<string, Cells> {
  const rows = new Map<string, Cells>()
  for (const { path, site, tables } of pages) {
    const runs = valuesOf(tables.get(title))
    if (runs.size === 0) continue
    const cells = [...runs].map(([name, values]) => [name, range(values)] as const)
    rows.set(site === 'this' ? path : `${path} ${site}`, Object.fromEntries(cells))
    if (site === 'this') continue
    const ours = pages.find((page) => page.path === path && page.site === 'this')
    const ratios = [...valuesOf(ours?.tables.get(title))].map(([name, values]) => {
      const ratio = median(values) / median(runs.get(name) ?? [NaN])
      return [name, Number.isFinite(ratio) ? ratio.toFixed(2) : ''] as const
    })
    rows.set(`${path} ÷ ${site}`, Object.fromEntries(ratios))
  }
  return rows
}

function valuesOf(runs: readonly Metrics[] = []): Map<string, number[]> {
  const names = new Set(runs.flatMap((run) => Object.keys(run)))
  return new Map([...names].map((name) => [name, runs.flatMap((run) => run[name] ?? [])]))
}

function range(values: readonly number[]): string {
  const { median, least, most } = spread(values)
  return least === most ? short(median) : `${short(median)} (${short(least)}–${short(most)})`
}

const short = (value: number) =>
  String(Number(value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3)))

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * Builds an earlier commit and serves its sample village with that commit's `npm start`. Keeps the build in
 * the temporary folder for later comparisons.
 */
async function startEarlier(commit: string) {
  const hash = run(ROOT, 'git', 'rev-parse', '--short=12', `${commit}^{commit}`).trim()
  const folder = join(tmpdir(), `desa-${hash}`)
  if (!existsSync(folder)) run(ROOT, 'git', 'worktree', 'add', '--force', '--detach', folder, hash)
  if (!existsSync(join(folder, 'node_modules'))) installPackages(folder)
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^(?:Ready at|Siap di) (\S+)$/.exec(line)?.[1]
      if (ready) resolve(ready)
    })
    void exited.then((code) => reject(new Error(`${folder} does not start (code ${code}).`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function installPackages(folder: string): void {
  const [ours, theirs] = [ROOT, folder].map((at) =>
    readFileSync(join(at, 'package-lock.json'), 'utf8'),
  )
  if (ours === theirs) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
}

/** Minimum interval between two publications, in milliseconds. */
const BETWEEN = 10_000

const LIMIT = 60_000

/** Returns the milliseconds from writing a published title until the home page shows it. */
async function timeToPublic(origin: string): Promise<number> {
  await pause(BETWEEN)
  const title = `Diukur ${new Date().toISOString()}`
  const id = await someId(origin, 'news', true)
  const began = performance.now()
  const write = {
    update: { name: `${DOCUMENTS}/news/${id}`, fields: { title: { stringValue: title } } },
    updateMask: { fieldPaths: ['title'] },
    currentDocument: { exists: true },
  }
  await postAsOwner(`${origin}/v1/${DOCUMENTS}:commit`, { writes: [write] })
  while (performance.now() - began < LIMIT) {
    if ((await (await fetch(origin)).text()).includes(title)) return performance.now() - began
    await pause(50)
  }
  throw new Error(`What was written is not public after ${LIMIT / 1_000} s.`)
}

async function someId(origin: string, collectionId: string, ordered = false): Promise<string> {
  const structuredQuery = {
    from: [{ collectionId }],
    limit: 1,
    ...(ordered && { orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }] }),
  }
  const [found] = (await postAsOwner(`${origin}/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery,
  })) as {
    document?: { name: string }
  }[]
  const id = found?.document?.name.split('/').at(-1)
  if (!id) throw new Error(`The sample has no ${collectionId}.`)
  return id
}

/** Returns the paths of all public pages, an article, a report and an unknown address. */
async function publicPages(origin: string): Promise<string[]> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  return [
    ...fixed.filter((path) => path !== paths.admin),
    paths.article(await someId(origin, 'news', true)),
    paths.trackedComplaint(await someId(origin, 'complaint_status')),
    '/tidak/ada',
  ]
}

/** Measures the public pages on phones, compared with an earlier commit. */

const RESULTS = join(LOCAL, 'bench-pages.json')

const options = readOptions(process.argv.slice(2))
await inLocalVillage(async ({ url }) => {
  await publishLocally(url)
  const earlier = options.against ? await startEarlier(options.against) : undefined
  const { sites, stop } = await startSites(url, earlier?.url)
  const browser = await openBrowser()
  try {
    const pages = await measurePages(
      browser,
      sites,
      options.routes ?? (await publicPages(url)),
      options,
    )
    const toPublic: number[] = []
    if (options.measures.includes('publishing'))
      while (toPublic.length < options.runs) toPublic.push(await timeToPublic(url))
    const results = pages.map((page) => ({ ...page, tables: Object.fromEntries(page.tables) }))
    writeFileSync(
      RESULTS,
      JSON.stringify({ at: new Date(), options, pages: results, toPublic }, null, 2),
    )
    printReport(pages)
    if (toPublic.length > 0) console.log('\nFrom "Terbitkan" to public (ms):', spread(toPublic))
    console.log(`Every metric, and what Lighthouse found: ${RESULTS}`)
  } finally {
    await browser.close()
    stop()
    await earlier?.stop()
  }
})
