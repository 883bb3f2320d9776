import { describe, expect, it } from 'vitest'
import { answerFrom } from './search-answer'
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

const best = (q: string, ...parts: readonly SearchItem[][]) =>
  answerFrom((parts.length > 0 ? parts : [items]).map(indexItems), searchTerm(q), {
    page: 0,
  }).best.map(({ id }) => id)

describe('the best matches', () => {
  it('contain every word, in whichever of their fields', () => {
    expect(best('posyandu melati')).toEqual(['01D'])
    expect(best('mawar madu')).toEqual(['01E'])
  })

  it('ignore a word that occurs in most items', () => {
    expect(best('desa posyandu')).toEqual(['01C', '01B', '01D'])
    expect(best('desa imunisasi')).toEqual(['01D'])
    expect(best('desa')).toEqual([])
  })

  it('require a word that occurs in half of the items', () => {
    const six = items.slice(0, 6)
    expect(best('posyandu', six)).toEqual(['01D', '01C', '01B'])
    expect(best('posyandu', six.slice(1))).toEqual([])
  })

  it('contain words whatever their case and diacritics', () => {
    expect(best('WARGA cafe')).toEqual(['01G'])
  })

  it('do not exist if a word occurs nowhere or only signs were typed', () => {
    expect(best('posyandu qwxz')).toEqual([])
    expect(best(': ')).toEqual([])
  })

  it('do not exist for a single result', () => {
    expect(best('imunisasi')).toEqual([])
  })

  it('include at most three, sorted by score and then by age', () => {
    const many = Array.from({ length: 6 }, (_, at): SearchItem => ({
      collection: 'umkm',
      id: `02${at}`,
      fields: [at === 1 ? 'Kopi' : `Kopi ${at}`, '', ''],
      day: '',
    }))
    expect(best('kopi', [...items, ...many])).toEqual(['021', '025', '024'])
  })

  it('do not depend on the number of indexes', () => {
    const parts = [items.slice(0, 3), items.slice(3)]
    for (const q of ['desa', 'desa posyandu', 'posyandu', 'mawar madu'])
      expect(best(q, ...parts)).toEqual(best(q))
  })

  it('consider each of the maximum number of words', () => {
    const words = [...'abcdefghijklmnopqrstuvwxyz0123456789αβγδεζηθικλμνξ']
    const product = (id: string, name: string): SearchItem => ({
      collection: 'umkm',
      id,
      fields: [name, '', ''],
      day: '',
    })
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

  it('do not accompany a page of one group', () => {
    const { best: told } = answerFrom([indexItems(items)], searchTerm('posyandu'), {
      group: 'news',
      page: 0,
    })
    expect(told).toEqual([])
  })
})
