import { describe, expect, it } from 'vitest'
import {
  ANONYMISED,
  ANONYMISED_REPLY,
  COMPLAINT_CATEGORIES,
  COMPLAINT_STATUSES,
  HISTORY_KINDS,
  isClosed,
  NEXT_STATUSES,
} from '@/domain/complaints/complaint'
import { replyPhotoPath } from '@/domain/complaints/reply-photos'
import { read } from './reading'
import { buildSample } from './sample'

const { documents, objects } = buildSample('2026-11-21')
const complaints = read(documents, 'complaints')
const progress = new Map(read(documents, 'complaint_status').map((status) => [status.id, status]))

function historyOf(id: string) {
  const prefix = `complaints/${id}/history/`
  const own = Object.fromEntries(
    Object.entries(documents).filter(([path]) => path.startsWith(prefix)),
  )
  return read(own, 'complaints/history')
}

it('the sample contains complaints in every status and category', () => {
  expect(complaints.length).toBeGreaterThanOrEqual(8)
  expect(new Set(complaints.map(({ status }) => status))).toEqual(new Set(COMPLAINT_STATUSES))
  expect(new Set(complaints.map(({ category }) => category))).toEqual(new Set(COMPLAINT_CATEGORIES))
})

it('the sample generates the same tracking codes on every day, and one status document for each complaint', () => {
  const tomorrow = read(buildSample('2026-11-22').documents, 'complaints')
  expect(tomorrow.map(({ id }) => id)).toEqual(complaints.map(({ id }) => id))
  expect(progress.size).toBe(complaints.length)
})

describe.each(complaints)('the complaint of $name', ({ id, status, category, date, ...own }) => {
  const history = historyOf(id)

  it('shares its status with its status document, and contains only allowed status changes', () => {
    expect(progress.get(id)).toMatchObject({ status, category, date })
    const statuses = ['Baru' as const, ...history.map(({ to }) => to)]
    expect(statuses.at(-1)).toBe(status)
    for (const [index, { kind, from, to }] of history.entries()) {
      expect(from).toBe(statuses[index])
      expect(kind === 'tindakan' ? NEXT_STATUSES[from] : [from]).toContain(to)
    }
  })

  it('shows the reporter only replies, in chronological order after the report', () => {
    const replies = history.filter(({ reply }) => reply !== '')
    expect(replies.filter(({ kind }) => kind !== 'tindakan')).toEqual([])
    const shown = replies.map(({ id, reply: text, at, photos }) => {
      return [id, { text, at, ...(photos && { photos }) }]
    })
    expect(progress.get(id)?.replies).toEqual(Object.fromEntries(shown))
    expect(progress.get(id)?.lastReply).toBe(replies.at(-1)?.id ?? '')
    const times = [date, own.receivedAt, ...history.map(({ at }) => at)]
    expect(times).toEqual([...times].sort())
  })

  it('stores the time of its last status change as its closing time, or null while it is open', () => {
    const step = history.findLast(({ kind }) => kind === 'tindakan')
    expect(own.closedAt).toBe(isClosed(status) ? step?.at : null)
  })
})

it.each(complaints.filter(({ documentationurl }) => documentationurl !== ''))(
  'the sample forbids caching the photo of $name',
  ({ id, documentationurl }) => {
    expect(documentationurl.startsWith(`images/pengaduan/${id}/`)).toBe(true)
    expect(objects.find(({ name }) => name === documentationurl)).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'private,no-store',
    })
  },
)

it('the sample contains the photos of all replies', () => {
  const shown = complaints.flatMap(({ id }) =>
    historyOf(id).flatMap((entry) =>
      (entry.photos ?? []).map((photo) => replyPhotoPath(id, entry.id, photo)),
    ),
  )
  expect(shown).toHaveLength(3)
  expect(objects.map(({ name }) => name)).toEqual(expect.arrayContaining(shown))
})

it('the sample contains all kinds of history entries, and reports that staff entered with and without a photo', () => {
  const kinds = complaints.flatMap(({ id }) => historyOf(id)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(HISTORY_KINDS))
  const taken = complaints.filter(({ channel }) => channel !== 'situs')
  expect(new Set(taken.map(({ documentationurl }) => documentationurl !== '')).size).toBe(2)
  for (const { channel, documentationurl, anonymised } of complaints)
    expect(channel !== 'situs' || anonymised || documentationurl !== '').toBe(true)
})

it('the sample contains enough answers to “Sudah beres?” for totals, and months with and without a median', () => {
  const [totals] = read(documents, 'complaint_totals')
  expect(totals).toMatchObject({ answered: 5, solved: 4 })
  const months = totals?.months ?? []
  expect(months).toHaveLength(12)
  expect(months.every(({ received }) => received > 0)).toBe(true)
  const isTold = new Set(months.map(({ medianDays }) => medianDays !== null))
  expect(isTold).toEqual(new Set([true, false]))
})

it('the sample contains a report that its reporter reopened, and closed reports with “Sudah beres?” unanswered', () => {
  for (const { id, answer, reason, receivedAt } of read(documents, 'complaint_verdicts')) {
    const byReporter = historyOf(id).filter(({ by }) => by === '')
    const opened = { from: 'Selesai', to: 'Diproses', note: reason, at: receivedAt }
    expect(byReporter).toEqual(answer === 'ya' ? [] : [expect.objectContaining(opened)])
    expect(progress.get(id)?.verdict).toBe(answer)
  }
  const unanswered = [...progress.values()].filter((one) => one.verdictUntil && !one.verdict)
  expect(unanswered.length).toBeGreaterThan(1)
})

it('the sample contains one anonymised report without personal data', () => {
  const anonymised = complaints.filter((complaint) => complaint.anonymised)
  expect(anonymised).toEqual([expect.objectContaining(ANONYMISED)])
  for (const { id } of anonymised)
    for (const { note, reply } of historyOf(id))
      expect([note, reply]).toEqual(['', ANONYMISED_REPLY])
})

it('the sample contains no personal data in status documents', () => {
  for (const { name, address, phone, id } of complaints.filter((one) => !one.anonymised)) {
    const json = JSON.stringify(progress.get(id))
    expect(json).not.toContain(name)
    expect(json).not.toContain(address)
    if (phone) expect(json).not.toContain(phone)
  }
})
