import {
  complaintPhotoPath,
  isClosed,
  type ComplaintStatus,
  VERDICT_DAYS,
} from '@/domain/complaints/complaint'
import type {
  ComplaintProgress,
  ComplaintTotals,
} from '@/domain/complaints/complaint-progress-schema'
import type {
  Complaint,
  ComplaintHistory,
  ComplaintNotice,
  ComplaintVerdict,
} from '@/domain/complaints/complaint-schema'
import {
  type Counted,
  countedMonths,
  countedYear,
  medianBegunDays,
  medianDays,
  receivedIn,
  verdictTotals,
} from '@/domain/complaints/complaint-totals'
import type { DeskSettings } from '@/domain/complaints/desk-settings-schema'
import { REPLY_PHOTOS, type ReplyPhoto, replyPhotoPath } from '@/domain/complaints/reply-photos'
import { addDays, DAY_MS } from '@/domain/time/date'
import { complaintPhoto, type SampleObject } from '../bucket'
import { instantAt } from '../calendar'
import { COMPLAINTS, type ComplaintText, type StepText } from '../content/complaints'
import { DESK } from '../content/desk'
import { EARLIER_COMPLAINTS } from '../content/earlier-complaints'
import { VILLAGE } from '../content/settings'
import { code, ulidAt } from '../ids'
import { COMPLAINT_OFFICER } from '../people'
import type { PictureKey } from '../pictures/catalogue'
import { toDocument, type Documents } from '../plain'
import { changedBy } from '../authorship'

function trackingCodeOf(index: number): string {
  return code(`pengaduan ${index}`)
}

function photosOf({ photos = [null, null] }: Pick<StepText, 'photos'>): [ReplyPhoto, PictureKey][] {
  return REPLY_PHOTOS.flatMap((photo) => {
    const picture = photos[photo - 1]
    return picture ? [[photo, picture]] : []
  })
}

function historyOf(text: ComplaintText, number: number, today: string): ComplaintHistory[] {
  let status: ComplaintStatus = 'Baru'
  return text.steps.map(({ daysAgo, time, kind = 'tindakan', note, ...step }, index) => {
    const from = status
    status = step.to ?? from
    return {
      id: ulidAt(addDays(today, -daysAgo), number * 10 + index),
      kind,
      from,
      to: status,
      note,
      reply: step.reply ?? '',
      ...(step.photos && { photos: photosOf(step).map(([photo]) => photo) }),
      by: step.isByReporter ? '' : COMPLAINT_OFFICER,
      at: instantAt(addDays(today, -daysAgo), time),
    }
  })
}

