import { expect, it } from 'vitest'
import { ulid } from 'ulid'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { ARTICLE, MORNING, newsWith, NOON } from '../editor-fixtures'
import { documentFromStored, newDocument, restoredDocument } from './editor-document'

it('documentFromStored returns only the fields of the form from a draft', () => {
  const draft = {
    id: ulid(),
    kind: 'news',
    state: 'diajukan',
    data: { title: 'Panen', foreign: 1 },
  }
  const plain = { ...draft, createdBy: 'siti', updatedBy: 'budi', updatedAt: MORNING }
  const empty = newsWith().empty('Siti')
  expect(documentFromStored({ plain }, empty)).toEqual({
    ...newDocument('', { ...empty, title: 'Panen' }),
    ...{ source: { type: 'draft', id: draft.id }, status: 'diajukan' },
    ...{ createdBy: 'siti', updatedBy: 'budi', updatedAt: MORNING },
  })
})

it.each<[string, Partial<AutosavedEntry>, object | null]>([
  ['based on the opened version', { baseVersion: NOON }, ARTICLE],
  ['based on another version', { base: { title: 'Tanam' } }, { title: 'Tanam' }],
  ['based on an unknown version', {}, null],
])('restoredDocument returns the base values of an autosave entry %s', (_, fields, base) => {
  const document = { ...newDocument('a', ARTICLE), updatedAt: NOON }
  const input = { uid: 'siti', form: 'news', subject: '', values: {}, pictures: {}, at: 0 }
  const attempt = { id: 'k', itemId: 'i', tried: ['1'], baseVersion: MORNING }
  const entry = { ...input, ...attempt, ...fields }
  expect(restoredDocument(document, entry)).toEqual({
    ...{ document: { ...document, updatedAt: entry.baseVersion }, base },
    ...{ itemId: 'i', attempts: ['1'], isPostponed: false },
  })
})
