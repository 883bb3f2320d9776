import { useSession } from '@/stores/session'
import { useStaffNames } from './use-staff-names'

export function StaffName({ uid, self }: { uid: string; self?: string }) {
  const { session } = useSession()
  const nameOf = useStaffNames()
  const person = session.status === 'signed-in' ? session.person : null
  if (uid === person?.uid) return <>{self ?? person.name}</>
  return <>{nameOf(uid)}</>
}
