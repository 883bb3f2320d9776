import { expect, it, vi } from 'vitest'
import { PUBLISHED_ITEMS } from '@/domain/limits'
import { readNewest } from './read-site'

const { idsOf } = vi.hoisted(() => ({ idsOf: vi.fn<(name: string) => string[]>() }))
vi.mock('@/lib/query/read-content', () => ({
  readItemPage(name: string, { limit, after }: { limit: number; after?: string }) {
    const left = idsOf(name).filter((id) => after === undefined || id < after)
    const items = left.slice(0, limit).map((id) => ({ id }))
    return Promise.resolve({ items, next: left.length > limit ? items.at(-1)!.id : null })
  },
}))

/** Returns ids, newest first, that start with the numbers from 9,999 down to `from`. */
const idsFrom = (from: number, name: string) =>
  Array.from({ length: 10_000 - from }, (_, index) => `${9_999 - index} ${name}`)

it.each([PUBLISHED_ITEMS, PUBLISHED_ITEMS + 1, 594, 595])(
  'reads the items to publish and the next older item, out of %i items',
  async (count) => {
    idsOf.mockImplementation((name) => (name === 'news' ? idsFrom(10_000 - count, name) : []))
    const newest = await readNewest('berita')
    expect(newest[PUBLISHED_ITEMS]?.id).toBe(idsOf('news')[PUBLISHED_ITEMS])
  },
)

it('sorts news and announcements together, newest first', async () => {
  idsOf.mockImplementation((name) => idsFrom(9_700, name))
  const ids = (await readNewest('berita')).map(({ id }) => id)
  expect(ids).toHaveLength(600)
  expect(ids).toEqual([...ids].sort().reverse())
})
