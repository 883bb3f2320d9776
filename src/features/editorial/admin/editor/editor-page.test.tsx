import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ulid } from 'ulid'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { elsewhere, entryWith, stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put } from '@/lib/firebase/__mocks__/writes'
import { clearNavigationPayload, setNavigationPayload } from '@/stores/navigation-payload'
import { ARTICLE, beginAsSiti, MORNING, newsWith, SITI } from '../editor-fixtures'
import { insideSite } from '../../../../../tests/support/inside-site'
import type { Source } from './editor-document'
import { EditorPage } from './editor-page'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/profile', () => ({ readProfile: () => Promise.resolve(SITI) }))

const NEWS = newsWith({ labels: { title: 'Judul' } })
const STORED = { ...ARTICLE, date: '2026-01-01' }

/** Stores the autosave entry of a closed tab: a postponed change based on this morning's version. */
function leaveChange(): string {
  const values = { ...STORED, title: 'Panen raya' }
  const version = { base: STORED, baseVersion: MORNING }
  const entry = entryWith({ id: ulid(), subject: 'news/i1', values, ...version, isPostponed: true })
  autosaved.set(entry.id, entry)
  return entry.id
}

beforeEach(() => {
  beginAsSiti()
  elsewhere.clear()
  clearNavigationPayload()
  const by = { createdBy: 'siti', updatedBy: 'siti', updatedAt: MORNING }
  put('news/i1', { ...STORED, id: 'i1', title: 'Panen', ...by })
})
afterEach(() => onlineManager.setOnline(true))

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

async function show(source: Source = { type: 'item', id: 'i1' }) {
  render(<EditorPage kind={NEWS} source={source} onMove={() => {}} />, { wrapper: insideSite() })
  await settle()
}

const title = () => documents.get('news/i1')?.['title']
const offer = () => screen.getByRole('button', { name: 'Terbitkan sekarang' })

it('the editor explains while offline that the typed text is preserved, and opens once online', async () => {
  onlineManager.setOnline(false)
  leaveChange()
  await show()
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Berita ini belum dapat dibuka\..*Tulisan Anda di perangkat ini tetap ada\.$/,
  )
  act(() => onlineManager.setOnline(true))
  await settle()
  expect(screen.getByRole('heading', { name: 'Ubah berita' })).toBeVisible()
})

it('the editor publishes a postponed change on one click', async () => {
  leaveChange()
  await show()
  expect(title()).toBe('Panen')
  fireEvent.click(offer())
  await settle()
  expect(title()).toBe('Panen raya')
  expect(autosaved.size).toBe(0)
  expect(screen.queryByRole('button', { name: 'Terbitkan sekarang' })).not.toBeInTheDocument()
})

it('the editor publishes immediately when requested on the dashboard', async () => {
  setNavigationPayload({ path: '/admin/berita/i1', publishing: [leaveChange()] })
  await show()
  expect(title()).toBe('Panen raya')
})

it('the editor does not offer an autosave entry that is open in another tab', async () => {
  elsewhere.add(leaveChange())
  await show()
  expect(screen.queryByRole('button', { name: 'Terbitkan sekarang' })).not.toBeInTheDocument()
})

it.each([
  ['a draft of another kind is not found', { kind: 'agenda' }, 'Berita ini tidak ada lagi.'],
  ['an unreadable draft is not reported as deleted', {}, 'Berita ini belum dapat dibuka.'],
])('%s', async (_, fields, text) => {
  const id = ulid()
  put(`drafts/${id}`, { id, kind: 'news', state: 'tidak dikenal', data: {}, ...fields })
  await show({ type: 'draft', id })
  expect(screen.getByText(text)).toBeVisible()
})
