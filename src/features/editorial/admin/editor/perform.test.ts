import { ulid } from 'ulid'
import { beforeEach, expect, it, vi } from 'vitest'
import type { EditorialStatus } from '@/domain/drafts/draft'
import { documents, reset } from '@/lib/firebase/__mocks__/writes'
import { canonicalJson } from './operations'
import { type Details, perform, type StoringAction } from './perform'
import { newDocument, type Source, type EditorDocument } from './editor-document'

vi.mock('@/lib/firebase/writes')
beforeEach(reset)

const DATA = { title: 'Panen' }
const HOUR = '2026-12-01T01:00:00.000Z'

async function performed(
  action: StoringAction,
  before: Partial<EditorDocument> & { status: EditorialStatus },
  details: Details = {},
) {
  const id = ulid()
  const document = { ...newDocument(id, DATA), ...before }
  const by = { actor: 'siti', version: '', attempts: [canonicalJson(DATA)] }
  const after = await perform('news', action, document, '', DATA, details, by)
  const { status, publishAt, note } = after
  return { said: { status, publishAt, note }, stored: documents.get(`drafts/${id}`) }
}

type State = Pick<EditorDocument, 'status' | 'publishAt' | 'note'>
const state = (status: EditorialStatus, note = '', publishAt: string | null = null): State => ({
  ...{ status, publishAt, note },
})

it.each<[StoringAction, State, Details, State]>([
  ['save', state('baru', 'Lengkapi.'), {}, state('draf', 'Lengkapi.')],
  ['save', state('draf', 'Lengkapi.'), {}, state('draf', 'Lengkapi.')],
  ['save', state('diajukan', 'Lengkapi.'), {}, state('diajukan', 'Lengkapi.')],
  ['save', state('terjadwal', '', HOUR), {}, state('terjadwal', '', HOUR)],
  ['submit', state('draf', 'Lengkapi.'), {}, state('diajukan')],
  ['schedule', state('draf'), { publishAt: new Date(HOUR) }, state('terjadwal', '', HOUR)],
  [
    'withdraw',
    state('terjadwal', '', HOUR),
    { note: 'Belum pasti.' },
    state('draf', 'Belum pasti.'),
  ],
])('the action %s on %j with %j stores %j', async (action, before, details, after) => {
  const { said, stored } = await performed(action, before, details)
  expect(said).toEqual(after)
  const { status: state, publishAt, note } = after
  expect(stored).toMatchObject({ state, publishAt: publishAt && new Date(publishAt), note })
})

it('turns an unpublished item into a draft that keeps the id of the item', async () => {
  const itemId = ulid()
  documents.set(`news/${itemId}`, {
    ...DATA,
    updatedAt: HOUR,
    updatedBy: 'budi',
    createdBy: 'budi',
  })
  const source: Source = { type: 'item', id: itemId }
  const document: EditorDocument = {
    ...newDocument(itemId, DATA),
    source,
    status: 'terbit',
    itemId,
  }
  const by = { actor: 'siti', version: HOUR, attempts: [] }
  const after = await perform('news', 'unpublish', document, itemId, DATA, {}, by)
  expect(after).toMatchObject({ source: { type: 'draft', id: `news-${itemId}` }, status: 'draf' })
  expect([...documents.entries()]).toMatchObject([
    [`drafts/news-${itemId}`, { itemId, createdBy: 'budi', state: 'draf' }],
  ])
})