export function complaintRecords(today: string): { documents: Documents; objects: SampleObject[] } {
  const documents: Documents = {}
  const objects: SampleObject[] = []
  const statuses: ComplaintProgress[] = []
  for (const [index, text] of [...COMPLAINTS, ...EARLIER_COMPLAINTS].entries()) {
    const id = trackingCodeOf(index)
    const { name, address, phone = '', category, report, channel = 'situs' } = text
    const date = instantAt(addDays(today, -text.daysAgo), text.time)
    const sent = Date.parse(date)
    const photo = text.photo && complaintPhoto(complaintPhotoPath(id, sent), text.photo)
    const history = historyOf(text, index, today)
    const replies = history.filter(({ reply }) => reply !== '')
    const last = history.at(-1)
    const status: ComplaintStatus = last?.to ?? 'Baru'
    const receivedAt = new Date(sent + text.minutesUnderWay * 60_000).toISOString()
    const takenBy = channel === 'situs' ? '' : COMPLAINT_OFFICER
    const assignee = last || text.isAssigned ? COMPLAINT_OFFICER : ''
    const complaint: Complaint = {
      id,
      name,
      address,
      category,
      report,
      documentationurl: photo?.name ?? '',
      date,
      phone,
      status,
      receivedAt,
      channel,
      assignee,
      duplicateOf: status === 'Duplikat' ? trackingCodeOf(index - 1) : '',
      closedAt: closedAt(history),
      anonymised: text.isAnonymised ?? false,
      lastEntry: last?.id ?? '',
      updatedBy: assignee || takenBy,
      updatedAt: last?.at ?? receivedAt,
    }
    const progress: ComplaintProgress = {
      id,
      category,
      status,
      date,
      receivedAt,
      replies: Object.fromEntries(
        replies.map(({ id, reply, at, photos }) => [
          id,
          { text: reply, at, ...(photos && { photos }) },
        ]),
      ),
      lastReply: replies.at(-1)?.id ?? '',
      ...(status === 'Selesai' &&
        !complaint.anonymised && {
          verdictUntil: daysAfter(complaint.closedAt, VERDICT_DAYS),
          ...(text.verdict && { verdict: text.verdict }),
        }),
    }
    const reopening = history.find(({ by }) => by === '')
    if (text.verdict)
      documents[`complaint_verdicts/${id}`] = toDocument({
        id,
        answer: text.verdict,
        reason: reopening?.note ?? '',
        receivedAt: reopening?.at ?? daysAfter(complaint.closedAt, 1),
      } satisfies ComplaintVerdict)
    documents[`complaints/${id}`] = toDocument(complaint)
    documents[`complaint_status/${id}`] = toDocument(progress)
    for (const entry of history)
      documents[`complaints/${id}/history/${entry.id}`] = toDocument(entry)
    documents[`complaint_notices/${id}`] = toDocument({
      emailDue: null,
      telegramDue: null,
    } satisfies ComplaintNotice)
    statuses.push(progress)
    if (photo) objects.push(photo)
    for (const [at, step] of text.steps.entries())
      for (const [number, picture] of photosOf(step))
        objects.push(complaintPhoto(replyPhotoPath(id, history[at]?.id ?? '', number), picture))
  }
  documents['complaint_totals/1'] = toDocument(totalsOf(statuses, today))
  documents['complaint_rate/1'] = toDocument({ count: 0 })
  documents['complaint_work/counts'] = toDocument({ due: {}, begun: {}, token: '' })
  documents['desk_settings/1'] = toDocument({
    ...DESK,
    ...changedBy(COMPLAINT_OFFICER, addDays(today, -75), '10:15'),
  } satisfies DeskSettings)
  return { documents, objects }
}

function closedAt(history: readonly ComplaintHistory[]): string | null {
  const step = history.findLast(({ kind }) => kind === 'tindakan')
  return step && isClosed(step.to) ? step.at : null
}

const daysAfter = (instant: string | null, days: number) =>
  new Date(Date.parse(instant ?? '') + days * DAY_MS).toISOString()

function totalsOf(statuses: readonly ComplaintProgress[], today: string): ComplaintTotals {
  const countedAt = instantAt(today, '00:00')
  const now = new Date(countedAt)
  const year = countedYear(VILLAGE.time_zone, now)
  const reports = receivedIn(statuses, year)
  const count = (all: readonly Counted[], fields: Partial<Counted> = {}) =>
    all.filter(
      (report) =>
        report.status !== 'Duplikat' &&
        (fields.status ?? report.status) === report.status &&
        (fields.verdict ?? report.verdict) === report.verdict,
    ).length
  return {
    year: year.year,
    received: count(reports),
    inProgress: count(reports, { status: 'Diproses' }),
    done: count(reports, { status: 'Selesai' }),
    medianDays: medianDays(reports),
    ...verdictTotals(count(reports, { verdict: 'ya' }), count(reports, { verdict: 'belum' })),
    months: countedMonths(VILLAGE.time_zone, now).map((period) => {
      const received = receivedIn(statuses, period)
      return {
        month: period.month,
        received: count(received),
        medianDays: medianBegunDays(received),
      }
    }),
    countedAt,
  }
}
