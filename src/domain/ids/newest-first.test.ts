import { expect, it } from 'vitest'
import { newestFirst } from './newest-first'

it('sorts items by day, newest first, and items with equal or missing days by id', () => {
  const sorted = [
    ...[
      { id: 'B', date: '2026-11-21' },
      { id: 'A', date: '2026-11-21' },
    ],
    ...[{ id: 'D', day: '2025-01-01' }, { id: 'C', date: '2024-05-01' }, { id: 'F' }, { id: 'E' }],
  ]
  const [b, a, ...others] = sorted
  expect([a!, ...others.toReversed(), b!].sort(newestFirst)).toEqual(sorted)
})
