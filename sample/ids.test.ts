import { decodeTime } from 'ulid'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { trackingCode, ulid } from '@/domain/ids/id-schema'
import { code, ulidAt } from './ids'

it('creates ULIDs with their time', () => {
  const id = ulidAt('2026-11-21', 2)
  expect(v.is(ulid, id)).toBe(true)
  expect(new Date(decodeTime(id)).toISOString()).toBe('2026-11-21T02:02:00.000Z')
})

it('sorts ULIDs by day, then by index', () => {
  const ids = [ulidAt('2026-11-20', 30), ulidAt('2026-11-21', 0), ulidAt('2026-11-21', 1)]
  expect([...ids].sort()).toEqual(ids)
})

it('derives codes from their seed', () => {
  expect(v.is(trackingCode, code('a'))).toBe(true)
  expect(code('a')).toBe(code('a'))
  expect(code('a')).not.toBe(code('b'))
})
