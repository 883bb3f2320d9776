import { infiniteQueryOptions } from '@tanstack/react-query'
import { auditEntry, type AuditEntry } from '@/domain/audit/audit-schema'
import { readPage } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { adminPages } from '@/lib/query/admin-query'

const PER_PAGE = 30

export interface AuditFilter {
  where: Readonly<Record<string, string>>
  since?: Date | undefined
  before?: Date | undefined
}

export function auditQuery({ where, since, before }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: adminKeys.audit({ where, since, before }),
    queryFn: ({ pageParam }) =>
      readPage<AuditEntry>(
        {
          collection: 'audit',
          orderBy: ['at', 'desc'],
          where,
          since,
          before,
          after: pageParam,
          limit: PER_PAGE,
        },
        auditEntry,
      ),
    ...adminPages,
  })
}
