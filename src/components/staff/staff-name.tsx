import { useQuery } from '@tanstack/react-query'
import { IMPORT, SETUP, SYSTEM } from '@/domain/audit/audit'
import { isPublisher } from '@/domain/drafts/draft'
import { useStaff } from './staff'
import { deskStaffQuery, nameQuery } from './staff-names'

/**
 * Shows the name of a user. If `self` is set, shows this text for the signed-in user. Contributors may read only their
 * own name, and users with the role `petugas` only the names of desk staff.
 */
export function StaffName({ uid, self }: { uid: string; self?: string | undefined }) {
  const staff = useStaff()
  const isOther = !['', SYSTEM, SETUP, IMPORT, staff.uid].includes(uid)
  const isDesk = staff.role === 'petugas'
  const single = useQuery({ ...nameQuery(uid), enabled: isOther && isPublisher(staff.role) })
  const desk = useQuery({ ...deskStaffQuery, enabled: isOther && isDesk })
  if (uid === SYSTEM) return <>otomatis</>
  if (uid === SETUP) return <>pemasang situs</>
  if (uid === IMPORT) return <>Impor OpenSID</>
  if (uid === staff.uid) return <>{self ?? staff.name}</>
  if (!isDesk && !isPublisher(staff.role)) return <>editor</>
  if ((isDesk ? desk : single).isPending) return <>…</>
  const name = isDesk ? desk.data?.find(({ id }) => id === uid)?.name : single.data
  return <>{name ?? 'mantan pengguna'}</>
}
