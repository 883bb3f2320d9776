import { expect, it } from 'vitest'
import { fitWithin, isHeic, masterSize, pictureTypeOf } from './picture-file'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftyphevc', true],
  ['\0\0\0\x18ftypavif', false],
  ['\0\0\0\x18ftypisom', false],
  ['\xff\xd8\xff\xe0', false],
])('recognises %j as HEIC: %s', (head, heic) => {
  expect(isHeic(bytes(head))).toBe(heic)
})

it.each([
  ['\x89PNG\r\n\x1a\n0000', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['MZ\x90\x00', null],
  ['RIFF\x00\x00\x00\x00WAVEfmt ', null],
  ['', null],
])('pictureTypeOf recognises a file that starts with %j as %s', (head, type) => {
  expect(pictureTypeOf(bytes(head))).toBe(type)
})

it('fitWithin scales the size of a picture down to a maximum side, but never up', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitWithin(300, 400, 1600)).toEqual({ width: 300, height: 400 })
  expect(fitWithin(9000, 2, 1600)).toEqual({ width: 1600, height: 1 })
})

it.each([
  ['a photo', [4000, 3000], [1600, 1200]],
  ['one screen of a phone', [1080, 2400], [720, 1600]],
  ['a long screenshot', [1080, 6000], [720, 4000]],
  ['a panorama', [6000, 1080], [4000, 720]],
  ['an extremely long screenshot', [1080, 20_000], [432, 8000]],
  ['a narrow strip that is small already', [300, 3000], [300, 3000]],
])(
  'stores %s of the size %j in the size %j',
  (_, [width = 0, height = 0], [storedWidth, storedHeight]) => {
    expect(masterSize(width, height)).toEqual({ width: storedWidth, height: storedHeight })
  },
)
