import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored } from '@/lib/autosave/__mocks__/entries'
import { acceptEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'
import { useFormAutosave } from './use-entry-autosave'

vi.mock('@/lib/autosave/entries')

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
})

function openForm() {
  const hook = renderHook(() => {
    const form = useForm({ defaultValues: { title: '' } })
    useFormAutosave(form, () => {
      const values = { ...form.getValues() }
      const texts = { form: 'news', subject: '', baseVersion: '', itemId: '' }
      const entry = { ...texts, tried: [], pictures: {} }
      return { uid: 'siti', id: 'a', entry: values.title === '' ? null : { ...entry, values } }
    })
    return form
  })
  return {
    type: (title: string) => act(() => hook.result.current.setValue('title', title)),
    leave: hook.unmount,
  }
}

const autosavedTitles = () => [...stored.values()].map(({ values }) => values['title'])
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('autosaves input at most 200 ms after a change, even while the user continues typing', async () => {
  const { type } = openForm()
  for (const title of ['P', 'Pa', 'Pan', 'Pane', 'Panen']) {
    type(title)
    await pass(50)
  }
  expect(autosavedTitles()).toEqual(['Pane'])
  await pass(150)
  expect(autosavedTitles()).toEqual(['Panen'])
})

it.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pagehide fires', () => dispatchEvent(new Event('pagehide'))],
  ['beforeunload fires', () => dispatchEvent(new Event('beforeunload'))],
  ['the form closes', (leave: () => void) => leave()],
])('autosaves immediately when %s', async (_, end) => {
  const { type, leave } = openForm()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  type('Panen')
  end(leave)
  await pass(0)
  expect(autosavedTitles()).toEqual(['Panen'])
  hidden.mockRestore()
})

it('does not store unchanged input again, and removes the entry when the input is reverted', async () => {
  const { type } = openForm()
  type('Panen')
  await pass(200)
  const first = stored.get('a')
  type('Panen')
  await pass(200)
  expect(stored.get('a')).toBe(first)
  type('Panen raya')
  await pass(200)
  expect(autosavedTitles()).toEqual(['Panen raya'])
  type('')
  await pass(200)
  expect(autosavedTitles()).toEqual([])
})
