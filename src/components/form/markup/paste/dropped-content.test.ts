import { expect, it } from 'vitest'
import { describeDroppedContent, noDroppedContent } from './dropped-content'

it.each([
  [{}, ''],
  [
    { pictures: 2, videos: 1 },
    'Dari teks yang ditempel, 2 gambar dan 1 video tidak ikut. Pasang foto dengan tombol Foto.',
  ],
  [
    { tables: 1, footnotes: 3, comments: 1 },
    'Dari teks yang ditempel, 3 catatan kaki dan 1 komentar tidak ikut; isi 1 tabel menjadi baris biasa.',
  ],
  [{ links: 2 }, 'Dari teks yang ditempel, 2 tautan menjadi kata biasa.'],
  [
    { rules: 1, italics: 2, quotes: 1 },
    'Dari teks yang ditempel, 1 garis pemisah tidak ikut; huruf miring dan kutipan menjadi tulisan biasa.',
  ],
])('describes %j', (some, words) => {
  expect(describeDroppedContent({ ...noDroppedContent(), ...some }, true)).toBe(words)
})

it('does not mention the picture button in a form without pictures', () => {
  expect(describeDroppedContent({ ...noDroppedContent(), pictures: 1 }, false)).toBe(
    'Dari teks yang ditempel, 1 gambar tidak ikut.',
  )
})
