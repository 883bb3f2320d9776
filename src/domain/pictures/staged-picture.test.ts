import { describe, expect, it } from 'vitest'
import { ROLES } from '../users/role'
import { pictureFolder, stagedPicturesIn, replaceStaged, thumbnailOf } from './staged-picture'

const BUCKET = 'https://storage.example/v0/b/desa/o/images%2F'
const OWN = `${BUCKET}1763700000000.jpg?alt=media`
const STAGED = `${BUCKET}usulan%2Fbudi-1%2F1763700000000.jpg?alt=media`

it('pictureFolder returns the public folder for publishers, and a staging folder (not public) for other users', () => {
  const folders = ROLES.map((role) => pictureFolder({ uid: 'budi', role }))
  expect(folders).toEqual(['', '', 'usulan/budi/', 'usulan/budi/'])
})

describe('staged pictures', () => {
  it.each([STAGED, `${STAGED}#share`])('include the picture with the address %s', (imageurl) => {
    const path = 'images/usulan/budi-1/1763700000000.jpg'
    const staged = { address: imageurl, owner: 'budi-1', path }
    expect(stagedPicturesIn({ imageurl, imagewidth: 1600 })).toEqual([staged])
    expect(replaceStaged({ imageurl }, () => 'A')).toEqual({ imageurl: 'A' })
  })

  it.each([
    OWN,
    'https://picsum.photos/600/400',
    `${BUCKET}usulan%2Fbudi%2Ffoto.jpg?alt=media`,
    `${BUCKET}usulan%2Fbudi%2F..%2F1763700000000.jpg?alt=media`,
    '',
  ])('do not include %s', (imageurl) => {
    expect(stagedPicturesIn({ imageurl })).toEqual([])
  })

  it('use their smallest variant as thumbnail', () => {
    expect(thumbnailOf('images/usulan/budi/1763700000000.jpg')).toBe(
      'images/usulan/budi/1763700000000_320',
    )
  })

  it('can be replaced within texts, without changing other content', () => {
    const second = STAGED.replace('budi-1', 'ani')
    const values = {
      imageurl: second,
      content: `Lihat (${STAGED}) dan "${second}",\nbukan ${OWN}.`,
      imagewidth: 1600,
    }
    expect(stagedPicturesIn(values).map(({ owner }) => owner)).toEqual(['ani', 'budi-1'])
    expect(replaceStaged(values, (address) => (address === second ? 'B' : 'A'))).toEqual({
      imageurl: 'B',
      content: `Lihat (A) dan "B",\nbukan ${OWN}.`,
      imagewidth: 1600,
    })
  })
})
