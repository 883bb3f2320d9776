import { Route, Routes, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { budgetYear } from '@/domain/budget/budget-schema'
import { hasRole } from '@/domain/users/role'
import { BudgetYearPage } from '@/features/budget/admin/year/budget-year-page'
import { SummaryForm } from '@/features/budget/admin/year/summary-form'
import { YearsList } from '@/features/budget/admin/year/years-list'
import { useSettings, useZone } from '@/lib/query/settings-query'
import { StaffScreen } from '@/staff/staff-screen'
import { screenOf } from '../screens'

const { path } = screenOf('budget_summary')
const settings = screenOf('site_settings')

export default function BudgetPage() {
  const person = useStaff()
  const { budget_year: shown } = useSettings()
  const shared = { path, shown, today: useToday(useZone()) }
  return (
    <Routes>
      <Route
        index
        element={
          <YearsList
            {...shared}
            settingsPath={hasRole(person.role, settings.roles) ? `${settings.path}#tampilan` : null}
          />
        }
      />
      <Route
        path="ringkasan"
        element={
          <StaffScreen title="Ringkasan di beranda" back={{ to: path, label: 'Anggaran' }}>
            <SummaryForm shown={shown} />
          </StaffScreen>
        }
      />
      <Route path=":year/*" element={<OpenedYear {...shared} />} />
    </Routes>
  )
}

function OpenedYear(props: Omit<Parameters<typeof BudgetYearPage>[0], 'year'>) {
  const { year: written = '' } = useParams()
  const parsed = v.safeParse(budgetYear, Number(written))
  if (!parsed.success) return <EmptyState text="Tahun anggaran itu tidak ada." />
  return <BudgetYearPage key={parsed.output} {...props} year={parsed.output} />
}
