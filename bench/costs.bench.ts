import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type PublicListName, PUBLIC_LISTS } from '@/domain/public-lists'
import type { RunningEmulator } from '../scripts/support/emulator-process'
import { publishLocally } from '../scripts/support/publish-local'
import { articles } from './village/articles'
import { DOCUMENTS, inLocalVillage, loadDocuments, post } from './village/local-village'

/*
 * `npm run bench -- costs`: measures the duration and the response size of the most expensive anonymous
 * requests, in a village with 2,000 articles of 5 kB and full tables. The results are in docs/security.md.
 */

/** Firestore's maximum request size (firebase.google.com/docs/firestore/quotas#limits). */
const MOST_BYTES = 10 * 1024 * 1024

await inLocalVillage(async (emulator) => {
  const { url } = emulator
  await publishLocally(url)
  const news = articles(2_000, 5_000)
  await loadDocuments(url, news)
  await loadDocuments(url, [...filler('apparatus', 200), ...filler('budget_belanja', 1_000)])

  const documents = (method: string) => `${url}/v1/${DOCUMENTS}:${method}`
  const list = (name: PublicListName) =>
    measure(() => post(documents('runQuery'), { structuredQuery: largestQuery(name) }))
  const count = (name: PublicListName) => {
    const structuredAggregationQuery = {
      structuredQuery: largestQuery(name),
      aggregations: [{ count: {}, alias: 'all' }],
    }
    return measure(() => post(documents('runAggregationQuery'), { structuredAggregationQuery }))
  }
  const search = () =>
    measure(() =>
      post(`${url}/demo-desa/asia-southeast2/search`, { data: { q: 'desa warga', page: 0 } }),
    )

  // The first search of a project builds the index.
  await search()
  const rows = {
    'the published news page': await measure(() => fetch(`${url}/berita`)),
    '100 articles': await list('news'),
    'a count of 100 articles': await count('news'),
    '200 officials': await list('apparatus'),
    '1,000 lines of a budget': await list('budget_belanja'),
    '2,000 articles by name': await measure(() =>
      post(documents('batchGet'), { documents: news.map(([path]) => `${DOCUMENTS}/${path}`) }),
    ),
    [`${missingNames().length} names of missing documents`]: await measure(() =>
      post(documents('batchGet'), { documents: missingNames() }),
    ),
    'search, first call of an instance': await searchAfterRestart(search),
    'search, next call': await search(),
  }
  console.table(rows)

  async function searchAfterRestart(ask: typeof search): ReturnType<typeof search> {
    killFunctions(emulator)
    await wait(1_000)
    return ask()
  }
})

function killFunctions(emulator: RunningEmulator): void {
  const parent = String(emulator.process.pid)
  const pids = execFileSync('pgrep', ['-P', parent, '-f', 'functions-worker'], { encoding: 'utf8' })
  for (const pid of pids.split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** Returns a query with the largest limit that the rules allow a visitor. */
function largestQuery(name: PublicListName) {
  return { from: [{ collectionId: name }], limit: PUBLIC_LISTS[name].list.most }
}

function filler(name: PublicListName, count: number): [path: string, data: object][] {
  return Array.from({ length: count }, (_, at) => [`${name}/${at}`, { id: String(at) }])
}

function missingNames(): string[] {
  const nameAt = (at: number) => `${DOCUMENTS}/news/${at.toString(36)}`
  const length = JSON.stringify(nameAt(36 ** 4 - 1)).length + 1
  return Array.from({ length: Math.floor((MOST_BYTES - 100) / length) }, (_, at) => nameAt(at))
}

async function measure(ask: () => Promise<Response>) {
  const start = performance.now()
  const answer = await ask()
  const body = await answer.arrayBuffer()
  const seconds = (performance.now() - start) / 1_000
  return { status: answer.status, seconds: round(seconds), kB: round(body.byteLength / 1_000) }
}

function round(number: number): number {
  return Number(number.toPrecision(2))
}
