import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { readList } from '@/lib/firebase/documents'
import { readProfile } from '@/lib/firebase/profile'
import { adminKeys } from '@/lib/query/admin-keys'

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
