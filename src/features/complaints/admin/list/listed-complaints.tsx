import { useQuery } from '@tanstack/react-query'
import { useStaff } from '@/components/staff/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import type { Settings } from '@/domain/settings/settings'
import { adminKeys } from '@/lib/query/admin-keys'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { reports } from '../actions/administer'
import { AdministerActions } from '../actions/administer-actions'
import { deskStaffQuery } from '@/components/staff/staff-names'
import { ComplaintRow } from './complaint-row'
import { CsvExport } from './csv-export'

interface ListedComplaintsProps {
  complaints: readonly Complaint[]
  readAll: () => Promise<readonly Complaint[]>
  path: string
  settings: Settings
}

export function ListedComplaints(props: ListedComplaintsProps) {
  const person = useStaff()
  const { complaints, readAll, path, settings } = props
  const client = useQueryClient()
  const { data: staff } = useQuery(deskStaffQuery)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = complaints.filter(({ id }) => chosen.has(id))
  const mayChoose = person.role === 'admin'

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 gap-y-2">
        {!mayChoose && (
          <p className="text-sm text-ink-2">{reports(complaints.length)} ditampilkan</p>
        )}
        {mayChoose && (
          <label className="flex min-h-12 cursor-pointer items-center gap-3.5 pl-4.5 text-sm font-semibold">
            <input
              type="checkbox"
              checked={picked.length === complaints.length}
              onChange={() =>
                setChosen(
                  new Set(
                    picked.length === complaints.length ? [] : complaints.map(({ id }) => id),
                  ),
                )
              }
              className="size-5 accent-primary"
            />
            {picked.length > 0 ? `${picked.length} dipilih` : 'Pilih semua'}
          </label>
        )}
        {picked.length > 0 ? (
          <AdministerActions
            complaints={picked}
            onDone={(notice) => {
              setChosen(new Set())
              showNotice({ kind: 'success', text: notice })
              void client.invalidateQueries({ queryKey: adminKeys.complaints })
              void refreshSession()
            }}
          />
        ) : (
          <CsvExport
            read={readAll}
            nameOf={(uid) => staff?.find(({ id }) => id === uid)?.name ?? 'mantan petugas'}
          />
        )}
      </div>
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
        {complaints.map((complaint) => (
          <ComplaintRow
            key={complaint.id}
            complaint={complaint}
            to={`${path}/${complaint.id}`}
            settings={settings}
            selection={
              mayChoose
                ? {
                    isSelected: chosen.has(complaint.id),
                    onToggle: () => toggle(complaint.id),
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </>
  )
}
