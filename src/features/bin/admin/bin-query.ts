import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { BinEntry } from '@/domain/bin/bin-schema'
import { isPublisher } from '@/domain/drafts/draft'
import type { Role } from '@/domain/users/role'
import { countDocuments } from '@/lib/firebase/count-documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { pagedQuery } from '@/staff/lists/paged-query'
import { BINNED_CONTENT } from './binned'

const ENTRIES_PER_PAGE = 20

/** Schema that accepts any content, so that invalid entries are listed too. */
const anyEntry = v.object({
  collection: v.fallback(v.string(), ''),
  id: v.fallback(v.string(), ''),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
  deletedBy: v.fallback(v.string(), ''),
  deletedAt: v.fallback(v.string(), ''),
}) satisfies v.GenericSchema<unknown, BinEntry>

/** Returns the query for the entries that a user may restore, optionally of one collection, latest first. */
export function binQuery({ uid, role }: Owner, collection: string) {
  return pagedQuery<BinEntry>(
    adminKeys.bin(role, uid, collection),
    {
      collection: 'bin',
      orderBy: ['deletedAt', 'desc'],
      where: scopeOf(uid, role, collection),
      limit: ENTRIES_PER_PAGE,
    },
    anyEntry,
  )
}

export function binCountQuery({ uid, role }: Owner, collection: string) {
  return queryOptions({
    queryKey: adminKeys.binCount(role, uid, collection),
    queryFn: () => countDocuments('bin', scopeOf(uid, role, collection)),
    staleTime: 0,
  })
}

interface Owner {
  uid: string
  role: Role
}

/** Returns the filters that limit the query. The rules reject a query for more entries. */
function scopeOf(uid: string, role: Role, collection: string) {
  if (!isPublisher(role)) return { collection: 'drafts', 'data.createdBy': uid }
  if (collection !== '') return { collection }
  return role === 'admin' ? {} : { collection: BINNED_CONTENT }
}
