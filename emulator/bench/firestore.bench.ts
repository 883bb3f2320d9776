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

/** The local Firebase against Google's Firestore emulator, where that is found, in one run. */

interface Measure {
  label: string
  unit: 'ms' | 'MiB'
  /** What the local Firebase has to stay under. */
  target?: number
}

const MEASURES = {
  start: { label: 'start to ready', unit: 'ms', target: 1000 },
  memory: { label: 'resident memory after all of this', unit: 'MiB', target: 150 },
  read: { label: 'read one document', unit: 'ms', target: 2 },
  query: { label: 'query 10,000 documents for 20, ordered', unit: 'ms', target: 50 },
  commit: { label: 'commit one document', unit: 'ms' },
} as const satisfies Record<string, Measure>

type Figures = Record<keyof typeof MEASURES, number>

interface Server {
  url: string
  process: { pid?: number | undefined }
  stop(): Promise<void>
}

const STARTS = 5
const DOCUMENTS = 10_000
const DOCUMENTS_PER_COMMIT = 500
const PROJECT = 'demo-bench'
const PROJECT_FOLDER = fileURLToPath(
  new URL('../tests/support/conformance-project', import.meta.url),
)
const ROOT = `projects/${PROJECT}/databases/(default)/documents`

const NEWEST = {
  from: [{ collectionId: 'read' }],
  orderBy: [
    { field: { fieldPath: 'rank' }, direction: 'DESCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
  ],
  limit: 20,
}

await buildProgram()
const ours = await measureOurs()
const google = await measureGoogle()
if (!google) console.log("Google's Firestore emulator was not found: ours alone.")
console.table(
  Object.fromEntries(
    Object.entries<Measure>(MEASURES).map(([name, { label, unit, target }]) => {
      const own = ours[name as keyof Figures]
      const other = google?.[name as keyof Figures]
      return [
        `${label} (${unit})`,
        {
          ours: rounded(own),
          target: target === undefined ? '' : `< ${target}${own < target ? '' : ' MISSED'}`,
          ...(other !== undefined && {
            Google: rounded(other),
            'Google / ours': rounded(other / own),
          }),
        },
      ]
    }),
  ),
)

async function measureOurs(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'emulator-bench-'))
  try {
    return await measure(() => startEmulatorProcess(dataFolder, PROJECT_FOLDER))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measureGoogle(): Promise<Figures | undefined> {
  const jar = hasJava() ? findGoogleFirestore() : null
  return jar === null ? undefined : measure(() => startGoogleFirestore(jar))
}

async function measure(startServer: () => Promise<Server>): Promise<Figures> {
  const starts: number[] = []
  for (let i = 1; i < STARTS; i++) await (await timed(startServer, starts)).stop()
  const server = await timed(startServer, starts)
  try {
    const post = (verb: string, body: unknown) => send(`${server.url}/v1/${ROOT}:${verb}`, body)
    await fill(post)
    const read = await medianTime(500, () => post('batchGet', { documents: [`${ROOT}/read/7`] }))
    const query = await medianTime(40, () => post('runQuery', { structuredQuery: NEWEST }))
    const commit = await medianTime(300, (i) =>
      post('commit', {
        writes: [{ update: { name: `${ROOT}/written/${i}`, fields: fieldsOf(i) } }],
      }),
    )
    return { start: median(starts), memory: residentMemory(server), read, query, commit }
  } finally {
    await server.stop()
  }
}

async function fill(post: (verb: string, body: unknown) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < DOCUMENTS; first += DOCUMENTS_PER_COMMIT) {
    const writes = Array.from({ length: DOCUMENTS_PER_COMMIT }, (_, i) => ({
      update: { name: `${ROOT}/read/${first + i}`, fields: fieldsOf(first + i) },
    }))
    await post('commit', { writes })
  }
}

/** About the size of a news item's list entry; ranks come in no order. */
function fieldsOf(i: number) {
  return {
    rank: { integerValue: String((i * 7919) % DOCUMENTS) },
    title: { stringValue: `Kabar desa nomor ${i}` },
    summary: { stringValue: 'Warga bergotong royong membersihkan saluran air. '.repeat(4) },
    published: { booleanValue: i % 3 > 0 },
  }
}

/** As the administrator, so that rules weigh on neither side. */
async function send(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`)
  return answer
}

/** Median milliseconds of the later `times` runs; as many before only warm up. */
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

function rounded(number: number): number {
  return Number(number.toPrecision(3))
}
