import { Route, Routes, useParams } from 'react-router-dom'
import { RequestDetail } from '@/features/complaints/admin/requests/request-detail'
import { RequestIntake } from '@/features/complaints/admin/requests/request-intake'
import { RequestRegister } from '@/features/complaints/admin/requests/request-register'
import { RequestsList } from '@/features/complaints/admin/requests/requests-list'
import { screenOf } from '@/staff/screens'

const { path } = screenOf('requests')

export default function RequestsPage() {
  return (
    <Routes>
      <Route index element={<RequestsList path={path} />} />
      <Route path="baru" element={<RequestIntake path={path} />} />
      <Route path="register" element={<RequestRegister path={path} />} />
      <Route path=":id" element={<OpenedRequest />} />
    </Routes>
  )
}

function OpenedRequest() {
  const { id = '' } = useParams()
  return (
    <RequestDetail key={id} id={id} path={path} documents={screenOf('public_documents').path} />
  )
}
