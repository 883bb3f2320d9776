import type { ComplaintCategory } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import type { ObjectionInput, RequestInput } from '@/domain/requests/request-schema'
import type { SentKind } from '@/domain/requests/sent-kind'
import { deviceStore } from '../device-store'

export type DeliveryProblem = 'server' | 'rejected' | 'busy'

export interface StoredReport {
  /** Tracking code, created before the first attempt. */
  id: string
  state: 'waiting' | 'refused' | 'sent'
  /** Time of writing in epoch milliseconds. */
  at: number
  kind?: SentKind
  /** Category of a report. Requests and objections have none. */
  category?: ComplaintCategory | undefined
  input?: ComplaintInput | RequestInput | ObjectionInput
  photo?: Blob
  problem?: 'closed' | 'denied'
  /**
   * Reason why the report waits although the device is online: a server failure, closed reporting or the hourly limit.
   */
  obstacle?: DeliveryProblem | undefined
  /** True if the report was sent without a response, so that it may have arrived. */
  unanswered?: boolean
  /** Progress of a sent report when it was last looked up, and the time in epoch milliseconds. */
  progress?: ComplaintProgress
  seenAt?: number
}

export type QueuedReport = StoredReport &
  ({ kind?: undefined; input: ComplaintInput; photo: Blob } | (Requested & { photo?: undefined }))

export type Requested =
  { kind: 'request'; input: RequestInput } | { kind: 'objection'; input: ObjectionInput }

export interface ReportDraft {
  values: Record<string, string>
  photo: Blob | null
  file?: Blob | undefined
  /** Time of the input in epoch milliseconds. */
  at: number
}

const DRAFT_MILLISECONDS = 7 * 24 * 60 * 60_000

/**
 * Version of stored reports and drafts. Pages and workers of different app versions use the same store, and each
 * ignores reports and drafts of a newer version.
 */
const VERSION = 3

/** Returns the version to store, which is higher for requests and objections, because old apps cannot send them. */
const versionOf = (kind: SentKind) => (kind ? (kind === 'request' ? 2 : VERSION) : 1)

/** Stored form of a report, with the photo as bytes, because some browsers lose Blobs. */
type Entry = Omit<StoredReport, 'photo'> & { version: number; photo?: ArrayBuffer }

const DRAFT = 'draft'
const draftKey = (kind: SentKind) => (kind ? `${DRAFT}-${kind}` : DRAFT)
const database = deviceStore('desa-laporan', 'reports')

/** Writes with strict durability: resolves when the data is on disk. */
function write(change: (store: IDBObjectStore) => void, atOnce = false): Promise<void> {
  return database.write(change, { durability: 'strict', atOnce })
}

/** Stored report of a known version. The photo stays as bytes, because each Blob would be another copy. */
interface Known {
  report: Omit<StoredReport, 'photo'>
  photo: ArrayBuffer | undefined
}

function toKnown({ version, photo, ...report }: Entry): Known | null {
  return version <= VERSION ? { report, photo } : null
}

function withPhoto({ report, photo }: Known): StoredReport {
  return photo ? { ...report, photo: new Blob([photo], { type: 'image/jpeg' }) } : report
}

async function readKnown(): Promise<Known[]> {
  const all = await database.entries<Entry>()
  return all
    .flatMap(([key, entry]) => (String(key).startsWith(DRAFT) ? [] : (toKnown(entry) ?? [])))
    .sort(({ report: one }, { report: other }) => other.at - one.at || (other.id < one.id ? -1 : 1))
}

/** Returns all reports of this device without photos, newest first. Throws the browser's errors. */
export async function readReports(): Promise<Known['report'][]> {
  return (await readKnown()).map(({ report }) => report)
}

export async function readReport(id: string): Promise<StoredReport | null> {
  const entry = await database.get<Entry>(id)
  const found = entry && toKnown(entry)
  return found ? withPhoto(found) : null
}

export async function nextReport(passed: ReadonlySet<string>): Promise<QueuedReport | null> {
  for (const one of (await readKnown()).reverse()) {
    if (one.report.state !== 'waiting' || passed.has(one.report.id)) continue
    const report = withPhoto(one)
    if (isQueued(report)) return report
  }
  return null
}

export function isQueued(report: StoredReport): report is QueuedReport {
  return report.input !== undefined && (report.kind !== undefined || report.photo !== undefined)
}

/**
 * Adds a report to the queue and deletes its draft in one transaction. Resolves when the report is on disk, and rejects
 * only if it is certain that nothing was stored (DeviceStore).
 */
export async function addReport({ photo, ...report }: QueuedReport): Promise<void> {
  const entry: Entry = {
    ...report,
    version: versionOf(report.kind),
    ...(photo && { photo: await photo.arrayBuffer() }),
  }
  await write((store) => {
    store.put(entry, report.id)
    store.delete(draftKey(report.kind))
  })
}

export async function updateReport(
  id: string,
  change: Pick<
    Partial<StoredReport>,
    'state' | 'problem' | 'obstacle' | 'unanswered' | 'progress' | 'seenAt'
  >,
): Promise<void> {
  await revise(id, (entry) => ({ ...entry, ...change }))
}

export async function recordSentReport({ id, at, kind, category }: StoredReport): Promise<void> {
  const own = kind ? { kind } : { category }
  const sent: Entry = { version: versionOf(kind), id, at, ...own, state: 'sent' }
  await write((store) => void store.put(sent, id))
}

export async function requeueReport(id: string): Promise<void> {
  await revise(id, (entry) => {
    if (entry.state !== 'refused') return entry
    delete entry.problem
    delete entry.obstacle
    return { ...entry, state: 'waiting' }
  })
}

/** Moves a report from the queue into the draft in one transaction. */
export async function moveToDraft({ id, kind, input, photo }: QueuedReport): Promise<void> {
  const draft: ReportDraft = { values: { ...input }, photo: photo ?? null, at: Date.now() }
  await write((store) => {
    store.put(draft, draftKey(kind))
    store.delete(id)
  })
}

export async function deleteReport(id: string): Promise<void> {
  await write((store) => void store.delete(id))
}

/** Returns the draft, or null if there is none. Deletes a draft that is older than seven days. */
export async function readDraft(kind?: SentKind): Promise<ReportDraft | null> {
  const draft = await database.get<ReportDraft>(draftKey(kind))
  if (!draft) return null
  if (Date.now() - draft.at < DRAFT_MILLISECONDS) return draft
  await deleteDraft(kind)
  return null
}

export function storeDraft(draft: ReportDraft, kind?: SentKind): Promise<void> {
  return write((store) => void store.put(draft, draftKey(kind)), true)
}

export function deleteDraft(kind?: SentKind): Promise<void> {
  return write((store) => void store.delete(draftKey(kind)), true)
}

function revise(id: string, change: (entry: Entry) => Entry): Promise<void> {
  return write((store) => {
    const request = store.get(id) as IDBRequest<Entry | undefined>
    request.onsuccess = () => {
      if (request.result) store.put(change(request.result), id)
    }
  })
}
