import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { useState } from 'react'
import { StaffName, deskStaffQuery } from '@/components/staff/staff-name'
import { classNames } from '@/components/ui/class-names'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { dayIn, formatShortDay } from '@/domain/time/date'
import { adminKeys } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { AdministerActions, reports } from '../actions/administer-actions'
import { ComplaintAge } from '../report/complaint-age'
import { StatusChip } from '../status-chip'
import { CsvExport } from './csv-export'

interface ListedComplaintsProps {
  complaints: readonly Complaint[]
  readAll: () => Promise<readonly Complaint[]>
  path: string
}

export function ListedComplaints(props: ListedComplaintsProps) {
  const person = useStaff()
  const { complaints, readAll, path } = props
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

interface ComplaintRowProps {
  complaint: Complaint
  to: string
  selection?: { isSelected: boolean; onToggle: () => void } | undefined
}

function ComplaintRow({ complaint, to, selection }: ComplaintRowProps) {
  const zone = useZone()
  const { name, report, status, category, channel, assignee, receivedAt } = complaint
  const isNew = status === 'Baru'
  return (
    <li
      className={classNames(
        'relative flex border-l-4 hover:bg-primary-soft',
        isNew ? 'border-l-primary' : 'border-l-transparent',
      )}
    >
      {selection && (
        <label className="relative z-10 grid w-12 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={selection.isSelected}
            onChange={selection.onToggle}
            className="size-5 accent-primary"
          />
          <span className="sr-only">Pilih laporan {name}</span>
        </label>
      )}
      <div
        className={classNames(
          'flex min-w-0 grow flex-col gap-x-6 gap-y-1 py-3 pr-3 @3xl:flex-row @3xl:items-center @3xl:pr-5',
          selection ? 'pl-0' : 'pl-3 @3xl:pl-4',
        )}
      >
        <p className="flex shrink-0 items-center justify-between gap-3 @3xl:w-24">
          <StatusChip status={status} />
          <span className="text-sm text-ink-2 @3xl:hidden">
            <ComplaintAge complaint={complaint} />
          </span>
        </p>
        <div className="min-w-0 grow">
          <Link
            to={to}
            className={classNames(
              'stretched line-clamp-2 @3xl:line-clamp-1',
              isNew ? 'font-bold' : 'font-medium',
            )}
          >
            {firstLine(report)}
          </Link>
          <p className="mt-0.5 text-sm text-ink-2">
            {CATEGORY_LABEL[category]} · {name}
            {channel !== 'situs' && ` · ${CHANNEL_LABEL[channel]}`}
            {assignee && (
              <span className="@3xl:hidden">
                {' · ditangani '}
                <StaffName uid={assignee} self="Anda" />
              </span>
            )}
          </p>
        </div>
        <p className="hidden w-40 shrink-0 truncate text-sm @3xl:block">
          {assignee ? (
            <StaffName uid={assignee} self="Anda" />
          ) : (
            <span className="text-ink-2">Belum ada petugas</span>
          )}
        </p>
        <p className="hidden w-48 shrink-0 text-right text-sm @3xl:block">
          <ComplaintAge complaint={complaint} />
          <span className="block text-ink-2">
            {formatShortDay(dayIn(zone, new Date(receivedAt)))}
          </span>
        </p>
      </div>
    </li>
  )
}

function firstLine(report: string): string {
  return report.trim().split('\n', 1).join('')
}
