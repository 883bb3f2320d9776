import { useInfiniteQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore } from '@/components/ui/lists/load-more'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Loaded } from '@/components/ui/states/loaded'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { useZone } from '@/lib/query/settings-query'
import { type AuditView, filterOf, FILTERS } from './audit-filter'
import { AuditFilters } from './audit-filters'
import { auditQuery } from './audit-query'
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
    <div className="flex flex-col gap-6 pt-6 pb-16 max-sm:gap-4 max-sm:pt-4">
      <header>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Catatan perubahan
        </h1>
        <p className="mt-1 text-ink-2">
          Siapa mengubah apa dan kapan. Catatan dibuat otomatis dan tidak dapat diubah.
        </p>
      </header>
      <AuditFilters view={view} people={people} onChange={address.put} />
      <Loaded
        query={{ ...log, data: log.data?.pages.flatMap(({ items }) => items) }}
        subject="catatan"
        failure="Catatan belum dapat dimuat."
        empty={isFiltered ? 'Tidak ada catatan yang cocok.' : 'Belum ada catatan.'}
        skeleton={<ListSkeleton count={6} row="h-16" />}
      >
        {(entries) => (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {entries.map((entry, index) => (
              <AuditRow
                key={`${entry.collection} ${entry.document} ${entry.at} ${index}`}
                entry={entry}
                changed={changed(entry)}
                way={wayTo(entry)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore list={log} label="Muat yang lebih lama" />
    </div>
  )
}
