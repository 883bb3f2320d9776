import { complaintPhotoPath, type ComplaintChannel } from '@/domain/complaints/complaint'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { type SentContent, sentWrites } from '@/domain/complaints/sent-writes'
import type { REQUEST_CHANNELS } from '@/domain/requests/request'
import type { RequestInput } from '@/domain/requests/request-schema'
import { trackingCodeFrom } from '@/domain/ids/id'
import { toUserFacing } from '@/lib/firebase/errors'
import { storeReportPhoto } from '@/lib/firebase/pictures'
import { readRaw, serverTime, transact } from '@/lib/firebase/writes'

export const newTrackingCode = () => trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))

interface Recorded {
  /** Id and tracking code. Retries must use the same id. */
  id: string
  by: string
}

type RequestChannel = (typeof REQUEST_CHANNELS)[number]

export type RecordedReport = Recorded &
  ComplaintInput & { channel: ComplaintChannel; photo: Blob | null }

/** Stores a report that staff received by phone or in person, and its photo. Repeated calls store it once. */
export function recordReport(
  { id, by, channel, photo, ...input }: RecordedReport,
  onProgress: (share: number) => void,
): Promise<{ differs: boolean }> {
  const documentationurl = photo ? complaintPhotoPath(id, Date.now()) : ''
  const report = { kind: 'complaint', id, by, channel, input, documentationurl } as const
  return storeOnce(report, 'Gagal menyimpan laporan:', async () => {
    if (photo)
      await storeReportPhoto(documentationurl, photo, {
        onProgress: (bytes) => onProgress(bytes / photo.size),
      })
  })
}

type RecordedRequest = Recorded & RequestInput & { channel: RequestChannel }

/** Stores an information request that staff received by phone, letter or in person. Repeated calls store it once. */
export function recordRequest({ id, by, channel, ...input }: RecordedRequest) {
  return storeOnce({ kind: 'request', id, by, channel, input }, 'Gagal menyimpan permohonan:')
}

type NewRecord = SentContent & Recorded & { channel: RequestChannel }

/**
 * Stores a record after `upload`, unless the record exists. `differs` is true if the existing record differs. `failed` is
 * the start of the error message.
 */
async function storeOnce(
  record: NewRecord,
  failed: string,
  upload = () => Promise.resolve(),
): Promise<{ differs: boolean }> {
  try {
    const found = await storedBefore(record)
    if (found) return found
    await upload()
    const times = { date: new Date().toISOString(), serverTime: serverTime() }
    await transact([statusOf(record)], ([found]) =>
      found ? [] : sentWrites({ ...record, ...times }),
    )
    return { differs: false }
  } catch (error) {
    // The record may exist if only the response was lost.
    const stored = await storedBefore(record).catch(() => null)
    if (stored) return stored
    throw toUserFacing(failed, error)
  }
}

const statusOf = ({ kind, id }: NewRecord) => `${kind}_status/${id}`

async function storedBefore(record: NewRecord) {
  const { kind, id, input, channel } = record
  if (!(await readRaw(statusOf(record)))) return null
  const stored = (await readRaw(`${kind}s/${id}`))?.plain ?? {}
  const fields = Object.entries({ ...input, channel })
  return { differs: fields.some(([field, value]) => stored[field] !== value) }
}
