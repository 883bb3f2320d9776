import { encodeTime } from 'ulid'
import { expect, it } from 'vitest'
import { byYear, yearOfId } from './item-years'

const idAt = (time: string) => `${encodeTime(Date.parse(time), 10)}ARZ3NDEKTSV4RRFF`

it.each([
  ['Asia/Jakarta', '2025-12-31T16:59:59.999Z', 2025],
  ['Asia/Jakarta', '2025-12-31T17:00:00Z', 2026],
  ['Asia/Makassar', '2025-12-31T15:59:59.999Z', 2025],
  ['Asia/Makassar', '2025-12-31T16:00:00Z', 2026],
  ['Asia/Jayapura', '2025-12-31T15:00:00Z', 2026],
] as const)('in the time zone $0, an id of $1 belongs to the year $2', (zone, time, year) => {
  expect(yearOfId(idAt(time), zone)).toBe(year)
})

const lowerCase = idAt('2026-01-01').toLowerCase()
it.each(['', '17', 'P1', lowerCase, '7ZZZZZZZZZZZZZZZZZZZZZZZZZ', '0'.repeat(26)])(
  'returns no year for the id %j',
  (id) => expect(yearOfId(id, 'Asia/Jakarta')).toBeNull(),
)

it('groups items without changing their order, including an item without a year', () => {
  const ids = ['P1', idAt('2026-05-01'), '17', idAt('2026-01-02'), idAt('2024-03-01')]
  const years = byYear(
    ids.map((id) => ({ id })),
    'Asia/Jakarta',
  )
  expect(years.map(({ year, items }) => [year, items.length])).toEqual([
    [null, 1],
    [2026, 3],
    [2024, 1],
  ])
  expect(years.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
})
