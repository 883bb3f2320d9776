import { describe, expect, it } from 'vitest'
import { buildAnswer } from './search-answer'
import { indexItems } from './search-index'
import { searchItem, type SearchItem } from './search-item'
import { searchTerm } from './search-term'

const documents: [string, string, Record<string, unknown>][] = [
  [
    'news',
    '01A',
    { title: 'Posyandu balita', content: 'Balita **ditimbang** di balai.', date: '2026-01-02' },
  ],
  ['announcements', '01B', { title: 'Jadwal imunisasi', excerpt: 'Di posyandu Melati.' }],
  ['agenda', '01C', { title: 'Rapat', location: 'Posyandu Melati', date: '2026-02-03' }],
  ['umkm', '01D', { name: 'Madu hutan', seller: 'Bu Posyandu' }],
  ['apparatus', '01E', { name: 'Siti', position: 'Kader posyandu' }],
  ['services', '01F', { name: 'Kartu posyandu', documents: 'Buku KIA\nFotokopi KK' }],
]
const items = documents.map((each) => searchItem(...each)).filter((item) => item !== null)

const answer = (q: string, of: readonly SearchItem[] = items, page = 0) =>
  buildAnswer(indexItems(of), searchTerm(q), { page }).groups

it('sorts groups as Berita, Agenda, Produk UMKM, Aparatur, Layanan, and omits empty groups', () => {
  expect(answer('posyandu').map(({ name, count }) => [name, count])).toEqual([
    ['news', 2],
    ['agenda', 1],
    ['umkm', 1],
    ['apparatus', 1],
    ['services', 1],
  ])
  expect(answer('madu').map(({ name }) => name)).toEqual(['umkm'])
})

it('returns the day, the highlighted title and the passage with the word, all without markup', () => {
  const [found] = answer('DITIMBANG')[0]?.results ?? []
  expect(found).toMatchObject({
    collection: 'news',
    id: '01A',
    day: '2026-01-02',
    title: { text: 'Posyandu balita', ranges: [] },
    passage: { text: 'Balita ditimbang di balai.', ranges: [[7, 16]] },
  })
})

it.each([
  ['fotokopi', 'Buku KIA · [Fotokopi] KK'],
  ['kk', 'Buku KIA · Fotokopi [KK]'],
  // No word starts with `ia`, but the match is highlighted.
  ['ia', 'Buku K[IA] · Fotokopi KK'],
])('returns the passage of a service for “%s”, with a dot between lines: %s', (q, shown) => {
  const { passage } = answer(q).find(({ name }) => name === 'services')?.results[0] ?? {}
  const [[start, end] = [0, 0]] = passage?.ranges ?? []
  const text = passage?.text ?? ''
  expect(`${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`).toBe(shown)
})

it('a term with an apostrophe does not match every item', () => {
  expect(answer("a'l’wadd")).toEqual([])
})

describe('the picture of a result', () => {
  const own = '/v0/b/desa/o/images%2F1763700000000'
  const found = (collection: string, document: Record<string, unknown>) => {
    const item = searchItem(collection, '01G', document)
    return answer('kopi', item ? [item] : [])[0]?.results[0]?.thumbnail
  }

  it.each([
    ['its narrowest variant', `${own}.jpg?alt=media`, 1_600, `${own}_320?alt=media`],
    ['its narrowest variant', `${own}.jpg?alt=media`, 1_600n, `${own}_320?alt=media`],
    ['the master if it is not wider', `${own}.jpg?alt=media`, 320, `${own}.jpg?alt=media`],
    [
      'unchanged if it is on another website',
      'https://foto.example/a.jpg',
      1_600,
      'https://foto.example/a.jpg',
    ],
    ['absent without a picture', '', undefined, undefined],
  ])('is %s', (_, imageurl, imagewidth, shown) => {
    const picture = imagewidth === undefined ? { imageurl } : { imageurl, imagewidth }
    expect(found('umkm', { name: 'Kopi', ...picture })).toBe(shown)
  })

  it('uses the smallest portrait size if the width is unknown', () => {
    expect(found('apparatus', { name: 'Pak Kopi', photourl: `${own}.jpg?alt=media` })).toBe(
      `${own}_320?alt=media`,
    )
  })
})

describe('many results', () => {
  const many = Array.from({ length: 45 }, (_, at): SearchItem => ({
    collection: 'umkm',
    id: `01${String(at).padStart(2, '0')}`,
    fields: [at === 7 ? 'Kopi' : `Kopi ${at}`, '', ''],
    day: '',
  }))
  const ids = (page: number) => answer('kopi', many, page)[0]?.results.map(({ id }) => id)

  it('fill pages of 20, sorted by score and then newest first, with the total number of results', () => {
    expect(ids(0)).toHaveLength(20)
    expect(ids(0)?.slice(0, 3)).toEqual(['0107', '0144', '0143'])
    expect(answer('kopi', many)[0]?.count).toBe(45)
    expect(new Set([0, 1, 2].flatMap((page) => ids(page) ?? [])).size).toBe(45)
    expect(ids(2)).toHaveLength(5)
    expect(ids(3)).toEqual([])
  })
})
