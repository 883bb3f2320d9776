import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** An empty cache of a test's own, in which what fails is not tried again. */
export const testClient = (queries?: DefaultOptions['queries']) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, ...queries } } })

/** What stands around every page, as a `wrapper`: a cache, and the address `at`. */
export function insideSite({ client = testClient(), at = '/' } = {}) {
  return function Site({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </QueryClientProvider>
    )
  }
}
