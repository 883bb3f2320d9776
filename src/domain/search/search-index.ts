import { newestFirst } from '../ids/newest-first'
import { comparedText, splitWords } from '../text/words'
import { type SearchItem, titleIndex } from './search-item'
import type { SearchTerm } from './search-term'

/** Points of the relevance score (specification) by kind of match. A match gets only the points of its best kind. */
export interface TierPoints {
  exact: number
  prefix: number
  substring: number
}

/** Points for each field that matches the whole term. */
export const TERM_POINTS: TierPoints = { exact: 120, prefix: 70, substring: 35 }
/** Points for each field and each word of the term. Several matches in a field count once, as the best of them. */
export const WORD_POINTS: TierPoints = { exact: 25, prefix: 10, substring: 6 }
/** Additional points for a title or name that matches the whole term. */
export const TITLE_POINTS: TierPoints = { exact: 50, prefix: 20, substring: 10 }
/** Points if an item's fields, joined by spaces, contain the whole term. */
export const JOINED_POINTS = 25

export interface Hit {
  item: SearchItem
  score: number
  /** Bit set of the words of the term that the item contains. Bit `n` represents word `n`. */
  words: number
}

/** Returns the bit for word `n` of a term. Numbers are exact up to 53 bits, and TERM_LENGTH allows at most 50 words. */
export const wordBit = (n: number): number => 2 ** n

export interface SearchIndex {
  size: number
  find: (term: SearchTerm) => Hit[]
}

/**
 * Prepares items for searching. Fields are looked up by their words. The full text is read only if an item contains
 * several words of a term. Tests compare the scores with a reference implementation (docs/search.md).
 */
export function indexItems(unordered: readonly SearchItem[]): SearchIndex {
  const items = [...unordered].sort(newestFirst)
  const { texts, starts, ends, firstField, itemOfField } = layOut(items)
  const { words, listStarts, lists } = lookUpWords(texts, starts, ends, itemOfField)
  const titles = Int32Array.from(items, ({ collection }) => titleIndex(collection))
  const scores = new Int32Array(items.length)
  /** Words found in each item, as a bit set. `fieldMetBy`, `itemMetBy`: number (`meeting`) of the last found word. */
  const met = new Float64Array(items.length)
  const fieldMetBy = new Int32Array(itemOfField.length)
  const itemMetBy = new Int32Array(items.length)
  let meeting = 0

  /** Adds the points of all fields for one word. `isTerm` means that the word is the whole term. */
  function scoreWord(word: string, bit: number, isTerm: boolean): void {
    meeting += 1
    const scoreIn = (at: number, points: number) => {
      const end = listStarts[at + 1] ?? 0
      for (let next = listStarts[at] ?? 0; next < end; next += 1) {
        const field = lists[next] ?? 0
        if (fieldMetBy[field] === meeting) continue
        fieldMetBy[field] = meeting
        const item = itemOfField[field] ?? 0
        let score = points
        if (isTerm) {
          const begins = (texts[item] ?? '').startsWith(word, starts[field])
          score += fieldScore(item, field, (starts[field] ?? 0) + (begins ? 0 : 1), word.length)
        }
        if (itemMetBy[item] !== meeting) {
          itemMetBy[item] = meeting
          met[item] = (met[item] ?? 0) + bit
          if (isTerm) score += JOINED_POINTS
        }
        scores[item] = (scores[item] ?? 0) + score
      }
    }
    const prefixed: number[] = []
    const within: number[] = []
    words.forEach((each, at) => {
      const where = each.indexOf(word)
      if (where < 0) return
      // The best kind of match comes first, because each field gets points only once.
      if (where > 0) within.push(at)
      else if (each.length > word.length) prefixed.push(at)
      else scoreIn(at, WORD_POINTS.exact)
    })
    for (const at of prefixed) scoreIn(at, WORD_POINTS.prefix)
    for (const at of within) scoreIn(at, WORD_POINTS.substring)
  }

  /** Returns the points of a field that contains the term, of the given length, at position `at` of the text. */
  function fieldScore(item: number, field: number, at: number, length: number): number {
    const tier =
      at > (starts[field] ?? 0)
        ? 'substring'
        : at + length < (ends[field] ?? 0)
          ? 'prefix'
          : 'exact'
    const isTitle = field - (firstField[item] ?? 0) === titles[item]
    return TERM_POINTS[tier] + (isTitle ? TITLE_POINTS[tier] : 0)
  }

  /**
   * Returns the score of an item for a term of several words: the points of each field that contains the term, plus
   * `JOINED_POINTS` if the joined fields contain it.
   */
  function termScore(item: number, plain: string): number {
    const text = texts[item] ?? ''
    let field = firstField[item] ?? 0
    let score = 0
    for (let at = text.indexOf(plain); at >= 0; at = text.indexOf(plain, at)) {
      score ||= JOINED_POINTS
      while (at >= (ends[field] ?? Infinity)) field += 1
      const end = ends[field] ?? 0
      if (at + plain.length > end) {
        // The match starts in one field and ends in another.
        at += 1
        continue
      }
      score += fieldScore(item, field, at, plain.length)
      at = end
    }
    return score
  }

  return {
    size: items.length,
    find({ plain, words: wanted }) {
      if (plain === '') return []
      scores.fill(0)
      met.fill(0)
      const isOneWord = wanted[0] === plain
      wanted.forEach((word, n) => scoreWord(word, wordBit(n), isOneWord))
      const all = wordBit(wanted.length) - 1
      const hits: Hit[] = []
      items.forEach((item, at) => {
        let score = scores[at] ?? 0
        // The whole term can occur only in an item that contains all of its words.
        if (!isOneWord && met[at] === all) score += termScore(at, plain)
        if (score > 0) hits.push({ item, score, words: met[at] ?? 0 })
      })
      return hits
    },
  }
}

/** Normalises the fields of each item, joins them with spaces, and records where each field starts and ends. */
function layOut(items: readonly SearchItem[]) {
  const firstField = new Int32Array(items.length)
  const itemOfField: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const texts = items.map(({ fields }, item) => {
    firstField[item] = itemOfField.length
    let text = ''
    for (const field of fields) {
      const plain = comparedText(field)
      if (plain !== '' && text !== '') text += ' '
      itemOfField.push(item)
      starts.push(text.length)
      text += plain
      ends.push(text.length)
    }
    return text
  })
  const [packedStarts, packedEnds] = [Int32Array.from(starts), Int32Array.from(ends)]
  return {
    texts,
    starts: packedStarts,
    ends: packedEnds,
    firstField,
    itemOfField: Int32Array.from(itemOfField),
  }
}

/** Returns every word with its fields: for word `n`, `lists` from `listStarts[n]` to `listStarts[n + 1]`. */
function lookUpWords(
  texts: readonly string[],
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  itemOfField: Int32Array,
) {
  const found = new Map<string, number[]>()
  itemOfField.forEach((item, field) => {
    for (const word of splitWords((texts[item] ?? '').slice(starts[field], ends[field]))) {
      const list = found.get(word)
      if (!list) found.set(word, [field])
      else if (list.at(-1) !== field) list.push(field)
    }
  })
  const listStarts = new Int32Array(found.size + 1)
  const all = [...found.values()]
  all.forEach((list, at) => (listStarts[at + 1] = (listStarts[at] ?? 0) + list.length))
  const lists = new Int32Array(listStarts.at(-1) ?? 0)
  all.forEach((list, at) => lists.set(list, listStarts[at]))
  return { words: [...found.keys()], listStarts, lists }
}
