import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_STATUSES,
  type ComplaintCategory,
  type ComplaintStatus,
  isClosed,
} from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import type { ComplaintFilter } from '../complaints-query'

const UNFINISHED = COMPLAINT_STATUSES.filter((status) => !isClosed(status))

/** What the list shows: all but the words as its address says it. */
export interface ListView {
  /** Without a word in the address what is not finished. */
  status: ComplaintStatus | 'terbuka' | 'semua'
  category: ComplaintCategory | ''
  /** Whose: one's own, nobody's, or those of a uid. */
  assignee: string
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
    words: (state as { words?: string } | null)?.words ?? '',
  }
}

export function filterOf({ status, category, assignee }: ListView, uid: string): ComplaintFilter {
  return {
    ...(status !== 'semua' && { status: status === 'terbuka' ? UNFINISHED : status }),
    ...(category && { category }),
    ...(assignee && { assignee: ASSIGNEES[assignee]?.(uid) ?? assignee }),
  }
}

const ASSIGNEES: Readonly<Record<string, (uid: string) => string>> = {
  saya: (uid) => uid,
  belum: () => '',
}

/** Whether a report that lies on the device passes the filter. */
export function passes(complaint: Complaint, filter: ComplaintFilter): boolean {
  return (['status', 'category', 'assignee'] as const).every((field) => {
    const wanted = filter[field]
    return wanted === undefined || [wanted].flat().includes(complaint[field])
  })
}
