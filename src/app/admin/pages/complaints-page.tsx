import { lazy, type ComponentProps } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { ComplaintsList } from '@/features/complaints/admin/list/complaints-list'
import { ComplaintDetail } from '@/features/complaints/admin/report/complaint-detail'
import { useSettings } from '@/lib/query/settings-query'
import { screenOf } from '../screens'

const DeskSettingsForm = lazy(
  () => import('@/features/complaints/admin/settings/desk-settings-form'),
)
const ReportIntake = lazy(() => import('@/features/complaints/admin/intake/report-intake'))

const { path } = screenOf('complaints')

export default function ComplaintsPage() {
  const settings = useSettings()
  const shared = { path, settings }
  return (
    <Routes>
      <Route index element={<ComplaintsList {...shared} />} />
      <Route path="baru" element={<ReportIntake {...shared} />} />
      <Route path="pengaturan" element={<DeskSettingsForm path={path} />} />
      <Route path=":id" element={<OpenedComplaint {...shared} />} />
    </Routes>
  )
}

function OpenedComplaint(shared: Omit<ComponentProps<typeof ComplaintDetail>, 'id'>) {
  const { id = '' } = useParams()
  return <ComplaintDetail key={id} id={id} {...shared} />
}
