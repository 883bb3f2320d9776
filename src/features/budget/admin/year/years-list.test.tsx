import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { YearsList } from './years-list'

const { readNumbersOf } = vi.hoisted(() => ({ readNumbersOf: vi.fn<() => Promise<number[]>>() }))
vi.mock('@/lib/firebase/read-collection', () => ({ readNumbersOf }))
vi.mock('@/lib/firebase/writes', () => ({}))
vi.mock('@/lib/query/read-content', () => ({ readItems: () => Promise.resolve([]) }))

it('a year that is filled in and not shown is named, with the way to where it is chosen', async () => {
  readNumbersOf.mockResolvedValue([2026])
  render(
    <YearsList
      path="/admin/anggaran"
      shown={0}
      today="2026-11-27"
      settingsPath="/admin/settings#tampilan"
    />,
    { wrapper: insideSite() },
  )
  expect(await screen.findByText(/, padahal 2026 sudah diisi/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pengaturan' })).toHaveAttribute(
    'href',
    '/admin/settings#tampilan',
  )
})
