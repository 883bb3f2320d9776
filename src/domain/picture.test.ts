import { describe, expect, it } from 'vitest'
import {
  fitWithin,
  isHeic,
  largerPicture,
  pictureFolder,
  pictureSrcSet,
  pictureTypeOf,
  proposalsIn,
  replaceProposals,
  thumbnailOf,
  variantUrl,
} from './picture'
import { ROLES } from './role'

const BUCKET = 'https://storage.example/v0/b/desa/o/images%2F'
const OWN = `${BUCKET}1763700000000.jpg?alt=media`
const PROPOSAL = `${BUCKET}usulan%2Fbudi-1%2F1763700000000.jpg?alt=media`

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
    PROPOSAL,
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

  it('leaves out a variant as wide as the master', () => {
    expect(pictureSrcSet(OWN, 320)).toBe(`${OWN} 320w`)
  })

  it('is empty for a foreign picture', () => {
    expect(pictureSrcSet('https://picsum.photos/600/400', 600)).toBe('')
  })

  it('is empty for a proposal, of which nothing is public', () => {
    expect(pictureSrcSet(PROPOSAL, 1000)).toBe('')
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

it('only those of publishers are public at once', () => {
  expect(ROLES.map((role) => pictureFolder({ uid: 'budi', role }))).toEqual([
    '',
    '',
    'usulan/budi/',
    'usulan/budi/',
  ])
})

describe('proposals', () => {
  it('are known by their address', () => {
    expect(proposalsIn({ imageurl: PROPOSAL, imagewidth: 1600 })).toEqual([
      { address: PROPOSAL, owner: 'budi-1', path: 'images/usulan/budi-1/1763700000000.jpg' },
    ])
  })

  it.each([
    OWN,
    'https://picsum.photos/600/400',
    `${BUCKET}usulan%2Fbudi%2Ffoto.jpg?alt=media`,
    `${BUCKET}usulan%2Fbudi%2F..%2F1763700000000.jpg?alt=media`,
    '',
  ])('%s is none', (imageurl) => {
    expect(proposalsIn({ imageurl })).toEqual([])
  })

  it('have a smallest variant beside them', () => {
    expect(thumbnailOf('images/usulan/budi/1763700000000.jpg')).toBe(
      'images/usulan/budi/1763700000000_320',
    )
  })

  it('are exchanged within texts, and nothing else is', () => {
    const second = PROPOSAL.replace('budi-1', 'ani')
    const values = {
      imageurl: second,
      content: `Lihat (${PROPOSAL}) dan "${second}",\nbukan ${OWN}.`,
      imagewidth: 1600,
    }
    expect(proposalsIn(values).map(({ owner }) => owner)).toEqual(['ani', 'budi-1'])
    expect(replaceProposals(values, (address) => (address === second ? 'B' : 'A'))).toEqual({
      imageurl: 'B',
      content: `Lihat (A) dan "B",\nbukan ${OWN}.`,
      imagewidth: 1600,
    })
  })
})

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftyphevc', true],
  ['\0\0\0\x18ftypavif', false],
  ['\0\0\0\x18ftypisom', false],
  ['\xff\xd8\xff\xe0', false],
])('%j is HEIC: %s', (head, heic) => {
  expect(isHeic(bytes(head))).toBe(heic)
})

describe('what a file really is', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n0000', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['MZ\x90\x00', null],
    ['RIFF\x00\x00\x00\x00WAVEfmt ', null],
    ['', null],
  ])('%j is %s', (head, type) => {
    expect(pictureTypeOf(bytes(head))).toBe(type)
  })
})

it('a picture is scaled down to fit and never up', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitWithin(300, 400, 1600)).toEqual({ width: 300, height: 400 })
  expect(fitWithin(9000, 2, 1600)).toEqual({ width: 1600, height: 1 })
})
