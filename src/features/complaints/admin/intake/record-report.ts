import { complaintPhotoPath, type ComplaintChannel } from '@/domain/complaints/complaint'
import { reportWrites } from '@/domain/complaints/complaint-report'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { toUserFacing } from '@/lib/firebase/errors'
import { storeReportPhoto } from '@/lib/firebase/pictures'
import { readRaw, serverTime, transact } from '@/lib/firebase/writes'

export interface RecordedReport {
  /** Id and tracking code, the same for every attempt. */
  id: string
  input: ComplaintInput
  channel: ComplaintChannel
  photo: Blob | null
  by: string
}

/**
 * Stores the report once. If an earlier attempt stored the report, returns `differs` if the input has changed since.
 */
export async function recordReport(
  report: RecordedReport,
  onProgress: (share: number) => void,
): Promise<{ differs: boolean }> {
  try {
    return (await storedBefore(report)) ?? (await store(report, onProgress))
  } catch (error) {
    // The report may have been stored although the response was lost.
    const stored = await storedBefore(report).catch(() => null)
    if (stored) return stored
    throw toUserFacing('Gagal menyimpan laporan:', error)
  }
}

async function store(report: RecordedReport, onProgress: (share: number) => void) {
  const { id, input, channel, photo, by } = report
  const time = Date.now()
  const documentationurl = photo ? complaintPhotoPath(id, time) : ''
  if (photo)
    await storeReportPhoto(documentationurl, photo, {
      onProgress: (bytes) => onProgress(bytes / photo.size),
    })
  const date = new Date(time).toISOString()
  await transact([`complaint_status/${id}`], ([found]) =>
    found
      ? []
      : reportWrites({ id, input, documentationurl, date, channel, by, serverTime: serverTime() }),
  )
  return { differs: false }
}

async function storedBefore({ id, input, channel }: RecordedReport) {
  if (!(await readRaw(`complaint_status/${id}`))) return null
  const stored = (await readRaw(`complaints/${id}`))?.plain ?? {}
  const wanted = Object.entries({ ...input, channel })
  return { differs: wanted.some(([field, value]) => stored[field] !== value) }
}
