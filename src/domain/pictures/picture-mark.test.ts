import { expect, it } from 'vitest'
import { parseMarkup } from '../markup/markup'
import { pictureMark, picturesIn, withPicture } from './picture-mark'

const SRC = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'
const STORED = { src: SRC, width: 1600, height: 900 }

it('picturesIn and parseMarkup parse the markup that pictureMark returns', () => {
  const picture = { ...STORED, alt: 'Panen padi (musim hujan)' }
  const mark = pictureMark(picture)
  expect(mark).toBe(`![Panen padi (musim hujan)](${SRC}){width=1600 height=900}`)
  expect(picturesIn(`Satu.\n  ${mark}\r\nDua.`)).toEqual([picture])
  expect(parseMarkup(mark)).toEqual([{ type: 'picture', ...picture }])
})

it('pictureMark replaces characters in the alternative text that would end the markup', () => {
  expect(pictureMark({ ...STORED, alt: ' Rapat [draf]\n di balai ' })).toContain(
    '![Rapat (draf) di balai](',
  )
})

it('withPicture replaces or removes a picture in a text, and keeps the alternative text', () => {
  const text = 'Satu.\n![Panen](#foto-1)\n![Jalan](#foto-2)\nDua (#foto-1).'
  expect(withPicture(text, '#foto-1', STORED)).toBe(
    `Satu.\n![Panen](${SRC}){width=1600 height=900}\n![Jalan](#foto-2)\nDua (#foto-1).`,
  )
  expect(withPicture(text, '#foto-1', null)).toBe('Satu.\n![Jalan](#foto-2)\nDua (#foto-1).')
  expect(withPicture(text, '#foto-3', STORED)).toBe(text)
})
