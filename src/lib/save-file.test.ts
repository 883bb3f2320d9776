import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => vi.restoreAllMocks())

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A057F'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'

function save(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  URL.createObjectURL = () => 'blob:berkas'
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile('data.csv', 'text/csv', 'a;b')
  return clicked
}

it.each([
  [
    'Facebook on Android',
    `${ANDROID}; wv) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
  ],
  [
    'another Android app',
    `${ANDROID}; wv) ${WEBKIT} Version/4.0 Chrome/140.0 Mobile Safari/537.36`,
  ],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 350.0`],
  ['WhatsApp', `${IPHONE} Mobile/15E148 WhatsApp/2.24`],
])('explains in %s that files cannot be saved', (_, userAgent) => {
  expect(() => save(userAgent)).toThrow(/^Berkas tidak dapat disimpan/)
})

it.each([
  ['Chrome', `${ANDROID}) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`],
  ['Safari', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
])('saves a file in %s', (_, userAgent) => {
  expect(save(userAgent)).toHaveBeenCalledOnce()
})
