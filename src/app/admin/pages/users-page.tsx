import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { useOrigin } from '@/components/hydration/hydration'
import { useStaff } from '@/components/staff/staff'
import { paths } from '@/domain/paths'
import { ASK_FOR_PASSWORD, invitationMessage } from '@/domain/users/invitation'
import type { User } from '@/domain/users/user-schema'
import { useSettings } from '@/lib/query/settings-query'
import { EditUser } from '@/features/users/admin/edit-user'
import { NewUser } from '@/features/users/admin/new-user'
import { UsersList } from '@/features/users/admin/users-list'
import { refreshUsers } from '@/features/users/admin/users-query'
import { undoingDeletion } from '@/services/saving/undo-deletion'
import { StaffScreen } from '@/staff/staff-screen'
import { type Notice, showNotice } from '@/stores/notice'
import { screenOf } from '../screens'

const { path, label } = screenOf('users')
const LIST = { to: path, label }

export default function UsersPage() {
  const person = useStaff()
  const { village_name: village } = useSettings()
  const origin = useOrigin()
  const client = useQueryClient()
  const navigate = useNavigate()

  const invitationOf = ({ name, email }: Pick<User, 'name' | 'email'>) =>
    invitationMessage({ name, email, village, login: origin + paths.login })

  function leave(notice: Notice) {
    showNotice(notice, path)
    void navigate(path)
  }

  return (
    <Routes>
      <Route index element={<UsersList path={path} />} />
      <Route
        path="baru"
        element={
          <StaffScreen title="Tambah pengguna" back={LIST}>
            <NewUser invitationOf={invitationOf} onDone={leave} />
          </StaffScreen>
        }
      />
      <Route
        path=":uid"
        element={
          <StaffScreen title="Ubah pengguna" back={LIST}>
            <OpenedUser
              invitationOf={invitationOf}
              onDone={leave}
              onDeleted={({ id, name, email }) => {
                const restored = { text: `Akun ${name} dikembalikan. ${ASK_FOR_PASSWORD}` }
                const deleted = { collection: 'users', id, data: { name, email } }
                const uid = person.uid
                const onRestored = () => refreshUsers(client)
                const actions = undoingDeletion({ deleted, uid, restored, onRestored })
                leave({ kind: 'success', text: `Akun ${name} dihapus.`, actions })
              }}
            />
          </StaffScreen>
        }
      />
    </Routes>
  )
}

function OpenedUser(props: Omit<ComponentProps<typeof EditUser>, 'uid'>) {
  const { uid = '' } = useParams()
  return <EditUser key={uid} uid={uid} {...props} />
}
