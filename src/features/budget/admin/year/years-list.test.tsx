import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { YearsList } from './years-list'

const { readNumbersOf } = vi.hoisted(() => ({ readNumbersOf: vi.fn<() => Promise<number[]>>() }))
vi.mock('@/lib/firebase/read-collection', () => ({ readNumbersOf }))
vi.mock('@/lib/firebase/writes', () => ({}))
vi.mock('@/lib/query/read-content', () => ({ readItems: () => Promise.resolve([]) }))

it('the list of years suggests showing a complete year on the site, with a link to the setting', async () => {
  readNumbersOf.mockResolvedValue([2026])
  render(<YearsList />, { wrapper: insideSite() })
  expect(await screen.findByText(/, padahal 2026 sudah diisi/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pengaturan' })).toHaveAttribute(
    'href',
    '/admin/settings#tampilan',
  )
})
