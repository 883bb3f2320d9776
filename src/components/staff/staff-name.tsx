import { useQuery, queryOptions } from '@tanstack/react-query'
import { IMPORT, SETUP, SYSTEM } from '@/domain/audit/audit'
import { isPublisher } from '@/domain/drafts/draft'
import { useStaff } from './staff'
import * as v from 'valibot'
import { readList } from '@/lib/firebase/documents'
import { readProfile } from '@/lib/firebase/profile'
import { adminKeys } from '@/lib/query/admin-keys'

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

/** Maximum number of staff that are read. No village office has more. */
const MAX_STAFF = 200

export function nameQuery(uid: string) {
  return queryOptions({
    queryKey: adminKeys.name(uid),
    queryFn: async () => (await readProfile(uid))?.name ?? null,
    staleTime: 10 * 60_000,
  })
}

const deskStaffMember = v.object({
  id: v.string(),
  name: v.string(),
  disabled: v.optional(v.boolean(), false),
})
type DeskStaffMember = v.InferOutput<typeof deskStaffMember>

/** Query for current and former staff of the complaints desk. The role `petugas` may read no other users. */
export const deskStaffQuery = queryOptions({
  queryKey: adminKeys.deskStaff,
  queryFn: async () => {
    const found = await readList<DeskStaffMember>(
      {
        collection: 'users',
        where: { role: ['admin', 'petugas'] },
        orderBy: ['role', 'asc'],
        limit: MAX_STAFF,
      },
      deskStaffMember,
    )
    return found.sort((one, other) => one.name.localeCompare(other.name, 'id'))
  },
  staleTime: 10 * 60_000,
})
