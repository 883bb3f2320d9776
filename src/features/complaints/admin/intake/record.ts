import { complaintPhotoPath, type ComplaintChannel } from '@/domain/complaints/complaint'
import { reportWrites } from '@/domain/complaints/complaint-report'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import type { REQUEST_CHANNELS } from '@/domain/requests/request'
import type { RequestInput } from '@/domain/requests/request-schema'
import { requestWrites } from '@/domain/requests/request-writes'
import { toUserFacing } from '@/lib/firebase/errors'
import { storeReportPhoto } from '@/lib/firebase/pictures'
import { readRaw, serverTime, transact, type Write } from '@/lib/firebase/writes'

export interface Recorded {
  /** Id and tracking code. Retries must use the same id. */
  id: string
  by: string
}

export type RecordedReport = Recorded &
  ComplaintInput & { channel: ComplaintChannel; photo: Blob | null }

/** Stores a report that staff received by phone or in person, and its photo. Repeated calls store it once. */
export function recordReport(
  { id, by, channel, photo, ...input }: RecordedReport,
  onProgress: (share: number) => void,
): Promise<{ differs: boolean }> {
  async function writes() {
    const time = Date.now()
    const documentationurl = photo ? complaintPhotoPath(id, time) : ''
    if (photo)
      await storeReportPhoto(documentationurl, photo, {
        onProgress: (bytes) => onProgress(bytes / photo.size),
      })
    const about = { id, by, channel, documentationurl, date: new Date(time).toISOString() }
    return reportWrites({ ...about, input, serverTime: serverTime() })
  }
  return storeOnce({
    document: `complaints/${id}`,
    status: `complaint_status/${id}`,
    wanted: { ...input, channel },
    failure: 'Gagal menyimpan laporan:',
    writes,
  })
}

type RecordedRequest = Recorded & RequestInput & { channel: (typeof REQUEST_CHANNELS)[number] }

/** Stores an information request that staff received by phone, letter or in person. Repeated calls store it once. */
export function recordRequest({ id, by, channel, ...input }: RecordedRequest) {
  const about = { id, by, channel, date: new Date().toISOString() }
  return storeOnce({
    document: `requests/${id}`,
    status: `request_status/${id}`,
    wanted: { ...input, channel },
    failure: 'Gagal menyimpan permohonan:',
    writes: () => requestWrites({ ...about, input, serverTime: serverTime() }),
  })
}

interface NewRecord {
  document: string
  /** Path of the public status document, which is written atomically with `document`. */
  status: string
  wanted: object
  failure: string
  /** Returns the writes that create both documents. */
  writes: () => readonly Write[] | Promise<readonly Write[]>
}

/** Stores a record unless it exists. `differs` is true if the existing record differs from `wanted`. */
async function storeOnce(record: NewRecord): Promise<{ differs: boolean }> {
  try {
    const found = await storedBefore(record)
    if (found) return found
    const writes = await record.writes()
    await transact([record.status], ([found]) => (found ? [] : writes))
    return { differs: false }
  } catch (error) {
    // The record may exist if only the response was lost.
    const stored = await storedBefore(record).catch(() => null)
    if (stored) return stored
    throw toUserFacing(record.failure, error)
  }
}

async function storedBefore({ document, status, wanted }: NewRecord) {
  if (!(await readRaw(status))) return null
  const stored = (await readRaw(document))?.plain ?? {}
  return { differs: Object.entries(wanted).some(([field, value]) => stored[field] !== value) }
}
