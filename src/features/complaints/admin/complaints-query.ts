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

/** Query for the desk settings. The result is null until staff save settings; then DEFAULT_DESK_SETTINGS apply. */
export const deskSettingsQuery = queryOptions({
  queryKey: adminKeys.deskSettings,
  queryFn: () => readDocument('desk_settings/1', readableDeskSettings),
})

const PER_PAGE = 25

/** Number of reports searched on the device, because Firestore has no full-text search. */
export const SEARCHED_COMPLAINTS = 500

/** Maximum number of exported reports, enough for several years. Exporting more would overload a cheap phone. */
export const MAX_EXPORTED = 2_000

/** Maximum number of history entries that are read, more than any report has. */
const MAX_ENTRIES = 500

export type ComplaintFilter = Readonly<
  Partial<Record<'status' | 'category' | 'assignee', string | readonly string[]>> & {
    /** Start (inclusive) and end (exclusive) of the time of receipt, in ISO 8601. */
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

/** Reads the newest `MAX_EXPORTED` matching reports. Throws if they cannot be read. */
export function readComplaints(filter: ComplaintFilter): Promise<Complaint[]> {
  return readList<Complaint>({ ...requestOf(filter), limit: MAX_EXPORTED }, complaint)
}

/** Polling interval for new reports while the desk is visible. */
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

/** Query for the number of reopened reports that staff have not processed since. An empty `by` means the reporter. */
export const reopenedCount = freshQuery(adminKeys.reopenedComplaints, () =>
  countDocuments('complaints', { status: 'Diproses', updatedBy: '' }),
)

/** Returns the query for the number of reports that have been unanswered since before `time`. */
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

/** Query for the published totals, read directly from Firestore. Costs one document read. */
export const countedTotalsQuery = freshQuery(adminKeys.complaintTotals, () =>
  readDocument<ComplaintTotals>('complaint_totals/1', complaintTotals),
)

export const complaintRateQuery = freshQuery(adminKeys.complaintRate, () =>
  readDocument('complaint_rate/1', complaintRate),
)

export interface ComplaintFile {
  complaint: Complaint
  progress: ComplaintProgress
  /** History entries, oldest first. */
  history: ComplaintHistory[]
}

/** Returns the query for one report, which is read without a cache. The result is null if the report does not exist. */
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

/** Returns the query for the photo of a report, which staff may read. The result is null if the photo is missing. */
export function complaintPhotoQuery(path: string) {
  return queryOptions({
    queryKey: adminKeys.complaintPhoto(path),
    queryFn: () => readPicture(path),
    // A photo never changes under its name.
    staleTime: Infinity,
  })
}
