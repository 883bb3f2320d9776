import { expect, it } from 'vitest'
import { toFields } from './plain-value'

it('converts every kind of JSON value to its Firestore value', () => {
  expect(
    toFields({
      text: 'a',
      yes: true,
      none: null,
      whole: 3,
      broken: 1.5,
      huge: 1e300,
      list: [1, 'b'],
      map: { inner: { deep: 1 } },
      time: { $timestamp: '2026-01-02T10:04:05+07:00' },
      bytes: { $bytes: 'AAE=' },
    }),
  ).toEqual({
    text: { stringValue: 'a' },
    yes: { booleanValue: true },
    none: { nullValue: null },
    whole: { integerValue: '3' },
    broken: { doubleValue: 1.5 },
    huge: { doubleValue: 1e300 },
    list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }] } },
    map: {
      mapValue: { fields: { inner: { mapValue: { fields: { deep: { integerValue: '1' } } } } } },
    },
    time: { timestampValue: '2026-01-02T03:04:05.000Z' },
    bytes: { bytesValue: 'AAE=' },
  })
})

it.each([['soon'], [7], [null]])('rejects %j as a timestamp', (time) => {
  expect(() => toFields({ time: { $timestamp: time } })).toThrow('is not a timestamp')
})
