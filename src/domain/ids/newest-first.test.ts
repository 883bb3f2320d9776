import { expect, it } from 'vitest'
import { newestFirst } from './newest-first'

it('sorts by day, and sorts items of the same day or without a day by id', () => {
  const items = [
    { id: 'C', date: '2024-05-01' },
    { id: 'A', date: '2026-11-21' },
    { id: 'E' },
    { id: 'B', date: '2026-11-21' },
    { id: 'D', day: '2025-01-01' },
    { id: 'F' },
  ]
  expect(
    items
      .sort(newestFirst)
      .map(({ id }) => id)
      .join(''),
  ).toBe('BADCFE')
})
