import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { trackingCode, ulid } from './id-schema'

describe('ulid', () => {
  it('takes a ULID', () => {
    expect(v.is(ulid, '01KAHZ7Q3M9V4T6R8W2X5Y0ABC')).toBe(true)
  })

  it.each([
    ['too late a time', '81KAHZ7Q3M9V4T6R8W2X5Y0ABC'],
    ['lower case', '01kahz7q3m9v4t6r8w2x5y0abc'],
    ['a letter outside the alphabet', '01KAHZ7Q3M9V4T6R8W2X5Y0ABU'],
    ['a character missing', '01KAHZ7Q3M9V4T6R8W2X5Y0AB'],
  ])('refuses %s', (_, value) => {
    expect(v.is(ulid, value)).toBe(false)
  })
})

describe('trackingCode', () => {
  it('takes sixteen Crockford characters', () => {
    expect(v.is(trackingCode, '7K3MQ2XVB9TD4R6H')).toBe(true)
  })

  it.each(['7K3MQ2XVB9TD4R6', '7K3MQ2XVB9TD4R6HH', '7K3MQ2XVB9TD4R6I', '7K3M-Q2XV-B9TD-4R6H'])(
    'refuses %s',
    (value) => {
      expect(v.safeParse(trackingCode, value).issues?.[0].message).toBe(
        'Kode laporan terdiri dari 16 karakter.',
      )
    },
  )
})
