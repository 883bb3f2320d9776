import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { reports } from '../actions/administer-actions'
import { type ComplaintFilter, newerComplaintsQuery } from '../complaints-query'

interface NewerComplaintsProps {
  complaints: readonly Complaint[]
  filter: ComplaintFilter
}

/** Announces new reports. Shows them only on request, so that rows do not move while the user reads. */
export function NewerComplaints({ complaints, filter }: NewerComplaintsProps) {
  const client = useQueryClient()
  const { data: found = [] } = useQuery(newerComplaintsQuery(filter, complaints[0]?.receivedAt))
  const shown = new Set(complaints.map(({ id }) => id))
  const count = found.filter(({ id }) => !shown.has(id)).length
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-20 z-10 -mt-5.5 mb-0.5 flex h-0 justify-center max-sm:-mt-2.5"
    >
      {count > 0 && (
        <button
          type="button"
          className="pointer-events-auto min-h-12 self-start rounded-full bg-primary px-5 font-semibold text-on-primary raised"
          onClick={() => {
            void client.invalidateQueries({ queryKey: adminKeys.complaints })
            scrollTo({ top: 0 })
          }}
        >
          {reports(count)} baru · Tampilkan
        </button>
      )}
    </div>
  )
}
