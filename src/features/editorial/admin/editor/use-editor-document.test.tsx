import { renderHook, waitFor } from '@testing-library/react'
import { ulid } from 'ulid'
import { expect, it, vi } from 'vitest'
import type { DraftKind } from '@/domain/collections'
import type * as Documents from '@/lib/firebase/documents'
import { insideSite } from '../../../../../tests/support/inside-site'
import { editorialKind } from '../editorial-kind'
import { useEditorDocument } from './use-editor-document'
import type { Source } from './editor-document'

const readDocument = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/firebase/documents', async (original) => ({
  ...(await original<typeof Documents>()),
  readDocument,
}))

const kindOf = (kind: DraftKind) =>
  editorialKind(kind, '', { labels: {}, Fields: () => null, Preview: () => null })

function open(kind: DraftKind, source: Source) {
  const editorial = kindOf(kind)
  return renderHook(() => useEditorDocument(editorial, source, 'Siti', true), {
    wrapper: insideSite(),
  }).result
}

const DRAFT = {
  id: ulid(),
  kind: 'news',
  state: 'diajukan',
  data: { title: 'Panen', unknown: 'x' },
  publishAt: null,
  itemId: '',
  note: '',
  createdBy: 'siti',
  updatedBy: 'budi',
  updatedAt: '2026-01-01T08:00:00.000Z',
}

it('starts a new draft with an empty form and the user as author', () => {
  const { document } = open('news', { type: 'new', id: DRAFT.id }).current
  expect(document).toMatchObject({
    status: 'baru',
    values: { title: '', author: 'Siti' },
    updatedAt: '',
  })
  expect(readDocument).not.toHaveBeenCalled()
})

it('fills only the fields of the form from a draft', async () => {
  readDocument.mockResolvedValue(DRAFT)
  const opened = open('news', { type: 'draft', id: DRAFT.id })
  await waitFor(() => expect(opened.current.document).toBeDefined())
  expect(opened.current.document).toMatchObject({ status: 'diajukan', updatedBy: 'budi' })
  expect(opened.current.document?.values).toEqual({
    ...kindOf('news').empty('Siti'),
    title: 'Panen',
  })
})

it('does not find a draft of another kind', async () => {
  readDocument.mockResolvedValue(DRAFT)
  const opened = open('agenda', { type: 'draft', id: DRAFT.id })
  await waitFor(() => expect(opened.current.document).toBeNull())
})

it('reports an unreadable document as neither found nor deleted', async () => {
  readDocument.mockRejectedValue(new Error('No network.'))
  const opened = open('news', { type: 'item', id: DRAFT.id })
  await waitFor(() => expect(opened.current.query.fetchStatus).toBe('idle'))
  expect(opened.current.document).toBeUndefined()
})
