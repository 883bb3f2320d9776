import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { useZone } from '@/lib/query/settings-query'
import { StaffList } from '@/staff/lists/staff-list'
import { type AuditView, filterOf, FILTERS, auditQuery } from './audit-query'
import { AuditFilters } from './audit-filters'
import { AuditRow } from './audit-row'

interface AuditListProps {
  people: readonly { id: string; name: string }[]
  changed: (entry: AuditEntry) => readonly string[]
  /** Returns a link to a document, or null if it has no screen. */
  wayTo: (entry: AuditEntry) => { label: string; to: string } | null
}

export function AuditList({ people, changed, wayTo }: AuditListProps) {
  const zone = useZone()
  const address = useAddressValues()
  const view = Object.fromEntries(FILTERS.map((name) => [name, address.get(name)])) as AuditView
  const log = useInfiniteQuery(auditQuery(filterOf(view, zone)))
  const isFiltered = FILTERS.some((name) => view[name] !== '')
  return (
    <StaffList
      title="Catatan perubahan"
      intro="Siapa mengubah apa dan kapan. Catatan dibuat otomatis dan tidak dapat diubah."
      queries={[log]}
      subject="catatan"
      failure="Catatan belum dapat dimuat."
      empty={isFiltered ? 'Tidak ada catatan yang cocok.' : 'Belum ada catatan.'}
      rows={log.data ?? []}
      row={(entry, index) => (
        <AuditRow
          key={`${entry.collection} ${entry.document} ${entry.at} ${index}`}
          entry={entry}
          changed={changed(entry)}
          way={wayTo(entry)}
        />
      )}
      more="Muat yang lebih lama"
    >
      <AuditFilters view={view} people={people} onChange={address.put} />
    </StaffList>
  )
}
