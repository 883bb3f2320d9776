import { lazy } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { ComplaintsList } from '@/features/complaints/admin/list/complaints-list'
import { ComplaintDetail } from '@/features/complaints/admin/report/complaint-detail'
import { screenOf } from '@/staff/screens'

const DeskSettingsForm = lazy(
  () => import('@/features/complaints/admin/settings/desk-settings-form'),
)
const ReportIntake = lazy(() => import('@/features/complaints/admin/intake/report-intake'))

const { path } = screenOf('complaints')

export default function ComplaintsPage() {
  return (
    <Routes>
      <Route index element={<ComplaintsList path={path} />} />
      <Route path="baru" element={<ReportIntake path={path} />} />
      <Route path="pengaturan" element={<DeskSettingsForm path={path} />} />
      <Route path=":id" element={<OpenedComplaint />} />
    </Routes>
  )
}

function OpenedComplaint() {
  const { id = '' } = useParams()
  return <ComplaintDetail key={id} id={id} path={path} />
}
