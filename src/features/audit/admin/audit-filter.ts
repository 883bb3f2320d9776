import { addDays, instantIn, isRealDay, type TimeZone } from '@/domain/time/date'
import type { AuditFilter } from './audit-query'

/** What can be asked of the log, by the name that it has in the address; days are those of the village. */
export const FILTERS = ['koleksi', 'tindakan', 'oleh', 'dari', 'sampai'] as const
export type AuditView = Readonly<Record<(typeof FILTERS)[number], string>>

/** The query that answers it; what is no day is not asked for. */
export function filterOf(view: AuditView, zone: TimeZone): AuditFilter {
  const asked = { collection: view.koleksi, action: view.tindakan, actor: view.oleh }
  return {
    where: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
    since: beginning(view.dari, zone),
    before: isRealDay(view.sampai) ? beginning(addDays(view.sampai, 1), zone) : undefined,
  }
}

function beginning(day: string, zone: TimeZone): Date | undefined {
  return isRealDay(day) ? instantIn(zone, `${day}T00:00`) : undefined
}
