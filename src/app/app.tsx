import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { ErrorBoundary } from './error-boundary'
import { Mounted } from '../components/hydration/use-after-paint'
import { PublicLayout } from './public/layout/public-layout'
import { PUBLIC_ROUTES, queriesAt } from './routes'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePalette } from './use-palette'
import { type Snapshot, SnapshotContext } from '@/components/hydration/hydration'

const AdminArea = import.meta.env.SSR
  ? () => null
  : lazy(async () => (await import('./admin/load-admin')).loadAdmin())

const PAGES = PUBLIC_ROUTES.map(({ path, load }) => ({ path, Page: lazy(load) }))

interface AppProps {
  client: QueryClient
  snapshot: Snapshot
  /** Browser router, or a static router for a given address. */
  Router: (props: { children: ReactNode }) => ReactNode
  /** Called after each page is mounted, except for its deferred parts. */
  onMounted?: (() => void) | undefined
}

/** Renders the whole site, in the browser and on the server. */
export function App({ client, snapshot, Router, onMounted }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <SnapshotContext value={snapshot}>
        <Router>
          <ErrorBoundary>
            <Suspense>
              <Routes>
                <Route
                  path={`${paths.admin}/*`}
                  element={
                    <>
                      <AdminArea />
                      {onMounted && <Mounted onMounted={onMounted} />}
                    </>
                  }
                />
                <Route path="*" element={<Site onMounted={onMounted} />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Router>
      </SnapshotContext>
    </QueryClientProvider>
  )
}

function Site({ onMounted }: Pick<AppProps, 'onMounted'>) {
  const { pathname, search } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const client = useQueryClient()
  const queries = useMemo(() => queriesAt({ pathname, search }), [pathname, search])
  usePalette()
  useEffect(() => {
    const clock = clockOf(client)
    void clock.restored.then(() => {
      for (const query of queries) void query.fetch(client, isReturn)
      clock.checkVersion?.()
    })
  }, [client, queries, isReturn])
  return (
    <PublicLayout queries={queries}>
      <ErrorBoundary key={pathname}>
        <Routes>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        {onMounted && <Mounted onMounted={onMounted} />}
      </ErrorBoundary>
      <FocusOnNavigation />
    </PublicLayout>
  )
}

/** Manages the focus. Rendered after the page, so that its effect runs after the page's title is rendered. */
function FocusOnNavigation() {
  useFocusOnNavigation()
  return null
}
