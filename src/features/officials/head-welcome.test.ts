import { expect, it } from 'vitest'
import { splitLetter } from './head-welcome'

const GREETING = 'Sampurasun.'
const FIRST =
  'Selamat datang di Kec. Giriwangi, tempat kabar, anggaran, dan urusan desa dapat dibaca siapa saja tanpa harus datang ke kantor.'
const SECOND =
  'Kalau ada jalan yang rusak, surat yang tersendat, atau tetangga yang luput dari bantuan, sampaikan lewat menu Pengaduan.'

it('splitLetter returns whole sentences as the opening and collapses the others', () => {
  expect(splitLetter(`${GREETING} ${FIRST} ${SECOND}`)).toEqual({
    opening: [`${GREETING} ${FIRST}`],
    rest: [SECOND],
  })
})

it('splitLetter preserves paragraphs', () => {
  expect(splitLetter(`${GREETING}\n\n${FIRST}\n${SECOND}\nHatur nuhun.`)).toEqual({
    opening: [GREETING, FIRST],
    rest: [SECOND, 'Hatur nuhun.'],
  })
})

it.each([[GREETING], [FIRST], [`${FIRST} Hatur nuhun.`], ['']])(
  'splitLetter does not split a short letter: %s',
  (letter) => {
    expect(splitLetter(letter)).toEqual({ opening: letter ? [letter] : [], rest: [] })
  },
)

it('splitLetter does not split a letter without sentence ends', () => {
  const endless = 'kata '.repeat(200).trim()
  expect(splitLetter(endless)).toEqual({ opening: [endless], rest: [] })
})
