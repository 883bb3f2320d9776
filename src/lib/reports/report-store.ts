import type { ComplaintCategory } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { deviceStore } from '../device-store'

export type Obstacle = 'server' | 'rejected' | 'busy'

/** A report on this device. */
export interface StoredReport {
  /** The tracking code, made before the first try. */
  id: string
  state: 'waiting' | 'refused' | 'sent'
  /** When it was written, in epoch milliseconds. */
  at: number
  category: ComplaintCategory
  /** What was filled in, and the photo; both gone once it is sent. */
  input?: ComplaintInput
  photo?: Blob
  /** Why it was refused. */
  problem?: 'closed' | 'denied'
  /** Why it waits although there is a network: the server is out of order, takes it not, or has too many. */
  obstacle?: Obstacle | undefined
  /** It was sent and no answer came: it may have arrived. */
  unanswered?: boolean
  /** Of one that is sent: how far it was when that was looked up last, and when (epoch milliseconds). */
  progress?: ComplaintProgress
  seenAt?: number
}

/** A report that is still to be sent. */
export type QueuedReport = StoredReport & { input: ComplaintInput; photo: Blob }

/** What was typed and not sent, with the photo that was chosen. */
export interface ReportDraft {
  values: Record<string, string>
  photo: Blob | null
  /** A chosen file that replaces the photo once it is prepared. */
  file?: Blob | undefined
  /** When it was typed, in epoch milliseconds. */
  at: number
}

const DRAFT_MILLISECONDS = 7 * 24 * 60 * 60_000

/**
 * The form of the entries. Page and worker of different versions of the app work on them side by side:
 * what one of them does not know, it leaves to the newer one.
 */
const VERSION = 1

/**
 * The photo lies in the entry as bytes: what browsers keep of a Blob is a file beside the database,
 * which some lose.
 */
type Entry = Omit<StoredReport, 'photo'> & { version: number; photo?: ArrayBuffer }

const DRAFT = 'draft'
const database = deviceStore('desa-laporan', 'reports')

/** On the disk, not only on its way there, when this resolves. */
function write(change: (store: IDBObjectStore) => void, atOnce = false): Promise<void> {
  return database.write(change, { durability: 'strict', atOnce })
}

/** An entry that this version knows, with the photo apart: few want it, and each Blob is one more copy. */
interface Known {
  report: Omit<StoredReport, 'photo'>
  photo: ArrayBuffer | undefined
}

function known({ version, photo, ...report }: Entry): Known | null {
  return version === VERSION ? { report, photo } : null
}

function withPhoto({ report, photo }: Known): StoredReport {
  return photo ? { ...report, photo: new Blob([photo], { type: 'image/jpeg' }) } : report
}

/** Newest first. */
async function readKnown(): Promise<Known[]> {
  const all = await database.entries<Entry>()
  return all
    .flatMap(([key, entry]) => (key === DRAFT ? [] : (known(entry) ?? [])))
    .sort(({ report: one }, { report: other }) => other.at - one.at || (other.id < one.id ? -1 : 1))
}

/** All reports of this device, newest first, without their photos. Throws the browser's errors. */
export async function readReports(): Promise<Known['report'][]> {
  return (await readKnown()).map(({ report }) => report)
}

export async function readReport(id: string): Promise<StoredReport | null> {
  const entry = await database.get<Entry>(id)
  const found = entry && known(entry)
  return found ? withPhoto(found) : null
}

/** The oldest report that waits, but for those in `passed`. */
export async function nextReport(passed: ReadonlySet<string>): Promise<QueuedReport | null> {
  for (const one of (await readKnown()).reverse()) {
    if (one.report.state !== 'waiting' || passed.has(one.report.id)) continue
    const report = withPhoto(one)
    if (isQueued(report)) return report
  }
  return null
}

export function isQueued(report: StoredReport): report is QueuedReport {
  return report.input !== undefined && report.photo !== undefined
}

/**
 * Puts a report into the queue and ends the draft that it was, both or neither; it is on the disk when
 * this resolves. Rejects only when it is not and will not be there (DeviceStore).
 */
export async function addReport({ photo, ...report }: QueuedReport): Promise<void> {
  const entry: Entry = { ...report, version: VERSION, photo: await photo.arrayBuffer() }
  await write((store) => {
    store.put(entry, report.id)
    store.delete(DRAFT)
  })
}

/** Notes what has become of a report, unless it was removed meanwhile. */
export async function noteReport(
  id: string,
  change: Pick<
    Partial<StoredReport>,
    'state' | 'problem' | 'obstacle' | 'unanswered' | 'progress' | 'seenAt'
  >,
): Promise<void> {
  await revise(id, (entry) => ({ ...entry, ...change }))
}

/** The report has arrived. Of it only what shows it again stays, whatever the device had of it. */
export async function noteSent({ id, at, category }: StoredReport): Promise<void> {
  const sent: Entry = { version: VERSION, id, at, category, state: 'sent' }
  await write((store) => void store.put(sent, id))
}

/** Puts a refused report into the queue again. */
export async function requeueReport(id: string): Promise<void> {
  await revise(id, (entry) => {
    if (entry.state !== 'refused') return entry
    delete entry.problem
    delete entry.obstacle
    return { ...entry, state: 'waiting' }
  })
}

/** Takes a report out of the queue and makes it the draft, both or neither. */
export async function makeDraft({ id, input, photo }: QueuedReport): Promise<void> {
  const draft: ReportDraft = { values: { ...input }, photo, at: Date.now() }
  await write((store) => {
    store.put(draft, DRAFT)
    store.delete(id)
  })
}

export async function deleteReport(id: string): Promise<void> {
  await write((store) => void store.delete(id))
}

/** What was typed in the last seven days; what is older is deleted. */
export async function readDraft(): Promise<ReportDraft | null> {
  const draft = await database.get<ReportDraft>(DRAFT)
  if (!draft) return null
  if (Date.now() - draft.at < DRAFT_MILLISECONDS) return draft
  await deleteDraft()
  return null
}

export function storeDraft(draft: ReportDraft): Promise<void> {
  return write((store) => void store.put(draft, DRAFT), true)
}

export function deleteDraft(): Promise<void> {
  return write((store) => void store.delete(DRAFT), true)
}

function revise(id: string, change: (entry: Entry) => Entry): Promise<void> {
  return write((store) => {
    const request = store.get(id) as IDBRequest<Entry | undefined>
    request.onsuccess = () => {
      if (request.result) store.put(change(request.result), id)
    }
  })
}
