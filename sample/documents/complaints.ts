import { addDays } from '@/domain/date'
import type { Complaint, ComplaintHistory, ComplaintProgress } from '@/domain/schemas/complaint'
import type { ComplaintStatus } from '@/domain/complaint'
import { complaintPhoto, type SampleObject } from '../bucket'
import { instantAt } from '../calendar'
import { COMPLAINTS, type ComplaintText } from '../content/complaints'
import { code, ulidAt } from '../ids'
import { COMPLAINT_OFFICER } from '../people'
import { stored, type Documents } from '../plain'

/** A complaint's tracking code; the sample's stay the same from day to day. */
function trackingCodeOf(index: number): string {
  return code(`pengaduan ${index}`)
}

function historyOf(text: ComplaintText, today: string): ComplaintHistory[] {
  return text.steps.map(({ daysAgo, time, to, note, reply }, index) => ({
    from: text.steps[index - 1]?.to ?? 'Baru',
    to,
    note,
    reply,
    by: COMPLAINT_OFFICER,
    at: instantAt(addDays(today, -daysAgo), time),
  }))
}

/** Complaints with what their reporters may see and the desk's history, and the photos sent. */
export function complaintRecords(today: string): { documents: Documents; objects: SampleObject[] } {
  const documents: Documents = {}
  const objects: SampleObject[] = []
  for (const [index, text] of COMPLAINTS.entries()) {
    const id = trackingCodeOf(index)
    const { name, address, category, report, steps } = text
    const date = instantAt(addDays(today, -text.daysAgo), text.time)
    const sent = Date.parse(date)
    const photo = complaintPhoto(`images/pengaduan/${id}/${sent}.jpg`, text.photo)
    const history = historyOf(text, today)
    const status: ComplaintStatus = steps.at(-1)?.to ?? 'Baru'
    const complaint: Complaint = {
      id,
      name,
      address,
      category,
      report,
      documentationurl: photo.name,
      date,
      status,
      receivedAt: new Date(sent + text.minutesUnderWay * 60_000).toISOString(),
    }
    const progress: ComplaintProgress = {
      id,
      category,
      status,
      date,
      replies: history.map(({ reply, at }) => ({ text: reply, at })),
    }
    documents[`complaints/${id}`] = stored(complaint)
    documents[`complaint_status/${id}`] = stored(progress)
    for (const [step, entry] of history.entries()) {
      const day = addDays(today, -(steps[step]?.daysAgo ?? 0))
      documents[`complaints/${id}/history/${ulidAt(day, index * 10 + step)}`] = stored(entry)
    }
    objects.push(photo)
  }
  return { documents, objects }
}
