import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

export const testClient = (queries?: DefaultOptions['queries']) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, ...queries } } })

export function insideSite({ client = testClient(), at = '/' } = {}) {
  return function Site({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </QueryClientProvider>
    )
  }
}
