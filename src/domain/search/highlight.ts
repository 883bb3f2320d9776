import { plainText } from '../text/words'
import type { SearchTerm } from './search-term'

/** A text with the ranges to highlight, in UTF-16 units, sorted and without overlaps. */
export interface Highlighted {
  text: string
  ranges: readonly Range[]
}

type Range = readonly [start: number, end: number]

interface Place {
  start: number
  end: number
  wanted: string
}

/** Maximum length of a passage in UTF-16 units. */
const PASSAGE = 180
/** Length of the text before the first match of a passage. Phones show about 50 characters. */
const BEFORE = 20

/** Maximum length of search words that match only at the start of a word. Elsewhere, they would match too often. */
const SHORT = 2

/** Highlights the term and its words in a text. Words up to the length `short` match only at the start of a word. */
export function highlight(text: string, term: SearchTerm, short = SHORT): Highlighted {
  return { text, ranges: rangesOf(placesIn(text, term, short)) }
}

/** Returns the highlighted passage with most of the term. If nothing matches, returns the start of the first text. */
export function passageOf(texts: readonly string[], term: SearchTerm, short = SHORT): Highlighted {
  let best = { text: texts.find((text) => text !== '') ?? '', start: 0, weight: 0 }
  for (const text of texts) {
    const places = placesIn(text, term, short)
    places.forEach(({ start }, at) => {
      const weight = weigh(places, at, term)
      if (weight > best.weight) best = { text, start, weight }
    })
  }
  return highlight(cutOut(best.text, best.start), term, short)
}

/** Returns how much of the term a passage contains if it starts at the match `first`. The whole term counts most. */
function weigh(places: readonly Place[], first: number, { plain, words }: SearchTerm): number {
  const met = new Set<string>()
  const end = (places[first]?.start ?? 0) + PASSAGE - BEFORE
  for (let at = first; at < places.length; at += 1) {
    const place = places[at]
    if (!place || place.end > end) break
    met.add(place.wanted)
    if (met.size > words.length) break
  }
  return met.size + (met.has(plain) ? words.length : 0)
}

function cutOut(text: string, found: number): string {
  let start = Math.max(0, found - BEFORE)
  // Starts with a whole word, unless it is extremely long. Near the start of the text, nothing is
  // cut.
  if (start <= BEFORE / 2) start = 0
  else start = Math.min(found, text.indexOf(' ', start) + 1 || found)
  let end = Math.min(text.length, start + PASSAGE)
  const blank = text.lastIndexOf(' ', end)
  if (end < text.length && blank > found + BEFORE) end = blank
  return (
    (start > 0 ? '… ' : '') +
    text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '') +
    (end < text.length ? ' …' : '')
  )
}

/** Returns the matches by position. Words up to the length `short` match only at the start of a word. */
function placesIn(text: string, { plain: term, words }: SearchTerm, short: number): Place[] {
  const { plain, startOf, endOf } = foldWithPositions(text)
  const places: Place[] = []
  for (const wanted of new Set([term, ...words])) {
    for (let found = plain.indexOf(wanted); found >= 0 && wanted !== '';) {
      const end = found + wanted.length
      if (wanted.length > short || !isInWord(plain, found))
        places.push({ start: startOf(found), end: endOf(end - 1), wanted })
      found = plain.indexOf(wanted, end)
    }
  }
  return places.sort((a, b) => a.start - b.start)
}

function isInWord(plain: string, at: number): boolean {
  return /^(\p{L}{2}|\p{N}{2})/u.test(plain.slice(at - 1, at + 1))
}

function rangesOf(places: readonly Place[]): Range[] {
  const ranges: [number, number][] = []
  for (const { start, end } of places) {
    const last = ranges.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}

/** Normalises a text as `plainText` does. Returns the start and end of the original character for each UTF-16 unit. */
function foldWithPositions(text: string) {
  // This text only changes to lower case, so all positions stay the same.
  if (/^[\t\n\r -&(-_a-~]*$/.test(text))
    return {
      plain: text.toLowerCase(),
      startOf: (unit: number) => unit,
      endOf: (unit: number) => unit + 1,
    }
  let plain = ''
  const starts: number[] = []
  const ends: number[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const each = plainText(character)
    plain += each
    for (let unit = 0; unit < each.length; unit += 1) starts.push(start)
    // A removed diacritic or apostrophe is part of the previous character.
    if (each === '') ends.pop()
    while (ends.length < plain.length) ends.push(end)
    start = end
  }
  return {
    plain,
    startOf: (unit: number) => starts[unit] ?? text.length,
    endOf: (unit: number) => ends[unit] ?? text.length,
  }
}
