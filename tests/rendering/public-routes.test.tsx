import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modulesOf } from '@/app/rendering/render-site'
import { PublicLayout } from '../../src/app/public/layout/public-layout'
import { PUBLIC_ROUTES, type PublicRoute, queriesAt } from '../../src/app/routes'
import { createQueryClient } from '../../src/lib/query/query-client'
import type { ClientBuild } from '../../src/app/rendering/page-html'
import { SnapshotContext } from '../../src/components/hydration/hydration'

const RENDERED = { at: Date.parse('2026-11-22T05:00Z'), origin: 'https://desa.test' }

const addressAt = (path: string) =>
  path
    .replace(':id', '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    .replace(':code', '7K3MQ2XVB9TD4R6H')
    .replace('*', '/tidak/ada')

async function render({ path, load }: PublicRoute): Promise<string> {
  const { default: Page } = await load()
  const pathname = addressAt(path)
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SnapshotContext value={RENDERED}>
        <StaticRouter location={pathname}>
          <PublicLayout queries={queriesAt({ pathname, search: '' })}>
            <Page />
          </PublicLayout>
        </StaticRouter>
      </SnapshotContext>
    </QueryClientProvider>,
  )
}
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const BUILD = { modules: [], pages: {} } as Partial<ClientBuild> as ClientBuild

describe.each(PUBLIC_ROUTES.map((route) => [route.path, route] as const))('%s', (_, route) => {
  it('resolves the scripts of its page in the build', async () => {
    expect(await modulesOf(addressAt(route.path), BUILD)).toEqual([])
  })

  it('renders on a server', async () => {
    expect(await render(route)).toContain('<main')
  })

  it('renders the same HTML at any time and with any random numbers', async () => {
    vi.setSystemTime('2026-01-01T03:00:00Z')
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    const morning = await render(route)
    vi.setSystemTime('2026-11-21T15:00:00Z')
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    expect(await render(route)).toBe(morning)
    vi.restoreAllMocks()
  })
})
