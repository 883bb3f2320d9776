import { expect, it } from 'vitest'
import { pictureOfFile } from '../pictures/stored-picture'
import { emblemAt } from './emblem'

const STEM = 'https://firebasestorage.googleapis.com/v0/b/desa/o/images%2F1763700000000'

it('returns the addresses of the files of an uploaded emblem', () => {
  const [small, maskable] = [`${STEM}_emblem?alt=media`, `${STEM}_maskable?alt=media`]
  const large = `${STEM}.png?alt=media`
  const files = { small, favicon: small, maskable, touch: maskable, large, monochrome: null }
  expect(emblemAt(large)).toEqual(files)
})

it.each(['', `${STEM}.jpg?alt=media`, 'https://contoh.id/lambang.png'])(
  'returns the default emblem for the address “%s”',
  (emblemurl) => {
    expect(emblemAt(emblemurl)).toMatchObject({
      small: '/emblem.svg',
      large: '/icons/icon-512.png',
      monochrome: '/icons/monochrome-512.png',
    })
  },
)

it.each(['.png', '_emblem', '_maskable'])(
  'pictureOfFile treats the emblem file with the ending %s as a size of the uploaded picture',
  (ending) => {
    expect(pictureOfFile(`images/1763700000000${ending}`)).toBe('images/1763700000000')
  },
)
