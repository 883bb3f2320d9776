import { expect, it } from 'vitest'
import { splitLetter } from './head-welcome'

const GREETING = 'Sampurasun.'
const FIRST =
  'Selamat datang di Kec. Giriwangi, tempat kabar, anggaran, dan urusan desa dapat dibaca siapa saja tanpa harus datang ke kantor.'
const SECOND =
  'Kalau ada jalan yang rusak, surat yang tersendat, atau tetangga yang luput dari bantuan, sampaikan lewat menu Pengaduan.'

it('shows whole sentences first and collapses the rest', () => {
  expect(splitLetter(`${GREETING} ${FIRST} ${SECOND}`)).toEqual({
    opening: [`${GREETING} ${FIRST}`],
    rest: [SECOND],
  })
})

it('keeps paragraphs', () => {
  expect(splitLetter(`${GREETING}\n\n${FIRST}\n${SECOND}\nHatur nuhun.`)).toEqual({
    opening: [GREETING, FIRST],
    rest: [SECOND, 'Hatur nuhun.'],
  })
})

it.each([[GREETING], [FIRST], [`${FIRST} Hatur nuhun.`], ['']])(
  'keeps a short letter whole: %s',
  (letter) => {
    expect(splitLetter(letter)).toEqual({ opening: letter ? [letter] : [], rest: [] })
  },
)

it('does not cut a letter without sentence ends', () => {
  const endless = 'kata '.repeat(200).trim()
  expect(splitLetter(endless)).toEqual({ opening: [endless], rest: [] })
})
