import { useQueryClient } from '@tanstack/react-query'
import { useStaff } from '@/components/staff/staff'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import PushPanel from '@/features/push/push-panel'
import { OwnAccount } from '@/features/users/admin/own-account'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { StaffScreen } from '@/staff/staff-screen'
import { showNotice } from '@/stores/notice'

export default function AccountPage() {
  const person = useStaff()
  const client = useQueryClient()

  function saved() {
    void client.invalidateQueries({ queryKey: adminKeys.users })
    void client.invalidateQueries({ queryKey: adminKeys.names })
    void refreshSession()
    showNotice({ kind: 'success', text: 'Profil Anda disimpan.' })
  }

  return (
    <StaffScreen title="Akun saya">
      <OwnAccount onSaved={saved} />
      <section aria-labelledby="pemberitahuan" className="border-t border-hairline pt-6">
        <h2 id="pemberitahuan" className="mb-3 text-xl font-bold">
          Pemberitahuan di perangkat ini
        </h2>
        <PushPanel staffTopics={staffTopicsOf(person.role)} />
      </section>
    </StaffScreen>
  )
}
