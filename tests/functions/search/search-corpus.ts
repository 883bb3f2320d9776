import { ulid } from 'ulid'
import type { SearchItem } from '../../../src/domain/search/search-item'

const SYLLABLES = (
  'ka ke ki ko ku ma me mi mu pa pe pi pu ra ri ru sa se si su ta te ti tu an ban dan kan lan pan ' +
  'ran san tan wan ber per ter men pem ga gi gu da di du la li lu ba bi bu ja ji wa ya nya lah desa'
).split(' ')

/** Returns pseudo-random numbers below 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns articles of about 1,500 characters with the word frequencies of a natural language. */
export function corpus(count: number): SearchItem[] {
  const random = randomNumbers(11)
  const words = new Set<string>()
  while (words.size < 9_000) {
    const length = 1 + Math.floor(random() * 3) + (words.size > 200 ? 1 : 0)
    const word = Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)])
    words.add(word.join(''))
  }
  const frequency = [...words].map((each, rank) => ({ each, weight: 1 / (rank + 2.7) }))
  const all = frequency.reduce((sum, { weight }) => sum + weight, 0)
  // Repeats each word by its frequency, so that a single draw is enough.
  const drawn = frequency.flatMap(({ each, weight }) =>
    Array<string>(Math.ceil((weight / all) * 200_000)).fill(each),
  )
  const word = () => drawn[Math.floor(random() * drawn.length)] ?? ''
  const text = (length: number) => {
    let written = word()
    while (written.length < length) written += ` ${word()}`
    return written
  }
  return Array.from({ length: count }, (_, number) => ({
    collection: 'news',
    id: ulid(1_700_000_000_000 + number * 1_000),
    day: '2026-11-21',
    thumbnail: `https://firebasestorage.googleapis.com/v0/b/desa.firebasestorage.app/o/images%2F${1_700_000_000_000 + number * 1_000}_320?alt=media`,
    fields: [text(60), text(120), text(1_290), 'Pembangunan'],
  }))
}
