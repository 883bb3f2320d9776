import { useDeferredValue } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { Icon } from '@/components/ui/icon'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore } from '@/components/ui/lists/load-more'
import { withValue } from '@/components/ui/lists/use-address-values'
import { Loaded } from '@/components/ui/states/loaded'
import type { Settings } from '@/domain/settings/settings'
import { formatShortDay } from '@/domain/time/date'
import { ScreenAction, StaffScreen } from '@/staff/staff-screen'
import { AutosavedActions } from '../actions/autosaved-actions'
import { readComplaints } from '../complaints-query'
import { UnreadableMonths } from '../settings/unreadable-months'
import { filterOf, listView, type ListView } from './complaint-filter'
import { ComplaintFilters } from './complaint-filters'
import { ListedComplaints } from './listed-complaints'
import { NewerComplaints } from './newer-complaints'
import { StatusTabs } from './status-tabs'
import { useComplaintPage } from './use-complaint-page'

interface ComplaintsListProps {
  path: string
  settings: Settings
}

export function ComplaintsList({ path, settings }: ComplaintsListProps) {
  const person = useStaff()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const view = listView(search, state)
  const words = useDeferredValue(view.words.trim())
  const filter = filterOf(view, person.uid, settings.time_zone)
  const list = useComplaintPage(filter, words)
  return (
    <StaffScreen
      title="Pengaduan"
      actions={
        <>
          <ScreenAction to={`${path}/baru`} icon="plus" verb="Catat" noun="laporan" />
          <ScreenAction to={`${path}/pengaturan`} icon="settings" noun="Pengaturan" />
        </>
      }
      className="@container gap-5 pt-6 max-sm:gap-2 max-sm:pt-3"
    >
      <UnreadableMonths path={path} role={person.role} />
      <AutosavedActions path={path} />
      <StatusTabs
        current={view.status}
        addressOf={(status) => `?${withValue(search, 'status', status).toString()}`}
        state={state}
      />
      <ComplaintFilters
        view={view}
        self={person.uid}
        onChange={(name, value) =>
          setSearch((current) => withValue(current, name, value), { replace: true, state })
        }
        onSearch={(words) => setSearch(search, { replace: true, state: { words } })}
      />
      <ReceivedFilter
        view={view}
        address={`?${withValue(withValue(search, 'dari', ''), 'sampai', '').toString()}`}
        state={state}
      />
      {words === '' && list.data && <NewerComplaints complaints={list.data} filter={filter} />}
      <Loaded
        query={list}
        subject="daftar"
        failure="Daftar laporan belum dapat dimuat."
        empty={emptyText(view)}
        skeleton={<ListSkeleton count={6} row="h-20" />}
      >
        {(complaints) => (
          <ListedComplaints
            // Changing the filter clears the selection, which covers only visible rows.
            key={`${JSON.stringify(filter)} ${words}`}
            complaints={complaints}
            // Search results have no further pages.
            readAll={() => (words ? Promise.resolve(complaints) : readComplaints(filter))}
            path={path}
            settings={settings}
          />
        )}
      </Loaded>
      <LoadMore list={list} />
    </StaffScreen>
  )
}

function emptyText({ status, category, assignee, from, until, words }: ListView): string {
  const isNarrowed = [category, assignee, from, until].some(Boolean)
  if (words.trim() !== '') {
    const none = 'Tidak ada laporan dengan kode, nama, nomor, atau kata itu'
    if (status !== 'semua') return `${none} di sini. Pilih “Semua” untuk mencari di semua status.`
    return isNarrowed ? `${none} di saringan ini.` : `${none}.`
  }
  if (isNarrowed) return 'Tidak ada laporan yang cocok dengan saringan ini.'
  if (status === 'semua') return 'Belum ada laporan.'
  if (status === 'terbuka') return 'Semua laporan sudah ditangani.'
  return `Tidak ada laporan berstatus ${status}.`
}

interface ReceivedFilterProps {
  view: Pick<ListView, 'from' | 'until'>
  address: string
  state: unknown
}

function ReceivedFilter({ view: { from, until }, address, state }: ReceivedFilterProps) {
  if (!from && !until) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>Diterima {daysText(from, until)}</span>
      <Link
        to={address}
        state={state}
        replace
        className="inline-flex min-h-12 items-center gap-1 font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Icon name="x" className="size-5" />
        Semua tanggal
      </Link>
    </p>
  )
}

function daysText(from: string, until: string): string {
  if (from === until) return formatShortDay(from)
  if (!from) return `sampai ${formatShortDay(until)}`
  if (!until) return `sejak ${formatShortDay(from)}`
  return `${formatShortDay(from)} – ${formatShortDay(until)}`
}
