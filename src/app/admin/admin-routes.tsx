import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { EmptyState } from '@/components/ui/empty-state'
import { hasRole } from '@/domain/role'
import { EditorRoute } from '@/features/editorial/admin/editor-route'
import { EditorialList } from '@/features/editorial/admin/editorial-list'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { useSettings } from '@/features/settings/settings-query'
import type { Person } from '@/stores/session'
import { ErrorBoundary } from '../error-boundary'
import { ANNOUNCEMENTS, NEWS } from './kinds'
import { DashboardPage } from './pages/dashboard-page'
import { ALL_SCREENS, SCREENS, type Screen } from './screens'

const BinPage = lazy(() => import('./pages/bin-page'))
const UsersPage = lazy(() => import('./pages/users-page'))

/** Which screen stands at which address; each is guarded by its roles. */
export function AdminRoutes({ person }: { person: Person }) {
  const { time_zone: zone } = useSettings()
  const guarded = (screen: Screen, page: ReactNode) => (
    <ErrorBoundary key={screen.path}>
      {hasRole(person.role, screen.roles) ? <Suspense>{page}</Suspense> : <NotForYou />}
    </ErrorBoundary>
  )
  const kinds: [Screen, EditorialKind][] = [
    [SCREENS.news, NEWS],
    [SCREENS.announcements, ANNOUNCEMENTS],
  ]
  const built: readonly Screen[] = [
    SCREENS.dashboard,
    SCREENS.bin,
    SCREENS.users,
    ...kinds.map(([screen]) => screen),
  ]
  return (
    <Routes>
      <Route index element={guarded(SCREENS.dashboard, <DashboardPage person={person} />)} />
      <Route
        path={`${below(SCREENS.users)}/*`}
        element={guarded(SCREENS.users, <UsersPage person={person} />)}
      />
      <Route
        path={below(SCREENS.bin)}
        element={guarded(SCREENS.bin, <BinPage person={person} zone={zone} />)}
      />
      {kinds.map(([screen, kind]) => {
        const shared = { kind, person, zone }
        return (
          <Route key={kind.kind} path={below(screen)}>
            <Route index element={guarded(screen, <EditorialList {...shared} />)} />
            <Route path="*" element={guarded(screen, <EditorRoute {...shared} />)} />
          </Route>
        )
      })}
      {ALL_SCREENS.filter((screen) => !built.includes(screen)).map((screen) => (
        <Route
          key={screen.path}
          path={`${below(screen)}/*`}
          element={guarded(screen, <Prepared screen={screen} />)}
        />
      ))}
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}

/** The part of a screen's path below /admin. */
function below({ path }: Screen): string {
  return path.replace(`${SCREENS.dashboard.path}/`, '')
}

function NotForYou() {
  return (
    <EmptyState
      text="Halaman ini bukan untuk peran Anda."
      reason="Minta admin desa bila Anda memerlukannya."
    />
  )
}

function Prepared({ screen }: { screen: Screen }) {
  return (
    <>
      <h1 tabIndex={-1} className="pt-6 text-2xl font-bold">
        {screen.label}
      </h1>
      <EmptyState text="Halaman ini sedang disiapkan." />
    </>
  )
}
