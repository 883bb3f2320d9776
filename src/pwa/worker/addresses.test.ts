import { expect, it } from 'vitest'
import { isStoredPicture, isUnpublishedAddress } from './addresses'

const BUCKET = '/v0/b/desa.firebasestorage.app/o'
const GOOGLE = 'https://firebasestorage.googleapis.com'
const at = (path: string) => new URL(path, 'https://desa.id')

it.each([`${BUCKET}/documents%2F1763700000000.pdf?alt=media`])(
  'stores the PDF %s neither as a page nor as a picture',
  (path) => {
    for (const url of [at(path), at(GOOGLE + path)]) {
      expect(isUnpublishedAddress(url.href)).toBe(true)
      for (const destination of ['document', 'embed', 'image', ''] as const)
        expect(isStoredPicture(destination, url)).toBe(false)
    }
  },
)

it.each([
  [true, '', `${GOOGLE}${BUCKET}/images%2F1763700000000_640?alt=media`],
  [true, 'image', '/icons/apple-touch-icon.png'],
  [false, '', '/icons/apple-touch-icon.png'],
  [false, 'image', `${BUCKET}/images%2Fpengaduan%2F7K3M9QWERTY01234%2F1763700000000.jpg?alt=media`],
] as const)(
  'isStoredPicture returns %s for a request with the destination “%s” to %s',
  (expected, destination, path) => {
    expect(isStoredPicture(destination, at(path))).toBe(expected)
  },
)
