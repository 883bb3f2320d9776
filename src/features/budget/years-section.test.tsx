import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { YearsSection } from './years-section'

it('the comparison of years is hidden for a single year', () => {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentList('budget_years').options.queryKey, [
    {
      year: 2026,
      stage: 'murni',
      perdes: '',
      asof: '2026-01-01',
      updatedBy: 'uji',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ])
  render(<YearsSection known={new Map()} />, { wrapper: insideSite({ client }) })
  expect(screen.queryByRole('region', { name: 'Antar tahun' })).toBeNull()
})
