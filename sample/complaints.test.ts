import { describe, expect, it } from 'vitest'
import { COMPLAINT_CATEGORIES, COMPLAINT_STATUSES, NEXT_STATUSES } from '@/domain/complaint'
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

it('has complaints in every status and category', () => {
  expect(complaints.length).toBeGreaterThanOrEqual(8)
  expect(new Set(complaints.map(({ status }) => status))).toEqual(new Set(COMPLAINT_STATUSES))
  expect(new Set(complaints.map(({ category }) => category))).toEqual(new Set(COMPLAINT_CATEGORIES))
})

it('keeps the tracking codes from day to day', () => {
  const tomorrow = read(buildSample('2026-11-22').documents, 'complaints')
  expect(tomorrow.map(({ id }) => id)).toEqual(complaints.map(({ id }) => id))
})

it('has as many status documents as complaints', () => {
  expect(progress.size).toBe(complaints.length)
})

describe.each(complaints)('the complaint of $name', ({ id, status, category, date, ...own }) => {
  const history = historyOf(id)

  it('has a status document that says the same', () => {
    expect(progress.get(id)).toMatchObject({ status, category, date })
  })

  it('went from Baru to its status by allowed steps', () => {
    const statuses = ['Baru' as const, ...history.map(({ to }) => to)]
    expect(statuses.at(-1)).toBe(status)
    for (const [index, { from, to }] of history.entries()) {
      expect(from).toBe(statuses[index])
      expect(NEXT_STATUSES[from]).toContain(to)
    }
  })

  it('answered the reporter once a step, in order and after the report', () => {
    expect(progress.get(id)?.replies).toEqual(
      Object.fromEntries(history.map((entry) => [entry.id, { text: entry.reply, at: entry.at }])),
    )
    const times = [date, own.receivedAt, ...history.map(({ at }) => at)]
    expect(times).toEqual([...times].sort())
  })

  it('has its photo in the bucket, not to be cached', () => {
    expect(own.documentationurl.startsWith(`images/pengaduan/${id}/`)).toBe(true)
    expect(objects.find(({ name }) => name === own.documentationurl)).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'private,no-store',
    })
  })
})

it('tells nothing personal in a status document', () => {
  for (const { name, address, id } of complaints) {
    const told = JSON.stringify(progress.get(id))
    expect(told).not.toContain(name)
    expect(told).not.toContain(address)
  }
})
