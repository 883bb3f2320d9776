import MiniSearch from 'minisearch'
import { newestFirst } from '@/domain/ids/newest-first'
import { buildAnswer } from '@/domain/search/search-answer'
import { type Hit, indexItems } from '@/domain/search/search-index'
import { type SearchItem, titleIndex } from '@/domain/search/search-item'
import { searchTerm, type SearchTerm } from '@/domain/search/search-term'
import { comparedText } from '@/domain/text/words'
import { plainScore } from '../tests/support/plain-score'
import { corpus, queries } from './corpus'

/**
 * Compares the search index with a naive scan of every item and with MiniSearch, over the same items and
 * queries, one after another. The index must rank exactly like the scan. MiniSearch has a different ranking and finds
 * words and prefixes, but no substrings.
 */

const FIELDS = ['0', '1', '2', '3']
const RUNS = 9

for (const [count, length] of [
  [10_000, 1_500],
  [100_000, 300],
] as const)
  compare(corpus(count, length))

function compare(items: readonly SearchItem[]): void {
  const wanted = queries(items)
  const prepared = items.map((item) => ({
    item,
    texts: item.fields.map(comparedText),
    title: titleIndex(item.collection),
  }))
  const built = grown(() => indexItems(items))
  const index = built.result
  const mini = grown(() => {
    const search = new MiniSearch({ fields: FIELDS, extractField })
    search.addAll(items)
    return search
  })
  const times = { answer: [], score: [], scan: [], mini: [] } as Record<string, number[]>
  let wrong = 0
  for (const query of wanted) {
    const term = searchTerm(query)
    const runs = { answer: [], score: [], mini: [] } as Record<string, number[]>
    for (let run = 0; run < RUNS; run += 1) {
      timed(runs, 'score', () => index.find(term))
      timed(runs, 'answer', () => buildAnswer(index, term, { page: 0 }))
      timed(runs, 'mini', () => mini.result.search(query, { prefix: true }))
    }
    for (const [name, durations] of Object.entries(runs))
      times[name]?.push(quantile(durations, 0.5))
    const reference = timed(times, 'scan', () => scan(prepared, term))
    if (!isSameRanking(index.find(term).sort(byRank), reference)) {
      wrong += 1
      console.error(`The ranking of “${query}” is not the definition's.`)
    }
  }
  console.log(
    `\n${items.length} items, ${wanted.length} queries, ${wrong} ranked otherwise than defined`,
  )
  const own = quantile(times['score'] ?? [], 0.5)
  console.table(
    Object.fromEntries(
      [
        ['score', 'our index: score every item'],
        ['answer', 'the same, and the answer with its passages'],
        ['scan', 'naive scan'],
        ['mini', 'MiniSearch'],
      ].map(([name = '', label = '']) => {
        const durations = times[name] ?? []
        return [
          label,
          {
            'median ms': rounded(quantile(durations, 0.5)),
            '95 % ms': rounded(quantile(durations, 0.95)),
            'slowest ms': rounded(quantile(durations, 1)),
            'median / ours': rounded(quantile(durations, 0.5) / own),
          },
        ]
      }),
    ),
  )
  console.table({
    'our index': { 'built in ms': rounded(built.ms), 'memory MB': rounded(built.megabytes) },
    MiniSearch: { 'built in ms': rounded(mini.ms), 'memory MB': rounded(mini.megabytes) },
  })
  if (wrong > 0) process.exitCode = 1
}

interface Prepared {
  item: SearchItem
  texts: string[]
  title: number
}

function extractField(item: SearchItem, field: string): string {
  return field === 'id' ? item.id : (item.fields[Number(field)] ?? '')
}

function scan(prepared: readonly Prepared[], term: SearchTerm): Ranked[] {
  return prepared
    .map(({ item, texts, title }) => ({ item, score: plainScore(term, texts, title) }))
    .filter(({ score }) => score > 0)
    .sort(byRank)
}

type Ranked = Omit<Hit, 'words'>

function byRank(a: Ranked, b: Ranked): number {
  return b.score - a.score || newestFirst(a.item, b.item)
}

function isSameRanking(ours: readonly Ranked[], theirs: readonly Ranked[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every(({ item, score }, at) => theirs[at]?.item === item && theirs[at].score === score)
  )
}

function timed<Result>(times: Record<string, number[]>, name: string, run: () => Result): Result {
  const begin = performance.now()
  const result = run()
  times[name]?.push(performance.now() - begin)
  return result
}

function grown<Result>(build: () => Result): { result: Result; ms: number; megabytes: number } {
  const before = memory()
  const begin = performance.now()
  const result = build()
  const ms = performance.now() - begin
  return { result, ms, megabytes: (memory() - before) / 1e6 }
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

function rounded(number: number): number {
  return Number(number.toPrecision(3))
}
