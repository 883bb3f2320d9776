import { beforeEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { administer } from './administer'

const { call } = vi.hoisted(() => ({ call: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('@/lib/firebase/functions', () => ({ call }))

const ids = (count: number) => Array.from({ length: count }, (_, index) => `laporan ${index}`)
const answers = (...done: number[]) => {
  for (const each of done) call.mockResolvedValueOnce({ done: each })
}

beforeEach(() => {
  call.mockReset()
})

it('returns a description of the result', async () => {
  answers(3)
  expect(await administer('delete', ids(3))).toBe('3 laporan dihapus.')
  expect(call).toHaveBeenCalledWith('complaints-administer', { action: 'delete', ids: ids(3) })
})

it('splits more reports than one request accepts into several requests', async () => {
  answers(50, 50, 20)
  expect(await administer('anonymise', ids(120))).toBe('120 laporan dianonimkan.')
  expect(call).toHaveBeenCalledTimes(3)
})

it('does not call a lost response a failure', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(administer('delete', ids(1))).rejects.toThrow(
    /^Server tidak menjawab, jadi belum pasti .* Coba lagi/,
  )
})

it('shows a refusal in the function’s own words', async () => {
  call.mockRejectedValue(new UserFacingError('Hanya admin.'))
  await expect(administer('delete', ids(1))).rejects.toThrow('Hanya admin.')
})
