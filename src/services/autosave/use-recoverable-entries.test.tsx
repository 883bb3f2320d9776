import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { elsewhere, entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import { useAutosaves } from '@/stores/autosave'
import { useRecoverableEntries } from './use-recoverable-entries'

vi.mock('@/lib/autosave/entries')

const SUBJECT = 'news/a'

beforeEach(() => {
  stored.clear()
  elsewhere.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
})

const keep = (id: string, fields: object = {}) =>
  stored.set(id, entryWith({ id, subject: SUBJECT, ...fields }))

async function opened(entryId = 'entry') {
  const { result } = renderHook(() => useRecoverableEntries('siti', entryId, 'news', SUBJECT))
  expect(result.current).toEqual({ status: 'loading' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return result.current
}

it('offers only autosaved input of this user in the same form for the same document', async () => {
  keep('same')
  keep('other subject', { subject: 'news/b' })
  keep('other form', { form: 'users' })
  keep("somebody else's", { uid: 'budi' })
  keep('entry')
  expect(await opened()).toMatchObject({ status: 'ready', recoverableEntries: [{ id: 'same' }] })
})

it('offers an autosave entry of another tab only after that tab has released it', async () => {
  keep('a')
  elsewhere.add('a')
  expect(await opened()).toEqual({ status: 'ready', recoverableEntries: [] })
  const opening = opened()
  elsewhere.delete('a')
  expect(await opening).toMatchObject({ recoverableEntries: [{ id: 'a' }] })
})

it('reports when another tab has the autosave entry of this form open', async () => {
  elsewhere.add('entry')
  expect(await opened()).toEqual({ status: 'open-elsewhere' })
})
