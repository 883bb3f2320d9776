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

/** What the list shows: all but the words as its address says it. */
export interface ListView {
  /** Without a word in the address what is not finished. */
  status: ComplaintStatus | 'terbuka' | 'semua'
  category: ComplaintCategory | ''
  /** Whose: one's own, nobody's, or those of a uid. */
  assignee: string
  /** The first and the last day on which it was received, `YYYY-MM-DD`; '' for any. */
  from: string
  until: string
  /** Names and numbers of reporters, which the histories of browsers and the logs of servers must not keep. */
  words: string
}

/** `state` is that of the address in the history of the tab. */
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

/** Where the list at `path` shows these alone, of whomever. */
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

/** The instants between which the village received what came on these days. */
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

/** Whether a report that lies on the device passes the filter. */
export function passes(complaint: Complaint, filter: ComplaintFilter): boolean {
  const { since = '', before } = filter
  const { receivedAt } = complaint
  const isOf = (field: 'status' | 'category' | 'assignee') => {
    const wanted = filter[field]
    return wanted === undefined || [wanted].flat().includes(complaint[field])
  }
  return (
    since <= receivedAt &&
    (before === undefined || receivedAt < before) &&
    (['status', 'category', 'assignee'] as const).every(isOf)
  )
}
