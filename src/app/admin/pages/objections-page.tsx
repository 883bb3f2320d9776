import { Route, Routes, useParams } from 'react-router-dom'
import {
  ObjectionDetail,
  ObjectionRegister,
  ObjectionsList,
} from '@/features/complaints/admin/requests/objections'
import { screenOf } from '@/staff/screens'

const { path } = screenOf('objections')

export default function ObjectionsPage() {
  return (
    <Routes>
      <Route index element={<ObjectionsList path={path} />} />
      <Route path="register" element={<ObjectionRegister path={path} />} />
      <Route path=":id" element={<OpenedObjection />} />
    </Routes>
  )
}

function OpenedObjection() {
  const { id = '' } = useParams()
  return <ObjectionDetail key={id} id={id} path={path} requests={screenOf('requests').path} />
}
