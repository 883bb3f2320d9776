import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import { collectionsWith, type DraftKind, type CollectionWith } from '@/domain/collections'
import { hasRole } from '@/domain/users/role'
import { EditorRoute } from '@/features/editorial/admin/editor/editor-route'
import { EditorialList } from '@/features/editorial/admin/list/editorial-list'
import { useSettings } from '@/features/settings/settings-query'
import type { Person } from '@/stores/session'
import { ErrorBoundary } from '../error-boundary'
import { KINDS } from './kinds'
import { DashboardPage } from './pages/dashboard-page'
import { ACCOUNT, DASHBOARD, type Screen, screenOf, VERSIONS } from './screens'

const AccountPage = lazy(() => import('./pages/account-page'))
const AuditPage = lazy(() => import('./pages/audit-page'))
const BinPage = lazy(() => import('./pages/bin-page'))
const BudgetPage = lazy(() => import('./pages/budget-page'))
const ClosedDaysPage = lazy(() => import('./pages/closed-days-page'))
const ComplaintsPage = lazy(() => import('./pages/complaints-page'))
const ContentPage = lazy(() => import('./pages/content-page'))
const PartnersPage = lazy(() => import('./pages/partners-page'))
const SettingsPage = lazy(() => import('./pages/settings-page'))
const StatisticsPage = lazy(() => import('./pages/statistics-page'))
const UsersPage = lazy(() => import('./pages/users-page'))
const VersionsPage = lazy(() => import('./pages/versions-page'))

export function AdminRoutes({ person }: { person: Person }) {
  const { time_zone: zone } = useSettings()
  const guarded = (screen: Screen, page: ReactNode) => (
    <ErrorBoundary key={screen.path}>
      {hasRole(person.role, screen.roles) ? <Suspense>{page}</Suspense> : <AccessDenied />}
    </ErrorBoundary>
  )
  const pages: Partial<Record<CollectionWith<'screen'>, ReactNode>> = {
    audit: <AuditPage zone={zone} />,
    bin: <BinPage person={person} zone={zone} />,
    budget_summary: <BudgetPage person={person} />,
    closed_days: <ClosedDaysPage person={person} zone={zone} />,
    complaints: <ComplaintsPage person={person} />,
    pages: <ContentPage person={person} zone={zone} />,
    partners: <PartnersPage person={person} zone={zone} />,
    site_settings: <SettingsPage person={person} zone={zone} />,
    home_statistics: <StatisticsPage person={person} zone={zone} />,
    users: <UsersPage person={person} />,
  } satisfies Record<Exclude<CollectionWith<'screen'>, DraftKind>, ReactNode>
  return (
    <Routes>
      <Route index element={guarded(DASHBOARD, <DashboardPage person={person} />)} />
      {collectionsWith('screen').map((name) => {
        const screen = screenOf(name)
        const kind = KINDS.find((each) => each.kind === name)
        if (!kind)
          return (
            <Route key={name} path={`${below(screen)}/*`} element={guarded(screen, pages[name])} />
          )
        const shared = { kind, person, zone }
        return (
          <Route key={name} path={below(screen)}>
            <Route index element={guarded(screen, <EditorialList {...shared} />)} />
            <Route path="*" element={guarded(screen, <EditorRoute {...shared} />)} />
          </Route>
        )
      })}
      <Route
        path={below(ACCOUNT)}
        element={guarded(ACCOUNT, <AccountPage person={person} zone={zone} />)}
      />
      <Route
        path={`${below(VERSIONS)}/:collection/:id`}
        element={guarded(VERSIONS, <VersionsPage person={person} zone={zone} />)}
      />
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}

/** The part of a screen's path below /admin. */
function below({ path }: Screen): string {
  return path.replace(`${DASHBOARD.path}/`, '')
}

function AccessDenied() {
  return (
    <EmptyState
      text="Anda tidak memiliki akses ke halaman ini."
      reason="Hubungi admin desa bila Anda memerlukannya."
    />
  )
}
