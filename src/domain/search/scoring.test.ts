import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CollectionName } from '../collections'
import { comparedText } from '../text/words'
import { plainScore } from '../../../tests/support/plain-score'
import { indexItems } from './search-index'
import { SEARCHED, searchItem, type SearchItem, titleIndex } from './search-item'
import { searchTerm } from './search-term'

type Document = Record<string, string>

/** The worked example of docs/search.md. */
const MOVED = {
  title: 'Jadwal Posyandu Melati',
  excerpt: 'Posyandu bulan ini pindah.',
  content: 'Ibu-ibu dan balita',
  category: 'Pengumuman',
}

/** Each comment lists the points of the example below it. docs/search.md explains the points. */
const EXAMPLES: [term: string, collection: CollectionName, document: Document, score: number][] = [
  ['posyandu melati', 'announcements', MOVED, 145],
  ['posyandu', 'announcements', MOVED, 190],
  // field exact 120, word exact 25, title exact 50, joined 25
  ['posyandu', 'news', { title: 'Posyandu' }, 220],
  // field prefix 70, word exact 25, title prefix 20, joined 25
  ['posyandu', 'news', { title: 'Posyandu Melati' }, 140],
  // field substring 35, word exact 25, title substring 10, joined 25
  ['posyandu', 'news', { title: 'Jadwal Posyandu' }, 95],
  // field prefix 70, word prefix 10, title prefix 20, joined 25
  ['posyandu', 'news', { title: 'Posyandunya' }, 125],
  // field substring 35, word substring 6, title substring 10, joined 25
  ['posyandu', 'news', { title: 'Eposyandu' }, 76],
  // field substring 35, word exact 25, joined 25
  ['posyandu', 'news', { content: 'Ayo ke posyandu!' }, 85],
  // field exact 120, word exact 25, joined 25
  ['kesehatan', 'announcements', { category: 'Kesehatan' }, 170],
  // the best word counts: field prefix 70, word exact 25, title prefix 20, joined 25
  ['des', 'news', { title: 'Desa desakan des' }, 140],
  // field substring 35, words exact 25 + 25, title substring 10, joined 25
  ['posyandu melati', 'news', { title: 'Jadwal Posyandu Melati' }, 120],
  ['  POSYANDU \n melati ', 'news', { title: 'Jadwal  Posyandu\tMelati' }, 120],
  // words exact 25 + 25
  ['melati posyandu', 'news', { title: 'Jadwal Posyandu Melati' }, 50],
  // words exact 25 + 25, joined 25
  ['posyandu melati', 'news', { title: 'Posyandu', excerpt: 'Melati' }, 75],
  // words exact 25 + 25, joined 25 across an empty field
  ['posyandu melati', 'agenda', { title: 'Posyandu', description: 'Melati' }, 75],
  // a repeated word counts once: 25
  ['desa desa', 'news', { title: 'Desa' }, 25],
  // title: exact 120, words 25 + 25, title 50; description: prefix 70, words 25 + 25; joined 25
  ['gotong royong', 'agenda', { title: 'Gotong royong', description: 'Gotong royong RT 2' }, 365],
  // field substring 35, word exact 25, title substring 10, joined 25
  ['CAFÉ', 'umkm', { name: 'Kopi cafe' }, 95],
  // field exact 120, word exact 25, joined 25 (a position is not a title)
  ['kaur umum', 'apparatus', { position: 'Kaur Umum' }, 195],
  // punctuation alone has no words: field substring 35, title substring 10, joined 25
  ['!!', 'news', { title: 'Awas!! Banjir' }, 70],
  // field substring 35, word exact 25 (c), title substring 10, joined 25
  ['c++', 'umkm', { name: 'Kursus C++' }, 95],
  // markup is removed and does not split words: field prefix 70, word exact 25, joined 25
  ['balita', 'news', { content: '- **bal**ita sehat' }, 120],
  ['width', 'news', { content: '![Balai](/o/1.jpg){width=1 height=1}' }, 0],
  // only the first 4,000 characters of the content are searched
  ['akhir', 'news', { content: `${'kata '.repeat(800)} akhir` }, 0],
  // only the first 100 characters of a term are used: field prefix 70, word prefix 10, title prefix 20, joined 25
  [`${'a'.repeat(100)}bc`, 'news', { title: `${'a'.repeat(100)}d` }, 125],
  ['banjir', 'news', { title: 'Posyandu' }, 0],
  ['', 'news', { title: 'Posyandu' }, 0],
  [' \n\t ', 'news', { title: 'Posyandu' }, 0],
  ['foto', 'gallery', { caption: 'Foto' }, 0],
]

const definedScore = (typed: string, { collection, fields }: SearchItem) =>
  plainScore(searchTerm(typed), fields.map(comparedText), titleIndex(collection))

const indexScore = (typed: string, item: SearchItem) =>
  indexItems([item]).find(searchTerm(typed))[0]?.score ?? 0

it.each(EXAMPLES)(
  'the term “%s” in a document of %s with %j scores %i points',
  (typed, collection, document, score) => {
    const item = searchItem(collection, '01', document)
    expect(item ? [definedScore(typed, item), indexScore(typed, item)] : [0, 0]).toEqual([
      score,
      score,
    ])
  },
)

describe('for random terms and items', () => {
  /** A small vocabulary, so that random terms match often. */
  const piece = fc.constantFrom(
    ...[
      ...['desa', 'Desa', 'des', 'sa', 'a', 'rt', 'RT-02', 'é', 'ée', '٣', '!!', '+', '👍🏽', '\0'],
      ...[' ', '  ', '\n'],
    ],
  )
  const text = fc
    .array(
      fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ unit: 'grapheme', maxLength: 4 })),
      { maxLength: 8 },
    )
    .chain((pieces) => fc.constantFrom(pieces.join(''), pieces.join(' ')))
  const item = fc
    .tuple(fc.constantFrom(...SEARCHED), fc.array(text, { minLength: 4, maxLength: 4 }))
    .map(([collection, [first, second, third, fourth]]) =>
      searchItem(collection, '01', {
        title: first,
        name: first,
        excerpt: second,
        location: second,
        position: second,
        content: third,
        description: third,
        category: fourth,
        seller: fourth,
      }),
    )
    .filter((each) => each !== null)

  it('the index computes the same scores as the reference implementation', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), text, (unnumbered, typed) => {
        const items = unnumbered.map((each, at) => ({ ...each, id: `0${at}` }))
        const wanted = items
          .map((each) => [each.id, definedScore(typed, each)] as const)
          .filter(([, score]) => score > 0)
        const hits = indexItems(items).find(searchTerm(typed))
        expect(new Map(hits.map((hit) => [hit.item.id, hit.score]))).toEqual(new Map(wanted))
      }),
      { numRuns: 2_000 },
    )
  })
})
