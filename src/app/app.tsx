import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { type Snapshot, SnapshotContext } from '@/components/hydration/snapshot'
import { paths } from '@/domain/paths'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { ErrorBoundary } from './error-boundary'
import { Mounted } from './mounted'
import { PublicLayout } from './public/layout/public-layout'
import { PUBLIC_ROUTES, queriesAt } from './routes'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePalette } from './use-palette'

/** All of the admin, loaded when somebody goes there. */
const AdminArea = import.meta.env.SSR
  ? () => null
  : lazy(async () => (await import('./admin/load-admin')).loadAdmin())

const PAGES = PUBLIC_ROUTES.map(({ path, load }) => ({ path, Page: lazy(load) }))

interface AppProps {
  client: QueryClient
  snapshot: Snapshot
  /** The one of the browser, or the one for a given address. */
  Router: (props: { children: ReactNode }) => ReactNode
  /** Called when a page stands, all but its parts that are loaded later: the first one, and each that is gone to. */
  onMounted?: (() => void) | undefined
}

/** The whole site, the same in a browser and where pages are published. */
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

/** Stands beside the page, so that it comes with the page's title and never before. */
function FocusOnNavigation() {
  useFocusOnNavigation()
  return null
}
