import { auditEntry, type AuditEntry } from '@/domain/audit/audit-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { pagedQuery } from '@/staff/lists/paged-query'

const PER_PAGE = 30

export interface AuditFilter {
  where: Readonly<Record<string, string>>
  since?: Date | undefined
  before?: Date | undefined
}

export function auditQuery({ where, since, before }: AuditFilter) {
  return pagedQuery<AuditEntry>(
    adminKeys.audit({ where, since, before }),
    { collection: 'audit', orderBy: ['at', 'desc'], where, since, before, limit: PER_PAGE },
    auditEntry,
  )
}
