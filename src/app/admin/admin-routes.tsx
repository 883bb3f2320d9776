import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { collectionsWith, type DraftKind, type CollectionWith } from '@/domain/collections'
import { hasRole } from '@/domain/users/role'
import { EditorRoute } from '@/features/editorial/admin/editor/editor-route'
import { EditorialList } from '@/features/editorial/admin/list/editorial-list'
import { ErrorBoundary } from '../error-boundary'
import { KINDS } from './kinds'
import { DashboardPage } from './pages/dashboard-page'
import { ACCOUNT, DASHBOARD, DUTIES, type Screen, screenOf, VERSIONS } from '@/staff/screens'

const AccountPage = lazy(() => import('./pages/account-page'))
const AuditPage = lazy(() => import('./pages/audit-page'))
const BinPage = lazy(() => import('./pages/bin-page'))
const BudgetScreen = lazy(() => import('@/features/budget/admin/year/budget-screen'))
const ClosedDaysScreen = lazy(() => import('@/features/office/admin/closed-days-screen'))
const ComplaintsPage = lazy(() => import('./pages/complaints-page'))
const DutiesPage = lazy(() => import('./pages/duties-page'))
const ObjectionsPage = lazy(() => import('./pages/objections-page'))
const PagesScreen = lazy(() => import('@/features/pages/admin/pages-screen'))
const RequestsPage = lazy(() => import('./pages/requests-page'))
const SettingsScreen = lazy(() => import('@/features/settings/admin/settings-screen'))
const StatisticsScreen = lazy(() => import('@/features/statistics/admin/statistics-screen'))
const UsersScreen = lazy(() => import('@/features/users/admin/users-screen'))
const VersionsPage = lazy(() => import('./pages/versions-page'))

export function AdminRoutes() {
  const person = useStaff()
  const guarded = (screen: Screen, page: ReactNode) => (
    <ErrorBoundary key={screen.path}>
      {hasRole(person.role, screen.roles) ? <Suspense>{page}</Suspense> : <AccessDenied />}
    </ErrorBoundary>
  )
  const pages: Partial<Record<CollectionWith<'screen'>, ReactNode>> = {
    audit: <AuditPage />,
    bin: <BinPage />,
    budget_summary: <BudgetScreen />,
    closed_days: <ClosedDaysScreen />,
    complaints: <ComplaintsPage />,
    objections: <ObjectionsPage />,
    pages: <PagesScreen />,
    partners: <SettingsScreen collection="partners" />,
    requests: <RequestsPage />,
    site_settings: <SettingsScreen collection="site_settings" />,
    home_statistics: <StatisticsScreen />,
    users: <UsersScreen />,
  } satisfies Record<Exclude<CollectionWith<'screen'>, DraftKind>, ReactNode>
  return (
    <Routes>
      <Route index element={guarded(DASHBOARD, <DashboardPage />)} />
      {collectionsWith('screen').map((name) => {
        const screen = screenOf(name)
        const kind = KINDS.find((each) => each.kind === name)
        if (!kind)
          return (
            <Route key={name} path={`${below(screen)}/*`} element={guarded(screen, pages[name])} />
          )
        return (
          <Route key={name} path={below(screen)}>
            <Route index element={guarded(screen, <EditorialList kind={kind} />)} />
            <Route path="*" element={guarded(screen, <EditorRoute kind={kind} />)} />
          </Route>
        )
      })}
      <Route path={below(ACCOUNT)} element={guarded(ACCOUNT, <AccountPage />)} />
      <Route path={below(DUTIES)} element={guarded(DUTIES, <DutiesPage />)} />
      <Route
        path={`${below(VERSIONS)}/:collection/:id`}
        element={guarded(VERSIONS, <VersionsPage />)}
      />
      <Route path="*" element={<EmptyState text="Halaman tidak ditemukan" />} />
    </Routes>
  )
}

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
