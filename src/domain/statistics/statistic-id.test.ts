import { expect, it } from 'vitest'
import { statisticId } from './statistic-id'

it.each([
  ['Laki-laki', 'Laki-laki'],
  ['PNS/TNI/Polri', 'PNS-TNI-Polri'],
  ['Petani & buruh “tani”', 'Petani & buruh “tani”'],
  ['...', '...'],
  ['__tani', '__tani'],
  ['🌾', '🌾'],
])('statisticId(%j) returns %j', (name, id) => {
  expect(statisticId(name)).toBe(id)
})

it.each(['', '.', '..', '__tani__', '____', 'tani\ud83c'])(
  'statisticId(%j) returns null',
  (name) => {
    expect(statisticId(name)).toBeNull()
  },
)
