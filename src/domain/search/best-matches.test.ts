import { describe, expect, it } from 'vitest'
import { buildAnswer } from './search-answer'
import { indexItems } from './search-index'
import { searchItem, type SearchItem } from './search-item'
import { searchTerm } from './search-term'

const documents: [string, string, Record<string, unknown>][] = [
  ['news', '01A', { title: 'Desa bersih', content: 'Warga desa bergotong royong.' }],
  ['news', '01B', { title: 'Jadwal posyandu desa', content: 'Di Balai Mawar.' }],
  ['announcements', '01C', { title: 'Posyandu libur', excerpt: 'Kantor desa tutup.' }],
  ['agenda', '01D', { title: 'Posyandu', location: 'Balai Melati', description: 'Imunisasi' }],
  ['umkm', '01E', { name: 'Madu hutan', description: 'Dari desa', seller: 'Bu Mawar' }],
  ['apparatus', '01F', { name: 'Siti', position: 'Kepala Desa' }],
  ['services', '01G', { name: 'Surat pengantar', documents: 'Dari desa: warga Café' }],
  ['services', '01H', { name: 'Kartu keluarga', audience: 'Warga' }],
]
const items = documents.map((each) => searchItem(...each)).filter((item) => item !== null)

const best = (q: string, of: readonly SearchItem[] = items) =>
  buildAnswer(indexItems(of), searchTerm(q), { page: 0 }).best.map(({ id }) => id)

const product = (id: string, name: string): SearchItem => ({
  collection: 'umkm',
  id,
  fields: [name, '', ''],
  day: '',
})

describe('the best matches', () => {
  it.each([
    ['contain every word, in any field', 'posyandu melati', ['01D']],
    ['contain every word, in any field', 'mawar madu', ['01E']],
    ['ignore a word that occurs in most items', 'desa posyandu', ['01C', '01B', '01D']],
    ['ignore a word that occurs in most items', 'desa imunisasi', ['01D']],
    ['ignore a word that occurs in most items', 'desa', []],
    ['ignore case and diacritics of words', 'WARGA cafe', ['01G']],
    ['are empty if a word occurs nowhere', 'posyandu qwxz', []],
    ['are empty if only punctuation was typed', ': ', []],
    ['are empty for a single result', 'imunisasi', []],
  ])('%s (example: “%s”)', (_, term, expected) => {
    expect(best(term)).toEqual(expected)
  })

  it('must contain a word that occurs in half of the items, but need not contain a more frequent word', () => {
    const six = items.slice(0, 6)
    expect(best('posyandu', six)).toEqual(['01D', '01C', '01B'])
    expect(best('posyandu', six.slice(1))).toEqual([])
  })

  it('include at most three items, sorted by score and then newest first', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      product(`02${at}`, at === 1 ? 'Kopi' : `Kopi ${at}`),
    )
    expect(best('kopi', [...items, ...many])).toEqual(['021', '025', '024'])
  })

  it('consider every word of a term with the maximum number of words', () => {
    const words = [...'abcdefghijklmnopqrstuvwxyz0123456789αβγδεζηθικλμνξ']
    const without = (word: string) => words.filter((each) => each !== word).join(' ')
    const products = [
      product('021', words.join(' ')),
      product('022', without('a')),
      product('023', without('ξ')),
      ...['024', '025', '026'].map((id) => product(id, '')),
    ]
    const term = words.toReversed().join(' ')
    expect(searchTerm(term).words).toHaveLength(50)
    expect(best(term, products)).toEqual(['021'])
  })

  it('are empty on a results page of a single group, such as news', () => {
    const options = { group: 'news', page: 0 } as const
    const { best: matches } = buildAnswer(indexItems(items), searchTerm('posyandu'), options)
    expect(matches).toEqual([])
  })
})
