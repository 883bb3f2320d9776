import { Link } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { CATEGORY_LABEL, CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import type { Settings } from '@/domain/settings/settings'
import { dayIn, formatShortDay } from '@/domain/time/date'
import { ComplaintAge } from '../report/complaint-age'
import { StaffName } from '@/components/staff/staff-name'
import { StatusChip } from '../status-chip'

interface ComplaintRowProps {
  complaint: Complaint
  to: string
  settings: Settings
  selection?: { isSelected: boolean; onToggle: () => void } | undefined
}

export function ComplaintRow({ complaint, to, settings, selection }: ComplaintRowProps) {
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
            <ComplaintAge complaint={complaint} settings={settings} />
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
          <ComplaintAge complaint={complaint} settings={settings} />
          <span className="block text-ink-2">
            {formatShortDay(dayIn(settings.time_zone, new Date(receivedAt)))}
          </span>
        </p>
      </div>
    </li>
  )
}

function firstLine(report: string): string {
  return report.trim().split('\n', 1).join('')
}
