import { expect, it } from 'vitest'
import { hasShare, placeInShare, shareUrl, withShare } from './share-picture'

const OWN = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

it('marks the address of a picture that has a picture for link previews', () => {
  expect(shareUrl(withShare(OWN))).toBe('/v0/b/desa/o/images%2F1763700000000_share?alt=media')
  expect(hasShare(withShare(OWN))).toBe(true)
})

it.each([
  ...[OWN, '', 'https://contoh.id/a.jpg#share', `${OWN}&token=a#share`],
  '/v0/b/desa/o/images%2Fusulan%2Fbudi%2F1763700000000.jpg?alt=media#share',
])('shareUrl returns null for %j, which has no public picture for link previews', (address) => {
  expect(shareUrl(address)).toBeNull()
})

it.each([
  ['of the same shape', 2400, 1260, { x: 0, y: 0, width: 1200, height: 630 }],
  ['that is upright', 1200, 1600, { x: 0, y: -485, width: 1200, height: 1600 }],
  ['that is wide', 1600, 630, { x: -200, y: 0, width: 1600, height: 630 }],
  ['that is small', 600, 400, { x: 0, y: -85, width: 1200, height: 800 }],
  ['that is tiny', 100, 50, { x: 500, y: 265, width: 200, height: 100 }],
  ['that is a narrow strip', 300, 1200, { x: 300, y: -885, width: 600, height: 2400 }],
])('places a picture %s in the frame of a link preview', (_, width, height, place) => {
  expect(placeInShare(width, height)).toEqual(place)
})
