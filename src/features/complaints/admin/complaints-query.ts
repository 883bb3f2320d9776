import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import {
  complaintProgress,
  type ComplaintProgress,
  complaintTotals,
  type ComplaintTotals,
} from '@/domain/complaints/complaint-progress-schema'
import {
  complaint,
  type Complaint,
  complaintHistory,
  complaintRate,
  type ComplaintHistory,
} from '@/domain/complaints/complaint-schema'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readDocument, readList, readPage } from '@/lib/firebase/documents'
import { readPicture } from '@/lib/firebase/pictures'
import { adminKeys } from '@/lib/query/admin-keys'
import { adminPages, openedInForm } from '@/lib/query/admin-query'

const PER_PAGE = 25

/** So many of the newest are searched: Firestore itself does not search in words. */
export const SEARCHED_COMPLAINTS = 500

/** Several years of a village's reports; more would be too much for a cheap phone. */
export const MAX_EXPORTED = 2_000

/** More entries than this no report's history has. */
const MAX_ENTRIES = 500

/** Beyond 200 no village office has staff. */
const MAX_STAFF = 200

/** By field the value that it must have, or several of which it must have one. */
export type ComplaintFilter = Readonly<
  Partial<Record<'status' | 'category' | 'assignee', string | readonly string[]>> & {
    /** When it was received, at the earliest, and earlier than when: ISO 8601. */
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

/** The reports that pass the filter, the newest first, page by page. */
export function complaintsQuery(filter: ComplaintFilter) {
  return infiniteQueryOptions({
    queryKey: adminKeys.complaintList(filter),
    queryFn: ({ pageParam }) =>
      readPage<Complaint>({ ...requestOf(filter), after: pageParam, limit: PER_PAGE }, complaint),
    ...adminPages,
  })
}

/** The newest `MAX_EXPORTED` of them, the newest first. Throws when they cannot be read. */
export function readComplaints(filter: ComplaintFilter): Promise<Complaint[]> {
  return readList<Complaint>({ ...requestOf(filter), limit: MAX_EXPORTED }, complaint)
}

/** While the desk stands open and is looked at, it hears of new reports within so long. */
const NEWER_MILLISECONDS = 30_000

/** The reports that came since `since`, which may be among them; without it the newest. */
export function newerComplaintsQuery(filter: ComplaintFilter, since: string | undefined) {
  return queryOptions({
    queryKey: adminKeys.newerComplaints(filter, since ?? ''),
    queryFn: () =>
      readList<Complaint>(
        { ...requestOf({ ...filter, ...(since !== undefined && { since }) }), limit: PER_PAGE },
        complaint,
      ),
    staleTime: 0,
    // Not while the page is hidden: that is how TanStack Query does it unless told.
    refetchInterval: NEWER_MILLISECONDS,
  })
}

/** What is searched on the device. */
export const newestComplaintsQuery = queryOptions({
  queryKey: adminKeys.newestComplaints,
  queryFn: () => readList<Complaint>({ ...NEWEST, limit: SEARCHED_COMPLAINTS }, complaint),
  staleTime: 0,
  // Every read of it is paid for 500 times.
  refetchOnWindowFocus: false,
})

/** How many reports have that status. */
export function complaintCount(status: ComplaintStatus) {
  return queryOptions({
    queryKey: adminKeys.complaintCount(status),
    queryFn: () => countDocuments('complaints', { status }),
    staleTime: 0,
  })
}

/** How many reports their reporters have opened again, and nobody has touched since: '' is who sent them. */
export const reopenedCount = queryOptions({
  queryKey: adminKeys.reopenedComplaints,
  queryFn: () => countDocuments('complaints', { status: 'Diproses', updatedBy: '' }),
  staleTime: 0,
})

/** How many reports nobody has answered since before `time`. */
export function overdueCount(time: Date) {
  return queryOptions({
    queryKey: adminKeys.overdueComplaints(time.toISOString()),
    queryFn: () => countDocuments('complaints', { status: 'Baru' }, RECEIVED, { before: time }),
    staleTime: 0,
  })
}

/** How many reports of each of the statuses were received in each of the spans. */
export function openCounts(
  statuses: readonly ComplaintStatus[],
  spans: readonly Pick<ComplaintFilter, 'since' | 'before'>[],
) {
  const count = (status: ComplaintStatus, span: (typeof spans)[number]) => {
    const { since, before } = requestOf(span)
    return countDocuments('complaints', { status }, RECEIVED, { since, before })
  }
  return queryOptions({
    queryKey: adminKeys.openComplaints(statuses, spans),
    queryFn: () =>
      Promise.all(statuses.map((status) => Promise.all(spans.map((span) => count(status, span))))),
    staleTime: 0,
  })
}

/** What everyone is told of reports, as it is now: one read. */
export const countedTotalsQuery = queryOptions({
  queryKey: adminKeys.complaintTotals,
  queryFn: () => readDocument<ComplaintTotals>('complaint_totals/1', complaintTotals),
  staleTime: 0,
})

/** How many reports the site has taken in this hour; null before the first. */
export const complaintRateQuery = queryOptions({
  queryKey: adminKeys.complaintRate,
  queryFn: () => readDocument('complaint_rate/1', complaintRate),
  staleTime: 0,
})

/** All that the desk knows of one report. */
export interface ComplaintFile {
  complaint: Complaint
  progress: ComplaintProgress
  /** The oldest first. */
  history: ComplaintHistory[]
}

/** One report as it is now; null when there is none. */
export function complaintFileQuery(id: string) {
  return queryOptions({
    queryKey: adminKeys.complaint(id),
    queryFn: async (): Promise<ComplaintFile | null> => {
      const [found, progress, history] = await Promise.all([
        readDocument<Complaint>(`complaints/${id}`, complaint),
        readDocument<ComplaintProgress>(`complaint_status/${id}`, complaintProgress),
        readList<ComplaintHistory>(
          { collection: `complaints/${id}/history`, orderBy: ['at', 'asc'], limit: MAX_ENTRIES },
          complaintHistory,
        ),
      ])
      return found && progress && { complaint: found, progress, history }
    },
    ...openedInForm,
  })
}

/** The photo of a report, for whoever is signed in; null when it is not there. */
export function complaintPhotoQuery(path: string) {
  return queryOptions({
    queryKey: adminKeys.complaintPhoto(path),
    queryFn: () => readPicture(path),
    // No name is used twice.
    staleTime: Infinity,
  })
}

const deskStaffMember = v.object({
  id: v.string(),
  name: v.string(),
  disabled: v.optional(v.boolean(), false),
})
export type DeskStaffMember = v.InferOutput<typeof deskStaffMember>

/** Who works at the desk, or did; the rules let petugas know of nobody else. */
export const deskStaffQuery = queryOptions({
  queryKey: adminKeys.deskStaff,
  queryFn: async () => {
    const found = await readList<DeskStaffMember>(
      {
        collection: 'users',
        where: { role: ['admin', 'petugas'] },
        orderBy: ['role', 'asc'],
        limit: MAX_STAFF,
      },
      deskStaffMember,
    )
    return found.sort((one, other) => one.name.localeCompare(other.name, 'id'))
  },
  staleTime: 10 * 60_000,
})
