import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useNow } from '@/components/browser/use-now'
import { classNames } from '@/components/ui/class-names'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { Loaded } from '@/components/ui/states/loaded'
import { proposedRefusal, requestClock } from '@/domain/requests/request-steps'
import type { InfoRequest } from '@/domain/requests/request-schema'
import { formatShortDay } from '@/domain/time/date'
import { useLegalTime } from '@/services/office/use-legal-time'
import { ScreenAction, StaffScreen } from '@/staff/staff-screen'
import { openRequestsQuery } from './requests-query'

/** Shows the open requests, the oldest first. The register contains all requests. */
export function RequestsList({ path }: { path: string }) {
  const query = useQuery(openRequestsQuery)
  return (
    <StaffScreen
      title="Permohonan informasi"
      intro="Yang belum selesai, dari yang paling lama menunggu. Register memuat semua permohonan."
      actions={
        <>
          <ScreenAction to={`${path}/baru`} icon="plus" verb="Catat" noun="permohonan" />
          <ScreenAction to={`${path}/register`} icon="list" noun="Register" />
        </>
      }
    >
      <Loaded
        query={{ ...query, data: query.data?.toReversed() }}
        subject="daftar permohonan"
        empty="Semua permohonan sudah dijawab."
        skeleton={<ListSkeleton count={4} row="h-20" />}
      >
        {(requests) => (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} to={`${path}/${request.id}`} />
            ))}
          </ul>
        )}
      </Loaded>
    </StaffScreen>
  )
}

function RequestRow({ request, to }: { request: InfoRequest; to: string }) {
  const { information, name, register, state, steps } = request
  const { due, text, isOverdue } = requestClock(request, useLegalTime(), new Date(useNow()))
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 hover:bg-primary-soft">
      <div className="min-w-[min(100%,16rem)] flex-1">
        <Link to={to} className="stretched line-clamp-2 font-semibold">
          {information}
        </Link>
        <p className="text-sm text-ink-2">
          {register || 'Belum bernomor'} · {name} · {state}
          {proposedRefusal(steps) && ' · penolakan diusulkan'}
        </p>
      </div>
      <p className="text-sm">
        <span className={classNames(isOverdue && 'font-semibold text-danger')}>{text}</span>
        <span className="block text-ink-2">sampai {formatShortDay(due)}</span>
      </p>
    </li>
  )
}
