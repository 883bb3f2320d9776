import { describe, expect, it } from 'vitest'
import { largerPicture, pictureSrcSet, variantUrl } from './picture'
import { pictureOfFile, picturesNamedIn } from './stored-picture'

const BUCKET = 'https://storage.example/v0/b/desa/o/images%2F'
const OWN = `${BUCKET}1763700000000.jpg?alt=media`
const STAGED = `${BUCKET}usulan%2Fbudi-1%2F1763700000000.jpg?alt=media`

describe('variantUrl', () => {
  it.each([
    [OWN, BUCKET],
    [`${OWN}#share`, BUCKET],
    ['/v0/b/desa/o/images%2F1763700000000.png?alt=media', '/v0/b/desa/o/images%2F'],
  ])('returns an address without an extension for %s', (url, folder) => {
    expect(variantUrl(url, 640)).toBe(`${folder}1763700000000_640?alt=media`)
  })

  it.each([
    'https://picsum.photos/600/400',
    `${BUCKET}foto.jpg?alt=media`,
    `${BUCKET}1763700000000.jpg?alt=media&token=abc`,
    `${BUCKET}pengaduan%2F1763700000000.jpg?alt=media`,
    STAGED,
    '',
  ])('returns null for %s', (foreign) => {
    expect(variantUrl(foreign, 640)).toBeNull()
  })
})

describe('pictureSrcSet', () => {
  it('lists the variants narrower than the master, then the master', () => {
    const [small, medium] = [320, 640].map((width) => `${BUCKET}1763700000000_${width}?alt=media`)
    expect(pictureSrcSet(OWN, 1000)).toBe(`${small} 320w, ${medium} 640w, ${OWN} 1000w`)
  })

  it.each([
    ['the master alone if no variant is narrower', OWN, 320, `${OWN} 320w`],
    ['a picture with a share picture', `${OWN}#share`, 320, `${OWN}#share 320w`],
    ['nothing for a picture on another website', 'https://picsum.photos/600/400', 600, ''],
    ['nothing for a staged picture, because it is not public', STAGED, 1000, ''],
    ['nothing while the width is unknown', OWN, 0, ''],
  ])('contains %s', (_, url, width, expected) => {
    expect(pictureSrcSet(url, width)).toBe(expected)
  })
})

it.each([
  ['https://picsum.photos/600/400?random=1', 'https://picsum.photos/1200/800?random=1'],
  [OWN, OWN],
])('largerPicture($0) returns $1', (url, larger) => {
  expect(largerPicture(url)).toBe(larger)
})

describe('the pictures in a text', () => {
  it('include each public picture of the bucket, and each staged (unpublished) picture with its owner', () => {
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
  ])('are recognised by their addresses, such as %s', (text) => {
    expect(picturesNamedIn(text)).toEqual([pictureOfFile('images/1763700000000_320')])
  })

  it('exclude pictures on other websites and photos of reports', () => {
    expect(picturesNamedIn('https://contoh.id/foto/1763700000000.jpg')).toEqual([])
    expect(picturesNamedIn(`${BUCKET}pengaduan%2F0123456789ABCDEF%2F1763700000000.jpg`)).toEqual([])
  })
})

it.each(['logo.jpg', '1763700000000.svg', '1763700000000_64'])(
  'pictureOfFile returns no picture for images/%s',
  (name) => expect(pictureOfFile(`images/${name}`)).toBe(''),
)
