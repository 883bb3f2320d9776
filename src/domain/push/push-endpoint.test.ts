import { expect, it } from 'vitest'
import { isPushEndpoint } from './push-endpoint'

it.each([
  'https://fcm.googleapis.com/fcm/send/cX:APA91b',
  'https://jmt17.google.com/fcm/send/cX:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAD',
])('accepts the push endpoint %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true)
})

it.each([
  'https://fcm.googleapis.com',
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com.contoh.id/a',
  'https://contoh.id/https://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://siapa@fcm.googleapis.com/a',
  'https://a.b.notify.windows.com/w/',
  'https://notify.windows.com/w/',
  'http://127.0.0.1:4000/a',
  '',
])('rejects the push endpoint %j', (address) => {
  expect(isPushEndpoint(address)).toBe(false)
})

it('accepts a local push service if its address is given', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/a', 'http://127.0.0.1:4000')).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:40001/a', 'http://127.0.0.1:4000')).toBe(false)
})
