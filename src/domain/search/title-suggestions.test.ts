import { describe, expect, it } from 'vitest'
import { searchTerm } from './search-term'
import { suggestTitles } from './title-suggestions'
import type { TitledItem } from './search-item'

const items: TitledItem[] = [
  { collection: 'news', id: '01A', title: 'Jadwal Posyandu Melati' },
  { collection: 'agenda', id: '01C', title: 'Posyandu Mawar' },
  { collection: 'umkm', id: '01B', title: 'Pupuk kompos' },
  { collection: 'apparatus', id: '01D', title: 'Siti Désa' },
]

const suggested = (typed: string, of: readonly TitledItem[] = items) =>
  suggestTitles(of, searchTerm(typed)).map(({ title }) => title.text)

describe('title suggestions', () => {
  it('contain titles with a word that starts with the typed text, highlighted and newest first', () => {
    expect(suggested('pos')).toEqual(['Posyandu Mawar', 'Jadwal Posyandu Melati'])
    expect(suggestTitles(items, searchTerm('pos'))[1]).toEqual({
      ...items[0],
      title: { text: 'Jadwal Posyandu Melati', ranges: [[7, 10]] },
    })
  })

  it.each([
    ['require each typed word', 'mel posyandu', ['Jadwal Posyandu Melati']],
    ['require each typed word', 'pos kopi', []],
    ['ignore case and diacritics', 'DESA sí', ['Siti Désa']],
    ['are empty if no words are typed', '  ', []],
    ['are empty if no words are typed', '!!', []],
  ])('%s (example: “%s”)', (_, typed, titles) => {
    expect(suggested(typed)).toEqual(titles)
  })

  it.each(['rt02', 'rt 02', 'RT.02'])('recognise a neighbourhood written as %s', (typed) => {
    const titles = ['Ronda RT 02', 'Ronda RT02'].map((title, at): TitledItem => ({
      collection: 'agenda',
      id: `01${at}`,
      title,
    }))
    expect(suggestTitles(titles, searchTerm(typed))).toMatchObject([
      { title: { text: 'Ronda RT02', ranges: [[6, 10]] } },
    ])
  })

  it('contain at most five titles', () => {
    const many = Array.from({ length: 7 }, (_, at): TitledItem => ({
      collection: 'news',
      id: `01${at}`,
      title: `Panen ${at}`,
    }))
    expect(suggested('pa', many)).toEqual(['Panen 6', 'Panen 5', 'Panen 4', 'Panen 3', 'Panen 2'])
  })

  it('contain each title once per kind, with the newest item', () => {
    const twice: TitledItem[] = [
      { collection: 'agenda', id: '01A', title: 'Kerja bakti' },
      { collection: 'agenda', id: '01C', title: 'Kerja Bakti' },
      { collection: 'agenda', id: '01B', title: 'Kerja bakti' },
      { collection: 'news', id: '010', title: 'Kerja bakti' },
    ]
    const found = suggestTitles(twice, searchTerm('kerja')).map(({ id }) => id)
    expect(found).toEqual(['01C', '010'])
  })
})
