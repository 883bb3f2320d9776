import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored } from '@/lib/autosave/__mocks__/entries'
import { acceptEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'
import { useAutosavedForm } from './use-autosaved-form'

vi.mock('@/lib/autosave/entries')

beforeEach(() => {
  stored.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
})

it('autosaves the input with a title, which warnings of unsaved input show', async () => {
  const { result } = renderHook(() => {
    const form = useForm<Record<string, unknown>>({ defaultValues: { stage: '' } })
    const about = { uid: 'siti', id: 'a', name: 'anggaran', subject: '', base: { stage: '' } }
    return { form, kept: useAutosavedForm(form, { ...about, titleOf: () => 'Tahap anggaran' }) }
  })
  act(() => result.current.form.setValue('stage', 'perubahan'))
  await act(() => result.current.kept.flush())
  expect([...stored.values()]).toMatchObject([
    { values: { title: 'Tahap anggaran', stage: 'perubahan' } },
  ])
})

it('does not autosave input on closing the form if the input was already saved on the server', async () => {
  const { result, unmount } = renderHook(() => {
    const form = useForm<Record<string, unknown>>({ defaultValues: { title: '' } })
    const about = { uid: 'siti', id: 'a', name: 'anggaran', subject: '', base: { title: '' } }
    return { form, kept: useAutosavedForm(form, { ...about, titleOf: () => 'Anggaran' }) }
  })
  act(() => result.current.form.setValue('title', 'Panen'))
  await act(() => result.current.kept.drop())
  unmount()
  await vi.waitFor(() => expect(useAutosaves.getState().pending.size).toBe(0))
  expect([...stored.values()]).toEqual([])
})
