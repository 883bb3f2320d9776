import { expect, it, vi } from 'vitest'
import { readRawList } from '../firebase/writes'
import { readTable } from './read-table'

vi.mock('../firebase/writes', () => ({ readRawList: vi.fn() }))

it('returns the latest valid day of the rows as the day of the table', async () => {
  const found = ['2026-01-01', '2026-06-01', '9999-99-99', 'zaman dulu', 7].map((asof, at) => ({
    path: `population_gender/${at}`,
    plain: { name: `${at}`, value: 1, fill: '#1F5D3F', asof },
    updatedBy: '',
    updatedAt: '',
  }))
  vi.mocked(readRawList).mockResolvedValue(found as never)
  expect(await readTable({ table: 'population_gender' })).toMatchObject({ asof: '2026-06-01' })
})
