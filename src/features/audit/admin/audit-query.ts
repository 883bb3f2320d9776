import { addDays, instantIn, isRealDay, type TimeZone } from '@/domain/time/date'
import { auditEntry, type AuditEntry } from '@/domain/audit/audit-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { pagedQuery } from '@/staff/lists/paged-query'

/** Search parameters of the audit filters. `dari` (from) and `sampai` (to) are dates in the village's time zone. */
export const FILTERS = ['koleksi', 'tindakan', 'oleh', 'dari', 'sampai'] as const
export type AuditView = Readonly<Record<(typeof FILTERS)[number], string>>

/** Converts the chosen filters into the filter of a query. Ignores invalid dates. */
export function filterOf(view: AuditView, zone: TimeZone): AuditFilter {
  const fields = { collection: view.koleksi, action: view.tindakan, actor: view.oleh }
  return {
    where: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    since: beginning(view.dari, zone),
    before: isRealDay(view.sampai) ? beginning(addDays(view.sampai, 1), zone) : undefined,
  }
}

function beginning(day: string, zone: TimeZone): Date | undefined {
  return isRealDay(day) ? instantIn(zone, `${day}T00:00`) : undefined
}

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
