import { newestFirst } from '../ids/newest-first'
import type { Hit } from './search-index'

/** Returns the best `most` hits. Sorts only hits with a score high enough to be among them. */
export function bestHits(hits: readonly Hit[], most: number): Hit[] {
  const byScore = new Map<number, Hit[]>()
  for (const hit of hits) {
    const same = byScore.get(hit.score)
    if (same) same.push(hit)
    else byScore.set(hit.score, [hit])
  }
  const ranking: Hit[] = []
  for (const score of [...byScore.keys()].sort((a, b) => b - a)) {
    if (ranking.length >= most) break
    ranking.push(...(byScore.get(score) ?? []).sort((a, b) => newestFirst(a.item, b.item)))
  }
  return ranking.slice(0, most)
}
