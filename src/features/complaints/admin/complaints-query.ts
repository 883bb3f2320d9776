import { queryOptions } from '@tanstack/react-query'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import {
  type ComplaintProgress,
  type ComplaintTotals,
  complaintProgress,
  complaintTotals,
} from '@/domain/complaints/complaint-progress-schema'
import {
  type Complaint,
  type ComplaintHistory,
  complaint,
  complaintHistory,
  complaintRate,
} from '@/domain/complaints/complaint-schema'
import { readableDeskSettings } from '@/domain/complaints/desk-settings-schema'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readDocument, readList } from '@/lib/firebase/documents'
import { readPicture } from '@/lib/firebase/pictures'
import { adminKeys, freshQuery, formQuery } from '@/lib/query/admin-keys'
import { pagedQuery } from '@/staff/lists/paged-query'

/** Query for the stored desk settings, or null if none are stored. Then DEFAULT_DESK_SETTINGS apply. */
export const deskSettingsQuery = queryOptions({
  queryKey: adminKeys.deskSettings,
  queryFn: () => readDocument('desk_settings/1', readableDeskSettings),
})

const PER_PAGE = 25

/** Number of recent reports that the app loads to search them, because Firestore has no full-text search. */
export const SEARCHED_COMPLAINTS = 500

/** Maximum number of exported reports, enough for several years. More would overload a low-end phone. */
export const MAX_EXPORTED = 2_000

/** Maximum number of history entries to read. No report has more. */
const MAX_ENTRIES = 500

export type ComplaintFilter = Readonly<
  Partial<Record<'status' | 'category' | 'assignee', string | readonly string[]>> & {
    /** Earliest time of receipt (inclusive), in ISO 8601. `before` is the latest (exclusive). */
    since?: string
    before?: string
  }
>

function requestOf({ since, before, ...where }: ComplaintFilter) {
  const at = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
  return { ...NEWEST, where, since: at(since), before: at(before) }
}

const RECEIVED = 'receivedAt'
const NEWEST = { collection: 'complaints', orderBy: [RECEIVED, 'desc'] } as const

export function complaintsQuery(filter: ComplaintFilter) {
  return pagedQuery<Complaint>(
    adminKeys.complaintList(filter),
    { ...requestOf(filter), limit: PER_PAGE },
    complaint,
  )
}

/** Reads the newest reports that match the filter, at most `MAX_EXPORTED`. */
export function readComplaints(filter: ComplaintFilter): Promise<Complaint[]> {
  return readList<Complaint>({ ...requestOf(filter), limit: MAX_EXPORTED }, complaint)
}

/** Polling interval for new reports in milliseconds. */
const NEWER_MILLISECONDS = 30_000

export function newerComplaintsQuery(filter: ComplaintFilter, since: string | undefined) {
  return queryOptions({
    queryKey: adminKeys.newerComplaints(filter, since ?? ''),
    queryFn: () =>
      readList<Complaint>(
        { ...requestOf({ ...filter, ...(since !== undefined && { since }) }), limit: PER_PAGE },
        complaint,
      ),
    staleTime: 0,
    // TanStack Query pauses polling while the page is hidden.
    refetchInterval: NEWER_MILLISECONDS,
  })
}

export const newestComplaintsQuery = queryOptions({
  queryKey: adminKeys.newestComplaints,
  queryFn: () => readList<Complaint>({ ...NEWEST, limit: SEARCHED_COMPLAINTS }, complaint),
  staleTime: 0,
  // Each fetch costs up to 500 document reads.
  refetchOnWindowFocus: false,
})

export function complaintCount(status: ComplaintStatus) {
  return freshQuery(adminKeys.complaintCount(status), () =>
    countDocuments('complaints', { status }),
  )
}

/** Query for the number of reopened reports that staff have not changed since. For a reporter, `updatedBy` is ''. */
export const reopenedCount = freshQuery(adminKeys.reopenedComplaints, () =>
  countDocuments('complaints', { status: 'Diproses', updatedBy: '' }),
)

/** Returns the query for the number of unanswered reports received before `time`. */
export function overdueCount(time: Date) {
  return freshQuery(adminKeys.overdueComplaints(time.toISOString()), () =>
    countDocuments('complaints', { status: 'Baru' }, RECEIVED, { before: time }),
  )
}

export function openCounts(
  statuses: readonly ComplaintStatus[],
  spans: readonly Pick<ComplaintFilter, 'since' | 'before'>[],
) {
  const count = (status: ComplaintStatus, span: (typeof spans)[number]) => {
    const { since, before } = requestOf(span)
    return countDocuments('complaints', { status }, RECEIVED, { since, before })
  }
  return freshQuery(adminKeys.openComplaints(statuses, spans), () =>
    Promise.all(statuses.map((status) => Promise.all(spans.map((span) => count(status, span))))),
  )
}

/** Query for the published totals of reports. Each fetch reads one document. */
export const countedTotalsQuery = freshQuery(adminKeys.complaintTotals, () =>
  readDocument<ComplaintTotals>('complaint_totals/1', complaintTotals),
)

export const complaintRateQuery = freshQuery(adminKeys.complaintRate, () =>
  readDocument('complaint_rate/1', complaintRate),
)

export interface ComplaintFile {
  complaint: Complaint
  progress: ComplaintProgress
  /** History of the report, oldest entry first. */
  history: ComplaintHistory[]
}

/** Returns the query for a report with its history. The result is null if the report does not exist. */
export function complaintFileQuery(id: string) {
  return formQuery(adminKeys.complaint(id), async (): Promise<ComplaintFile | null> => {
    const [found, progress, history] = await Promise.all([
      readDocument<Complaint>(`complaints/${id}`, complaint),
      readDocument<ComplaintProgress>(`complaint_status/${id}`, complaintProgress),
      readList<ComplaintHistory>(
        { collection: `complaints/${id}/history`, orderBy: ['at', 'asc'], limit: MAX_ENTRIES },
        complaintHistory,
      ),
    ])
    return found && progress && { complaint: found, progress, history }
  })
}

/** Returns the query for a photo of a report. The result is null if the photo does not exist. */
export function complaintPhotoQuery(path: string) {
  return queryOptions({
    queryKey: adminKeys.complaintPhoto(path),
    queryFn: () => readPicture(path),
    // A photo with this path never changes.
    staleTime: Infinity,
  })
}
