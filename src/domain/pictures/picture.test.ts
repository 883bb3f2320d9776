import { describe, expect, it } from 'vitest'
import { largerPicture, pictureSrcSet, variantUrl } from './picture'
import { pictureOfFile, picturesNamedIn } from './stored-picture'

const BUCKET = 'https://storage.example/v0/b/desa/o/images%2F'
const OWN = `${BUCKET}1763700000000.jpg?alt=media`
const STAGED = `${BUCKET}usulan%2Fbudi-1%2F1763700000000.jpg?alt=media`

describe('variantUrl', () => {
  it('names the variant by width, without an extension', () => {
    expect(variantUrl(OWN, 640)).toBe(`${BUCKET}1763700000000_640?alt=media`)
  })

  it("works for addresses below the site's own root", () => {
    expect(variantUrl('/v0/b/desa/o/images%2F1763700000000.png?alt=media', 320)).toBe(
      '/v0/b/desa/o/images%2F1763700000000_320?alt=media',
    )
  })

  it.each([
    'https://picsum.photos/600/400',
    `${BUCKET}foto.jpg?alt=media`,
    `${BUCKET}1763700000000.jpg?alt=media&token=abc`,
    `${BUCKET}pengaduan%2F1763700000000.jpg?alt=media`,
    STAGED,
    '',
  ])('knows no variant of %s', (foreign) => {
    expect(variantUrl(foreign, 640)).toBeNull()
  })
})

describe('pictureSrcSet', () => {
  it('offers the variants narrower than the master, then the master', () => {
    expect(pictureSrcSet(OWN, 1000)).toBe(
      [
        `${BUCKET}1763700000000_320?alt=media 320w`,
        `${BUCKET}1763700000000_640?alt=media 640w`,
        `${OWN} 1000w`,
      ].join(', '),
    )
  })

  it('has all of one that has a share picture', () => {
    expect(pictureSrcSet(`${OWN}#share`, 320)).toBe(`${OWN}#share 320w`)
    expect(variantUrl(`${OWN}#share`, 640)).toBe(variantUrl(OWN, 640))
  })

  it('leaves out a variant as wide as the master', () => {
    expect(pictureSrcSet(OWN, 320)).toBe(`${OWN} 320w`)
  })

  it('is empty for a foreign picture', () => {
    expect(pictureSrcSet('https://picsum.photos/600/400', 600)).toBe('')
  })

  it('is empty for a staged picture, of which nothing is public', () => {
    expect(pictureSrcSet(STAGED, 1000)).toBe('')
  })

  it('is empty while the width is unknown', () => {
    expect(pictureSrcSet(OWN, 0)).toBe('')
  })
})

describe('largerPicture', () => {
  it('asks for 1200/800 where the address says 600/400', () => {
    expect(largerPicture('https://picsum.photos/600/400?random=1')).toBe(
      'https://picsum.photos/1200/800?random=1',
    )
  })

  it('leaves other addresses alone', () => {
    expect(largerPicture(OWN)).toBe(OWN)
  })
})

describe('the pictures that a text names', () => {
  it('are those of each address in it, staged pictures under their owner', () => {
    expect(picturesNamedIn(`Satu ![Foto](${OWN})\n${STAGED} dua`)).toEqual([
      'images/1763700000000',
      'images/usulan/budi-1/1763700000000',
    ])
  })

  it.each([
    `${BUCKET}1763700000000_640?alt=media`,
    `${OWN}#share`,
    'images/1763700000000_share',
    'images/1763700000000.jpg',
  ])('are what the files belong to, also by %s', (text) => {
    expect(picturesNamedIn(text)).toEqual([pictureOfFile('images/1763700000000_320')])
  })

  it('are none of a foreign address, and of a photo of a complaint', () => {
    expect(picturesNamedIn('https://contoh.id/foto/1763700000000.jpg')).toEqual([])
    expect(picturesNamedIn(`${BUCKET}pengaduan%2F0123456789ABCDEF%2F1763700000000.jpg`)).toEqual([])
  })
})

it.each(['images/logo.jpg', 'images/1763700000000.svg', 'images/1763700000000_64', 'cadangan'])(
  '%s belongs to no picture',
  (path) => {
    expect(pictureOfFile(path)).toBe('')
  },
)
