import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { ButtonLink } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore, type PagedQuery } from '@/components/ui/lists/content-list'
import { withValue } from '@/components/ui/lists/use-address-values'
import { Loaded, type LoadedQuery } from '@/components/ui/states/loaded'
import { AutosaveNotice } from '@/components/ui/unsaved/recovery-offers'
import { COMPLAINT_STATUSES } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { matchesComplaint } from '@/domain/complaints/complaint-search'
import { draftTitle } from '@/domain/drafts/draft'
import { formatCount } from '@/domain/text/money'
import { formatShortDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { discardEntry } from '@/services/autosave/entries'
import { useFreshEntries } from '@/services/autosave/use-fresh-entries'
import { ScreenAction, StaffScreen } from '@/staff/staff-screen'
import { ACTION_FORM } from '../actions/use-autosaved-action'
import {
  readComplaints,
  type ComplaintFilter,
  complaintsQuery,
  newestComplaintsQuery,
  complaintCount,
} from '../complaints-query'
import { UnreadableMonths } from '../settings/unreadable-months'
import { filterOf, listView, type ListView, matchesFilter } from './complaint-filter'
import { ComplaintFilters } from './complaint-filters'
import { ListedComplaints } from './listed-complaints'
import { NewerComplaints } from './newer-complaints'

export function ComplaintsList({ path }: { path: string }) {
  const person = useStaff()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const view = listView(search, state)
  const words = useDeferredValue(view.words.trim())
  const filter = filterOf(view, person.uid, useZone())
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
            // A new filter resets the selection, because rows that are not visible must not be selected.
            key={`${JSON.stringify(filter)} ${words}`}
            complaints={complaints}
            // Search results are already complete.
            readAll={() => (words ? Promise.resolve(complaints) : readComplaints(filter))}
            path={path}
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
        <Icon name="x" />
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

/** Returns the reports that match the filter, page by page. With search words, searches only the newest reports. */
function useComplaintPage(
  filter: ComplaintFilter,
  words: string,
): LoadedQuery<Complaint[]> & PagedQuery {
  const isSearching = words !== ''
  const pages = useInfiniteQuery({ ...complaintsQuery(filter), enabled: !isSearching })
  const newest = useQuery({ ...newestComplaintsQuery, enabled: isSearching })
  if (!isSearching) return pages
  return {
    data: newest.data?.filter(
      (complaint) => matchesFilter(complaint, filter) && matchesComplaint(complaint, words),
    ),
    error: newest.error,
    isFetching: newest.isFetching,
    refetch: newest.refetch,
  }
}

function AutosavedActions({ path }: { path: string }) {
  const { entries, elsewhere } = useFreshEntries(useStaff().uid)
  return Object.values(entries)
    .filter(({ form, id }) => form === ACTION_FORM && !elsewhere.has(id))
    .map((entry) => (
      <AutosaveNotice
        key={entry.id}
        title={draftTitle({ data: entry.values })}
        at={entry.at}
        onDiscard={() => void discardEntry(entry)}
      >
        <ButtonLink to={entry.subject.replace('complaints', path)}>Buka laporan</ButtonLink>
      </AutosaveNotice>
    ))
}

const LABELS: Partial<Record<ListView['status'], string>> = {
  terbuka: 'Belum selesai',
  semua: 'Semua',
}
const TABS: readonly ListView['status'][] = ['terbuka', ...COMPLAINT_STATUSES, 'semua']

interface StatusTabsProps {
  current: ListView['status']
  addressOf: (status: ListView['status']) => string
  state: unknown
}

function StatusTabs({ current, addressOf, state }: StatusTabsProps) {
  const counts = useCounts()
  return (
    <nav aria-label="Status" className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex w-max gap-1 border-b border-hairline lg:w-auto">
        {TABS.map((status) => (
          <li key={status}>
            <Link
              to={addressOf(status)}
              state={state}
              replace
              ref={status === current ? show : undefined}
              aria-current={status === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-2 border-b-2 px-3 text-sm font-semibold',
                status === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {LABELS[status] ?? status}
              {status !== 'semua' && (
                <span className="min-w-6 rounded-full bg-surface-2 px-2 py-0.5 text-center text-xs text-ink-2 tabular-nums">
                  {counts[status] === undefined ? '…' : formatCount(counts[status])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const show = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest' })

// Separate calls of `useQuery`, because `useQueries` would add 0.8 kB to a file that every visitor loads.
function useCounts(): Record<Exclude<ListView['status'], 'semua'>, number | undefined> {
  const Baru = useQuery(complaintCount('Baru')).data
  const Diproses = useQuery(complaintCount('Diproses')).data
  const Selesai = useQuery(complaintCount('Selesai')).data
  const Ditolak = useQuery(complaintCount('Ditolak')).data
  const Duplikat = useQuery(complaintCount('Duplikat')).data
  const terbuka = Baru === undefined || Diproses === undefined ? undefined : Baru + Diproses
  return { terbuka, Baru, Diproses, Selesai, Ditolak, Duplikat }
}
