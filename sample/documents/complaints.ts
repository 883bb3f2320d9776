import { addDays } from '@/domain/date'
import type { Complaint, ComplaintHistory, ComplaintProgress } from '@/domain/schemas/complaint'
import { isClosed, type ComplaintStatus } from '@/domain/complaint'
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

function historyOf(text: ComplaintText, number: number, today: string): ComplaintHistory[] {
  return text.steps.map(({ daysAgo, time, to, note, reply }, index) => ({
    id: ulidAt(addDays(today, -daysAgo), number * 10 + index),
    kind: 'tindakan',
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
    const { name, address, category, report } = text
    const date = instantAt(addDays(today, -text.daysAgo), text.time)
    const sent = Date.parse(date)
    const photo = complaintPhoto(`images/pengaduan/${id}/${sent}.jpg`, text.photo)
    const history = historyOf(text, index, today)
    const last = history.at(-1)
    const status: ComplaintStatus = last?.to ?? 'Baru'
    const receivedAt = new Date(sent + text.minutesUnderWay * 60_000).toISOString()
    const complaint: Complaint = {
      id,
      name,
      address,
      category,
      report,
      documentationurl: photo.name,
      date,
      phone: '',
      status,
      receivedAt,
      channel: 'situs',
      assignee: last ? COMPLAINT_OFFICER : '',
      duplicateOf: status === 'Duplikat' ? trackingCodeOf(index - 1) : '',
      closedAt: last && isClosed(status) ? last.at : null,
      anonymised: false,
      lastEntry: last?.id ?? '',
      updatedBy: last?.by ?? '',
      updatedAt: last?.at ?? receivedAt,
    }
    const progress: ComplaintProgress = {
      id,
      category,
      status,
      date,
      receivedAt,
      replies: Object.fromEntries(history.map(({ id, reply, at }) => [id, { text: reply, at }])),
      lastReply: last?.id ?? '',
    }
    documents[`complaints/${id}`] = stored(complaint)
    documents[`complaint_status/${id}`] = stored(progress)
    for (const entry of history) documents[`complaints/${id}/history/${entry.id}`] = stored(entry)
    objects.push(photo)
  }
  return { documents, objects }
}
