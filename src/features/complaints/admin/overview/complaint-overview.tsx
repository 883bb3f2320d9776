import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { InView } from '@/components/browser/in-view'
import { useToday } from '@/components/browser/use-now'
import { ButtonLink } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { Loaded } from '@/components/ui/states/loaded'
import { COMPLAINT_STATUSES, type ComplaintStatus } from '@/domain/complaints/complaint'
import { overdueBefore } from '@/domain/office/working-days'
import { addDays, dayIn } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { useSettings } from '@/lib/query/settings-query'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'
import { MonthsView } from '../../over-time/months-view'
import { complaintCount, countedTotalsQuery, overdueCount } from '../complaints-query'
import { listAddress } from '../list/complaint-filter'
import { OpenAges } from './open-ages'
import { formatCount } from '@/domain/text/money'

const NONE = 'Belum ada laporan yang dihitung.'

/** Shows the published totals of recent months. Each month links to its reports. */
export function DeskMonths({ path }: { path: string }) {
  return (
    <Loaded
      query={useQuery(countedTotalsQuery)}
      subject="rekap pengaduan"
      empty={<p className="text-ink-2">{NONE}</p>}
      skeleton={<div className="h-96 skeleton rounded-card" data-skeleton />}
    >
      {({ months }) =>
        months.some(({ received }) => received > 0) ? (
          <>
            <p className="mb-3 text-ink-2">Tanpa duplikat; diperbarui tiap lima menit.</p>
            <MonthsView months={months} linkOf={(month) => addressOf(path, month)} />
          </>
        ) : (
          <p className="text-ink-2">{NONE}</p>
        )
      }
    </Loaded>
  )
}

function addressOf(path: string, month: string): string {
  const from = `${month}-01`
  return listAddress(path, { status: 'semua', from, until: addDays(addMonths(from, 1), -1) })
}

const TEXTS: Record<ComplaintStatus, string> = {
  Baru: 'baru, belum dijawab',
  Diproses: 'sedang diproses',
  Selesai: 'selesai',
  Ditolak: 'ditolak',
  Duplikat: 'duplikat',
}

interface ComplaintOverviewProps {
  path: string
}

export function ComplaintOverview({ path }: ComplaintOverviewProps) {
  return (
    <section
      aria-labelledby="pengaduan"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="pengaduan" className="text-lg font-bold">
        Pengaduan
      </h2>
      <ul className="grid sm:grid-cols-2 xl:grid-cols-3">
        {COMPLAINT_STATUSES.map((status) => (
          <li key={status}>
            <Line to={`${path}?status=${status}`} count={<StatusCount status={status} />}>
              {TEXTS[status]}
            </Line>
            {status === 'Baru' && <Overdue path={path} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`${path}/baru`} icon="plus">
          Catat laporan
        </ButtonLink>
      </div>
      <Part title="Umur laporan yang belum selesai" room="h-72">
        <OpenAges path={path} />
      </Part>
      <Part title="Laporan dari bulan ke bulan" room="h-96">
        <DeskMonths path={path} />
      </Part>
    </section>
  )
}

interface PartProps {
  title: string
  /** CSS class with the height of the placeholder. */
  room: string
  children: ReactNode
}

function Part({ title, room, children }: PartProps) {
  return (
    <div className="mt-2">
      <h3 className="mb-3 font-bold">{title}</h3>
      <InView room={<div className={`${room} skeleton rounded-card`} data-skeleton />}>
        {children}
      </InView>
    </div>
  )
}

function Line({ to, count, children }: { to: string; count: ReactNode; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 text-primary underline-offset-4 hover:underline"
    >
      <span className="min-w-8 text-right text-xl font-bold tabular-nums">{count}</span>
      {children}
    </Link>
  )
}

function StatusCount({ status }: { status: ComplaintStatus }) {
  const { data, isError } = useQuery(complaintCount(status))
  return data === undefined ? (isError ? '?' : '…') : formatCount(data)
}

function Overdue({ path }: ComplaintOverviewProps) {
  const settings = useSettings()
  const { time_zone: zone, answer_days: days } = settings
  const calendar = useOfficeCalendar(settings)
  const today = useToday(zone)
  const before = overdueBefore(calendar, zone, today, days)
  const { data: count } = useQuery(overdueCount(before))
  if (!count) return null
  const until = addDays(dayIn(zone, before), -1)
  return (
    <Link
      to={listAddress(path, { status: 'Baru', from: '', until })}
      className="flex min-h-12 items-center gap-3 font-semibold text-danger underline-offset-4 hover:underline"
    >
      <Icon name="circle-alert" className="ml-3 size-5" />
      {formatCount(count)} melewati batas {days} hari kerja
    </Link>
  )
}
