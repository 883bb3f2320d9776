import { complaintPhotoPath, type ComplaintChannel } from '@/domain/complaints/complaint'
import { reportWrites } from '@/domain/complaints/complaint-report'
import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { storeReportPhoto } from '@/lib/firebase/pictures'
import { serverTime, transact } from '@/lib/firebase/writes'
import { storeOnce } from '../store-once'

export interface RecordedReport {
  /** Id and tracking code. Retries must use the same id. */
  id: string
  input: ComplaintInput
  channel: ComplaintChannel
  photo: Blob | null
  by: string
}

/** Stores a report that staff received by phone or in person, and its photo. Repeated calls store it once. */
export function recordReport(
  report: RecordedReport,
  onProgress: (share: number) => void,
): Promise<{ differs: boolean }> {
  const { id, input, channel } = report
  return storeOnce({
    document: `complaints/${id}`,
    status: `complaint_status/${id}`,
    wanted: { ...input, channel },
    failure: 'Gagal menyimpan laporan:',
    store: () => store(report, onProgress),
  })
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
}
