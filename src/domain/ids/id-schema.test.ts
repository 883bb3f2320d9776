import * as v from 'valibot'
import { expect, it } from 'vitest'
import { trackingCode, ulid } from './id-schema'

it.each([
  ['a ULID', '01KAHZ7Q3M9V4T6R8W2X5Y0ABC', true],
  ['a time after the maximum', '81KAHZ7Q3M9V4T6R8W2X5Y0ABC', false],
  ['lower case', '01kahz7q3m9v4t6r8w2x5y0abc', false],
  ['a letter outside the alphabet', '01KAHZ7Q3M9V4T6R8W2X5Y0ABU', false],
  ['a missing character', '01KAHZ7Q3M9V4T6R8W2X5Y0AB', false],
])('ulid validates %s (%s): %s', (_, value, accepted) => {
  expect(v.is(ulid, value)).toBe(accepted)
})

const REFUSED = 'Kode laporan terdiri dari 16 karakter.'

it.each([
  ['7K3MQ2XVB9TD4R6H', undefined],
  ['7K3MQ2XVB9TD4R6', REFUSED],
  ['7K3MQ2XVB9TD4R6HH', REFUSED],
  ['7K3MQ2XVB9TD4R6I', REFUSED],
  ['7K3M-Q2XV-B9TD-4R6H', REFUSED],
])('trackingCode validates %s with the result %s', (value, message) => {
  expect(v.safeParse(trackingCode, value).issues?.[0].message).toBe(message)
})
