import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/stores/session'
import { deskStaffQuery } from './complaints-query'

/** The name of someone of the desk; `self` for the reader where it is given. */
export function StaffName({ uid, self }: { uid: string; self?: string }) {
  const { session } = useSession()
  const { data, isPending } = useQuery(deskStaffQuery)
  const person = session.status === 'signed-in' ? session.person : null
  if (uid === person?.uid) return <>{self ?? person.name}</>
  const found = data?.find(({ id }) => id === uid)
  return <>{found?.name ?? (isPending ? '…' : 'mantan petugas')}</>
}
