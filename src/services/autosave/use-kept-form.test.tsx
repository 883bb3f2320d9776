import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored } from '@/lib/__mocks__/kept-work'
import { acceptWork, useKeptWork } from '@/stores/kept-work'
import { useKeptForm } from './use-kept-form'

vi.mock('@/lib/kept-work')

beforeEach(() => {
  stored.clear()
  useKeptWork.setState({ works: {}, pending: new Set(), elsewhere: new Set() })
  acceptWork('siti')
})

it('what was saved right after it was typed is not kept when the form is left', async () => {
  const { result, unmount } = renderHook(() => {
    const form = useForm<Record<string, unknown>>({ defaultValues: { title: '' } })
    const about = { uid: 'siti', id: 'a', name: 'anggaran', subject: '', base: { title: '' } }
    return { form, kept: useKeptForm(form, about) }
  })
  act(() => result.current.form.setValue('title', 'Panen'))
  await act(() => result.current.kept.drop())
  unmount()
  await vi.waitFor(() => expect(useKeptWork.getState().pending.size).toBe(0))
  expect([...stored.values()]).toEqual([])
})
