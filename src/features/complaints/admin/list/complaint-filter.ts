import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_STATUSES,
  type ComplaintCategory,
  type ComplaintStatus,
  isClosed,
} from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { addDays, instantIn, isRealDay, type TimeZone } from '@/domain/time/date'
import type { ComplaintFilter } from '../complaints-query'

const UNFINISHED = COMPLAINT_STATUSES.filter((status) => !isClosed(status))

/** Filters of the list of reports. All except the search words are search parameters of the address. */
export interface ListView {
  /** Status in the address, `semua` (all), or `terbuka` (open), which is the default. */
  status: ComplaintStatus | 'terbuka' | 'semua'
  category: ComplaintCategory | ''
  /** Filter by assignee: 'saya' (the signed-in user), 'belum' (nobody), a uid, or '' for all. */
  assignee: string
  /** First day of receipt, `YYYY-MM-DD`, or '' for no limit. `until` is the last day. */
  from: string
  until: string
  /** Search words. Not part of the address, because names must not get into browser histories and server logs. */
  words: string
}

/** Returns the filters from the search parameters, and the search words from `state`, the history state. */
export function listView(search: URLSearchParams, state: unknown): ListView {
  const wanted = search.get('status')
  return {
    status:
      wanted === 'semua'
        ? wanted
        : (COMPLAINT_STATUSES.find((status) => status === wanted) ?? 'terbuka'),
    category: COMPLAINT_CATEGORIES.find((name) => name === search.get('kategori')) ?? '',
    assignee: search.get('petugas') ?? '',
    from: dayOf(search.get('dari')),
    until: dayOf(search.get('sampai')),
    words: (state as { words?: string } | null)?.words ?? '',
  }
}

const dayOf = (day: string | null) =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day) ? day : ''

export function listAddress(
  path: string,
  { status, from, until }: Pick<ListView, 'status' | 'from' | 'until'>,
): string {
  const search = new URLSearchParams({
    status,
    ...(from && { dari: from }),
    ...(until && { sampai: until }),
  })
  return `${path}?${search.toString()}`
}

/** Converts days in the village's time zone to the start (inclusive) and end (exclusive) of a filter. */
export function receivedBetween(
  zone: TimeZone,
  { from, until }: Pick<ListView, 'from' | 'until'>,
): Pick<ComplaintFilter, 'since' | 'before'> {
  const midnight = (day: string) => instantIn(zone, `${day}T00:00`).toISOString()
  return {
    ...(from && { since: midnight(from) }),
    ...(until && { before: midnight(addDays(until, 1)) }),
  }
}

export function filterOf(view: ListView, uid: string, zone: TimeZone): ComplaintFilter {
  const { status, category, assignee } = view
  return {
    ...(status !== 'semua' && { status: status === 'terbuka' ? UNFINISHED : status }),
    ...(category && { category }),
    ...(assignee && { assignee: ASSIGNEES[assignee]?.(uid) ?? assignee }),
    ...receivedBetween(zone, view),
  }
}

const ASSIGNEES: Readonly<Record<string, (uid: string) => string>> = {
  saya: (uid) => uid,
  belum: () => '',
}

export function matchesFilter(complaint: Complaint, filter: ComplaintFilter): boolean {
  const { since = '', before } = filter
  const { receivedAt } = complaint
  const matchesField = (field: 'status' | 'category' | 'assignee') => {
    const wanted = filter[field]
    return wanted === undefined || [wanted].flat().includes(complaint[field])
  }
  return (
    since <= receivedAt &&
    (before === undefined || receivedAt < before) &&
    (['status', 'category', 'assignee'] as const).every(matchesField)
  )
}
