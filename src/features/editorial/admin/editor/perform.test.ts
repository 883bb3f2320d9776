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

type State = Pick<Work, 'status' | 'publishAt' | 'note'>
const work = (status: EditorialStatus, note = '', publishAt: string | null = null): State => ({
  ...{ status, publishAt, note },
})

it.each<[StoringAction, State, Details, State]>([
  ['save', work('baru', 'Lengkapi.'), {}, work('draf', 'Lengkapi.')],
  ['save', work('draf', 'Lengkapi.'), {}, work('draf', 'Lengkapi.')],
  ['save', work('diajukan', 'Lengkapi.'), {}, work('diajukan', 'Lengkapi.')],
  ['save', work('terjadwal', '', HOUR), {}, work('terjadwal', '', HOUR)],
  ['submit', work('draf', 'Lengkapi.'), {}, work('diajukan')],
  ['schedule', work('draf'), { publishAt: new Date(HOUR) }, work('terjadwal', '', HOUR)],
  ['withdraw', work('terjadwal', '', HOUR), { note: 'Belum pasti.' }, work('draf', 'Belum pasti.')],
])('stores after %s of %j with %j the state %j', async (action, before, details, after) => {
  const { said, stored } = await performed(action, before, details)
  expect(said).toEqual(after)
  const { status: state, publishAt, note } = after
  expect(stored).toMatchObject({ state, publishAt: publishAt && new Date(publishAt), note })
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
