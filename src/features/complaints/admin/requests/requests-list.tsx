import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '@/components/browser/use-now'
import { ButtonLink } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { Loaded } from '@/components/ui/states/loaded'
import { RECORDS, type RecordName } from '@/domain/requests/request'
import { proposedRefusal, requestClock } from '@/domain/requests/request-steps'
import { formatShortDay } from '@/domain/time/date'
import { useLegalTime } from '@/services/office/use-legal-time'
import { ScreenAction, StaffScreen } from '@/staff/staff-screen'
import { openRecordsQuery, type Records } from './requests-query'

export function RequestsList({ path }: { path: string }) {
  return (
    <OpenRecords
      record="requests"
      title="Permohonan informasi"
      path={path}
      actions={<ScreenAction to={`${path}/baru`} icon="plus" verb="Catat" noun="permohonan" />}
      empty="Semua permohonan sudah dijawab."
      row={({ information, name, steps }) => [
        information,
        name,
        !!proposedRefusal(steps) && 'penolakan diusulkan',
      ]}
    />
  )
}

interface OpenRecordsProps<Name extends RecordName> {
  record: Name
  title: string
  path: string
  actions?: ReactNode
  empty: string
  row: (record: Records[Name]) => [title: string, name: string, mark?: string | false]
}

export function OpenRecords<Name extends RecordName>(props: OpenRecordsProps<Name>) {
  const { record, title, path, actions, empty, row } = props
  const query = useQuery(openRecordsQuery(record))
  const noun = RECORDS[record].noun.toLowerCase()
  return (
    <StaffScreen
      title={title}
      intro={`Yang belum selesai, dari yang paling lama menunggu. Register memuat semua ${noun}.`}
      actions={
        <>
          {actions}
          <ButtonLink to={`${path}/register`}>Register</ButtonLink>
        </>
      }
    >
      <Loaded
        query={{ ...query, data: query.data?.toReversed() }}
        subject={`daftar ${noun}`}
        empty={empty}
        skeleton={<ListSkeleton count={4} row="h-20" />}
      >
        {(records) => (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {records.map((each) => (
              <Row
                key={each.id}
                record={record}
                request={each}
                texts={row(each)}
                to={`${path}/${each.id}`}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </StaffScreen>
  )
}

interface RowProps {
  record: RecordName
  request: Records[RecordName]
  texts: ReturnType<OpenRecordsProps<RecordName>['row']>
  to: string
}

function Row({ record, request, texts: [title, name, mark], to }: RowProps) {
  const now = new Date(useNow())
  const { due, text, isOverdue } = requestClock(request, useLegalTime(), now, record)
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 hover:bg-primary-soft">
      <div className="min-w-[min(100%,16rem)] flex-1">
        <Link to={to} className="stretched line-clamp-2 font-semibold">
          {title}
        </Link>
        <p className="text-sm text-ink-2">
          {[request.register || 'Belum bernomor', name, request.state, mark]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="text-sm">
        <span className={classNames(isOverdue && 'font-semibold text-danger')}>{text}</span>
        <span className="block text-ink-2">sampai {formatShortDay(due)}</span>
      </p>
    </li>
  )
}
