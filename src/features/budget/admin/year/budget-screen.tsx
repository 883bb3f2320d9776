import { Route, Routes, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { EmptyState } from '@/components/ui/states/empty-state'
import { budgetYear } from '@/domain/budget/budget-schema'
import { BudgetYearPage } from './budget-year-page'
import { SummaryForm } from './summary-form'
import { YearsList } from './years-list'

export default function BudgetScreen() {
  return (
    <Routes>
      <Route index element={<YearsList />} />
      <Route path="ringkasan" element={<SummaryForm />} />
      <Route path=":year/*" element={<OpenedYear />} />
    </Routes>
  )
}

function OpenedYear() {
  const { year: written = '' } = useParams()
  const parsed = v.safeParse(budgetYear, Number(written))
  if (!parsed.success) return <EmptyState text="Tahun anggaran itu tidak ada." />
  return <BudgetYearPage key={parsed.output} year={parsed.output} />
}
