import { useQueryClient } from '@tanstack/react-query'
import { useStaff } from '@/components/staff/staff'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import PushPanel from '@/features/push/push-panel'
import { OwnAccount } from '@/features/users/admin/own-account'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { SignOutButton } from '../sign-out-button'
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
      <section aria-labelledby="perangkat" className="max-w-xl border-t border-hairline pt-6">
        <h2 id="perangkat" className="text-xl font-bold">
          HP hilang atau lupa keluar?
        </h2>
        <p className="mt-1 mb-4 text-ink-2">
          Semua perangkat yang masuk dengan akun ini, termasuk yang ini, harus masuk lagi. Perangkat
          lain keluar paling lambat dalam satu jam. Bila tidak bisa menunggu, minta admin
          menonaktifkan akun Anda: itu langsung berlaku.
        </p>
        <SignOutButton everywhere />
      </section>
    </StaffScreen>
  )
}
