import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '../build'
import { startEmulatorProcess } from '../tests/support/emulator-process'
import {
  findGoogleFirestore,
  hasJava,
  startGoogleFirestore,
} from '../tests/support/google-firestore'

const MEASURES = {
  start: ['start to ready (ms)', 1000],
  memory: ['resident memory after all of this (MiB)', 150],
  read: ['read one document (ms)', 2],
  query: ['query 10,000 documents for 20, ordered (ms)', 50],
  commit: ['commit one document (ms)', Infinity],
} as const

type Figures = Record<keyof typeof MEASURES, number>
type Server = Awaited<ReturnType<typeof startEmulatorProcess | typeof startGoogleFirestore>>

const STARTS = 5
const DOCUMENTS = 10_000
const DOCUMENTS_PER_COMMIT = 500
const PROJECT_FOLDER = fileURLToPath(
  new URL('../tests/support/conformance-project', import.meta.url),
)
const ROOT = 'projects/demo-bench/databases/(default)/documents'

const NEWEST = {
  from: [{ collectionId: 'read' }],
  orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
  limit: 20,
}

await buildProgram()
const dataFolder = mkdtempSync(join(tmpdir(), 'emulator-bench-'))
const local = await measure(() => startEmulatorProcess(dataFolder, PROJECT_FOLDER))
rmSync(dataFolder, { recursive: true })
const jar = hasJava() ? findGoogleFirestore() : null
const google = jar === null ? null : await measure(() => startGoogleFirestore(jar))
if (!google)
  console.log("Google's Firestore emulator was not found: measuring only the local Firebase.")
console.table(
  Object.fromEntries(
    Object.entries(MEASURES).map(([name, [label, target]]) => {
      const own = local[name as keyof Figures]
      const other = google?.[name as keyof Figures] ?? NaN
      const measured = { local: own, Google: other, 'Google / local': other / own }
      const rounded = Object.entries(measured).map(([of, n]) => [of, Number(n.toPrecision(3))])
      const verdict = `< ${target}${own < target ? '' : ' MISSED'}`
      return [label, { target: verdict, ...(Object.fromEntries(rounded) as object) }]
    }),
  ),
)

async function measure(startServer: () => Promise<Server>): Promise<Figures> {
  const starts: number[] = []
  for (let i = 1; i < STARTS; i++) await (await timed(startServer, starts)).stop()
  const server = await timed(startServer, starts)
  try {
    const post = (verb: string, body: unknown) => send(`${server.url}/v1/${ROOT}:${verb}`, body)
    const write = (path: string, i: number) => ({
      update: { name: `${ROOT}/${path}/${i}`, fields: fieldsOf(i) },
    })
    for (let first = 0; first < DOCUMENTS; first += DOCUMENTS_PER_COMMIT) {
      const numbers = Array.from({ length: DOCUMENTS_PER_COMMIT }, (_, i) => first + i)
      await post('commit', { writes: numbers.map((i) => write('read', i)) })
    }
    const read = await medianTime(500, () => post('batchGet', { documents: [`${ROOT}/read/7`] }))
    const query = await medianTime(40, () => post('runQuery', { structuredQuery: NEWEST }))
    const commit = await medianTime(300, (i) => post('commit', { writes: [write('written', i)] }))
    return { start: median(starts), memory: residentMemory(server), read, query, commit }
  } finally {
    await server.stop()
  }
}

function fieldsOf(i: number) {
  return {
    rank: { integerValue: String((i * 7919) % DOCUMENTS) },
    title: { stringValue: `Kabar desa nomor ${i}` },
    summary: { stringValue: 'Warga bergotong royong membersihkan saluran air. '.repeat(4) },
    published: { booleanValue: i % 3 > 0 },
  }
}

async function send(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${url}: ${answer}`)
}

async function medianTime(times: number, run: (i: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let i = 0; i < 2 * times; i++) await timed(() => run(i), durations)
  return median(durations.slice(times))
}

async function timed<Result>(run: () => Promise<Result>, durations: number[]): Promise<Result> {
  const begin = performance.now()
  const result = await run()
  durations.push(performance.now() - begin)
  return result
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

function residentMemory({ process: { pid } }: Server): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
