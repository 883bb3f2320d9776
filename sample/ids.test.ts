import { decodeTime } from 'ulid'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { trackingCode, ulid } from '@/domain/ids/id-schema'
import { code, ulidAt } from './ids'

it('ulidAt returns ULIDs that contain their time and sort by day and then by index', () => {
  const ids = [ulidAt('2026-11-20', 30), ulidAt('2026-11-21', 0), ulidAt('2026-11-21', 1)]
  expect([...ids].sort()).toEqual(ids)
  expect(ids.every((id) => v.is(ulid, id))).toBe(true)
  const times = ids.map((id) => new Date(decodeTime(id)).toISOString())
  expect(times.at(-1)).toBe('2026-11-21T02:01:00.000Z')
})

it('code returns a tracking code that depends only on the seed', () => {
  expect(v.is(trackingCode, code('a'))).toBe(true)
  expect(code('a')).toBe(code('a'))
  expect(code('a')).not.toBe(code('b'))
})
