import { expect, it } from 'vitest'
import { leftOutWords } from './left-out'

const NOTHING = { pictures: 0, videos: 0, footnotes: 0, comments: 0, links: 0, tables: 0 }

it.each([
  [{}, ''],
  [
    { pictures: 2, videos: 1 },
    'Dari yang ditempel, 2 gambar dan 1 video tidak ikut. Foto dipasang dengan tombol Gambar.',
  ],
  [
    { tables: 1, footnotes: 3, comments: 1 },
    'Dari yang ditempel, 3 catatan kaki dan 1 komentar tidak ikut; isi 1 tabel menjadi baris biasa.',
  ],
  [{ links: 2 }, 'Dari yang ditempel, 2 tautan menjadi kata biasa.'],
])('%j is told', (some, words) => {
  expect(leftOutWords({ ...NOTHING, ...some }, true)).toBe(words)
})

it('nobody is sent to a button that is not there', () => {
  expect(leftOutWords({ ...NOTHING, pictures: 1 }, false)).toBe(
    'Dari yang ditempel, 1 gambar tidak ikut.',
  )
})
