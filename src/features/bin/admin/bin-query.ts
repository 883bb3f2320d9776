import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { BinEntry } from '@/domain/bin/bin-schema'
import { isPublisher } from '@/domain/drafts/draft'
import type { Role } from '@/domain/users/role'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readPage } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { adminPages } from '@/lib/query/admin-query'
import { BINNED_CONTENT } from './binned'

const ENTRIES_PER_PAGE = 20

/** Accepts any content, so that invalid entries are listed too. */
const anyEntry = v.object({
  collection: v.fallback(v.string(), ''),
  id: v.fallback(v.string(), ''),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
  deletedBy: v.fallback(v.string(), ''),
  deletedAt: v.fallback(v.string(), ''),
}) satisfies v.GenericSchema<unknown, BinEntry>

/** Query for the entries that a user may restore, optionally of one collection, latest first. */
export function binQuery({ uid, role }: Owner, collection: string) {
  return infiniteQueryOptions({
    queryKey: adminKeys.bin(role, uid, collection),
    queryFn: ({ pageParam }) =>
      readPage<BinEntry>(
        {
          collection: 'bin',
          orderBy: ['deletedAt', 'desc'],
          where: scopeOf(uid, role, collection),
          after: pageParam,
          limit: ENTRIES_PER_PAGE,
        },
        anyEntry,
      ),
    ...adminPages,
  })
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

/** The rules reject a wider query. */
function scopeOf(uid: string, role: Role, collection: string) {
  if (!isPublisher(role)) return { collection: 'drafts', 'data.createdBy': uid }
  if (collection !== '') return { collection }
  return role === 'admin' ? {} : { collection: BINNED_CONTENT }
}
