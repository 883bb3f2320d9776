import { Route, Routes, useParams } from 'react-router-dom'
import { EditUser } from './edit-user'
import { NewUser } from './new-user'
import { UsersList } from './users-list'

export default function UsersScreen() {
  return (
    <Routes>
      <Route index element={<UsersList />} />
      <Route path="baru" element={<NewUser />} />
      <Route path=":uid" element={<OpenedUser />} />
    </Routes>
  )
}

function OpenedUser() {
  const { uid = '' } = useParams()
  return <EditUser key={uid} uid={uid} />
}
