import { ulid } from 'ulid'
import { beforeEach, expect, it, vi } from 'vitest'
import type { EditorialStatus } from '@/domain/drafts/draft'
import { documents, reset } from '@/lib/firebase/__mocks__/writes'
import { fingerprint } from './operations'
import { type Details, perform, type StoringAction } from './perform'
import { newWork, type Source, type Work } from './work'

vi.mock('@/lib/firebase/writes')
beforeEach(reset)

const DATA = { title: 'Panen' }
const HOUR = '2026-12-01T01:00:00.000Z'

async function performed(
  action: StoringAction,
  before: Partial<Work> & { status: EditorialStatus },
  details: Details = {},
) {
  const id = ulid()
  const work = { ...newWork(id, DATA), ...before }
  const by = { actor: 'siti', version: '', attempts: [fingerprint(DATA)] }
  const after = await perform('news', action, work, '', DATA, details, by)
  const { status, publishAt, note } = after
  return { said: { status, publishAt, note }, stored: documents.get(`drafts/${id}`) }
}

it.each([
  ['baru', 'draf'],
  ['draf', 'draf'],
  ['diajukan', 'diajukan'],
] as const)('saves work with the status %s as %s and keeps its note', async (status, state) => {
  const { said, stored } = await performed('save', { status, note: 'Lengkapi.' })
  expect(said).toEqual({ status: state, publishAt: null, note: 'Lengkapi.' })
  expect(stored).toMatchObject({ state, publishAt: null, note: 'Lengkapi.' })
})

it('keeps the time of scheduled work when saving', async () => {
  const { said, stored } = await performed('save', { status: 'terjadwal', publishAt: HOUR })
  expect(said).toMatchObject({ status: 'terjadwal', publishAt: HOUR })
  expect(stored).toMatchObject({ state: 'terjadwal', publishAt: new Date(HOUR) })
})

it('removes the note when the work is submitted again', async () => {
  const { said, stored } = await performed('submit', { status: 'draf', note: 'Lengkapi.' })
  expect(said).toEqual({ status: 'diajukan', publishAt: null, note: '' })
  expect(stored).toMatchObject({ state: 'diajukan', note: '' })
})

it('stores the time when scheduling', async () => {
  const publishAt = new Date(HOUR)
  const { said, stored } = await performed('schedule', { status: 'draf' }, { publishAt })
  expect(said).toMatchObject({ status: 'terjadwal', publishAt: HOUR })
  expect(stored).toMatchObject({ state: 'terjadwal', publishAt })
})

it('cancels the schedule on return and stores the note for the author', async () => {
  const scheduled = { status: 'terjadwal', publishAt: HOUR } as const
  const { said, stored } = await performed('withdraw', scheduled, { note: 'Belum pasti.' })
  expect(said).toEqual({ status: 'draf', publishAt: null, note: 'Belum pasti.' })
  expect(stored).toMatchObject({ state: 'draf', publishAt: null, note: 'Belum pasti.' })
})

it('turns an unpublished item into a draft that keeps its id', async () => {
  const itemId = ulid()
  documents.set(`news/${itemId}`, {
    ...DATA,
    updatedAt: HOUR,
    updatedBy: 'budi',
    createdBy: 'budi',
  })
  const source: Source = { type: 'item', id: itemId }
  const work: Work = { ...newWork(itemId, DATA), source, status: 'terbit', itemId }
  const by = { actor: 'siti', version: HOUR, attempts: [] }
  const after = await perform('news', 'unpublish', work, itemId, DATA, {}, by)
  expect(after).toMatchObject({ source: { type: 'draft', id: `news-${itemId}` }, status: 'draf' })
  expect([...documents.entries()]).toMatchObject([
    [`drafts/news-${itemId}`, { itemId, createdBy: 'budi', state: 'draf' }],
  ])
})
