import { useStaff } from '@/components/staff/staff'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import PushPanel from '@/features/push/push-panel'
import { OwnAccount } from '@/features/users/admin/own-account'
import { SignOutButton } from '../sign-out-button'
import { StaffScreen } from '@/staff/staff-screen'

export default function AccountPage() {
  const person = useStaff()
  return (
    <StaffScreen title="Akun saya">
      <OwnAccount />
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
