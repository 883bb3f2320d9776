import { infiniteQueryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isPublisher } from '@/domain/draft'
import type { Role } from '@/domain/role'
import type { BinEntry } from '@/domain/schemas/bin'
import { readPage } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { adminPages } from '@/lib/query/admin-query'
import { BINNED_CONTENT } from './binned'

const ENTRIES_PER_PAGE = 20

/** Whatever lies in the bin is listed, so that it can be seen even where it does not fit. */
const anyEntry = v.object({
  collection: v.fallback(v.string(), ''),
  id: v.fallback(v.string(), ''),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
  deletedBy: v.fallback(v.string(), ''),
  deletedAt: v.fallback(v.string(), ''),
}) satisfies v.GenericSchema<unknown, BinEntry>

/** What this person may restore, the latest first, page by page. */
export function binQuery({ uid, role }: { uid: string; role: Role }) {
  return infiniteQueryOptions({
    queryKey: adminKeys.bin(role, uid),
    queryFn: ({ pageParam }) =>
      readPage<BinEntry>(
        {
          collection: 'bin',
          orderBy: ['deletedAt', 'desc'],
          where: scopeOf(uid, role),
          after: pageParam,
          limit: ENTRIES_PER_PAGE,
        },
        anyEntry,
      ),
    ...adminPages,
  })
}

/** The rules let nobody ask for more. */
function scopeOf(uid: string, role: Role) {
  if (role === 'admin') return {}
  return isPublisher(role)
    ? { collection: BINNED_CONTENT }
    : { collection: 'drafts', 'data.createdBy': uid }
}
