import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { DraftKind } from '@/domain/collections'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import type { RecordName } from '@/domain/requests/request'
import type { TableKey, TableName } from '@/domain/tables/saved-table-schema'
import type { Role } from '@/domain/users/role'

const ADMIN = 'admin'

type Scope = Readonly<{ createdBy?: string }>

type Filter = Readonly<Record<string, string | readonly string[]>>

/** Keys of staff queries, never stored on the device. Each key starts with the key of the set that contains it. */
export const adminKeys = {
  all: [ADMIN],
  kind: (kind: DraftKind) => [ADMIN, kind],
  publishedIn: (kind: DraftKind, category: string) => [ADMIN, kind, 'published', category],
  publishedCount: (kind: DraftKind, category: string) => [ADMIN, kind, 'count', category],
  drafts: (kind: DraftKind, scope: Scope) => [ADMIN, kind, 'drafts', scope],
  draftCount: (kind: DraftKind, scope: Scope, category: string, state: string) => [
    ...adminKeys.drafts(kind, scope),
    'count',
    category,
    state,
  ],
  draftTasks: (uid: string) => [ADMIN, 'draft-tasks', uid],
  returnedDrafts: (uid: string) => [ADMIN, 'returned-drafts', uid],
  duties: [ADMIN, 'duties'],
  contentStaleness: (shown: number, year: number) => [ADMIN, 'content-staleness', shown, year],
  yearLines: (year: string) => [ADMIN, 'year-lines', year],
  deletion: (kind: DraftKind, type: string, id: string) => [ADMIN, 'deletion', kind, type, id],
  bin: (role: Role, uid: string, collection: string) => [ADMIN, 'bin', role, uid, collection],
  binCount: (role: Role, uid: string, collection: string) => [
    ...adminKeys.bin(role, uid, collection),
    'count',
  ],
  audit: (filter: object) => [ADMIN, 'audit', filter],
  versions: (collection: string, id: string) => [ADMIN, 'versions', collection, id],
  table: (name: TableName) => [ADMIN, 'table', name],
  tableForm: (key: TableKey) => [ADMIN, 'table-form', key],
  deviceErrors: [ADMIN, 'device-errors'],
  articleViews: (month: string) => [ADMIN, 'article-views', month],
  users: [ADMIN, 'users'],
  secondFactor: (uid: string) => [ADMIN, 'second-factor', uid],
  names: [ADMIN, 'name'],
  name: (uid: string) => [ADMIN, 'name', uid],
  complaints: [ADMIN, 'complaints'],
  complaintList: (filter: Filter) => [ADMIN, 'complaints', 'list', filter],
  complaintCount: (status: ComplaintStatus) => [ADMIN, 'complaints', 'count', status],
  complaintRate: [ADMIN, 'complaints', 'rate'],
  reopenedComplaints: [ADMIN, 'complaints', 'reopened'],
  overdueComplaints: (since: string) => [ADMIN, 'complaints', 'overdue', since],
  openComplaints: (statuses: readonly ComplaintStatus[], spans: readonly object[]) => [
    ADMIN,
    'complaints',
    'open',
    statuses,
    spans,
  ],
  complaintTotals: [ADMIN, 'complaints', 'totals'],
  newerComplaints: (filter: Filter, since: string) => [ADMIN, 'complaints', 'newer', filter, since],
  newestComplaints: [ADMIN, 'complaints', 'newest'],
  complaint: (id: string) => [ADMIN, 'complaints', 'one', id],
  complaintPhoto: (path: string) => [ADMIN, 'complaint-photo', path],
  requests: [ADMIN, 'requests'],
  objections: [ADMIN, 'objections'],
  requestList: (part: string, name: RecordName) => [ADMIN, name, 'list', part],
  request: (id: string, name: RecordName) => [ADMIN, name, 'one', id],
  deskStaff: [ADMIN, 'desk-staff'],
  deskSettings: [ADMIN, 'desk-settings'],
  form: (path: string) => [ADMIN, 'form', path],
  publishing: [ADMIN, 'publishing'],
  filledBudgetYears: [ADMIN, 'filled-budget-years'],
  stagedPicture: (path: string) => [ADMIN, 'staged-picture', path],
} as const

/** Options for the query of a form, whose values must not be replaced by a refetch. */
export const formQueryOptions = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** Returns a query that is read again whenever a screen shows it. */
export const freshQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: 0 })

export const formQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, ...formQueryOptions })
