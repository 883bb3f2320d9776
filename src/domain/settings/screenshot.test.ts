import { expect, it } from 'vitest'
import { isLargeEnough, screenshotAt, shownPart, withSize } from './screenshot'

const SRC =
  'https://firebasestorage.googleapis.com/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

it('stores the size of a screenshot in its address', () => {
  const url = withSize(SRC, { width: 576, height: 1280 })
  expect(url).toBe(`${SRC}#576x1280`)
  expect(screenshotAt(url, 'narrow')).toEqual({ src: SRC, width: 576, height: 1280 })
  expect(screenshotAt(withSize(SRC, { width: 1280, height: 800 }), 'wide')).toMatchObject({
    width: 1280,
  })
})

it.each([
  ['', 'narrow'],
  [SRC, 'narrow'],
  ['https://contoh.id/layar.jpg#576x1280', 'narrow'],
  [`${SRC}#576x1280`, 'wide'],
  [`${SRC}#1280x576`, 'narrow'],
  [`${SRC}#319x700`, 'narrow'],
  [`${SRC}#500x1151`, 'narrow'],
  [`${SRC}#3841x3000`, 'wide'],
  [`${SRC}#9999x9999`, 'narrow'],
] as const)('rejects the address “%s” for a %s screenshot', (url, form) => {
  expect(screenshotAt(url, form)).toBeNull()
})

it('crops a picture to at most 2.3 times the length of its shorter side', () => {
  expect(shownPart({ width: 549, height: 1280 })).toEqual({ width: 549, height: 1262 })
  expect(shownPart({ width: 1280, height: 400 })).toEqual({ width: 919, height: 400 })
  expect(shownPart({ width: 576, height: 1280 })).toEqual({ width: 576, height: 1280 })
  expect(isLargeEnough({ width: 230, height: 1280 })).toBe(false)
})
