import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { dismissNotice, showNotice, undoing } from '@/stores/notice'
import { NoticeBar } from './notice-bar'

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate('/admin/berita')}>Pindah</button>
      <NoticeBar />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/admin/users']}>
      <Page />
    </MemoryRouter>,
  )
  act(dismissNotice)
})

const show = (path: string) => act(() => showNotice({ kind: 'success', text: 'Disimpan.' }, path))
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000))
const bar = () => screen.getByRole('status')
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Pindah' }))

it('closes a notice when its page closes, and shows a notice for the next page when that page opens', () => {
  show('/admin/users')
  expect(bar()).toHaveTextContent('Disimpan.')
  leave()
  show('/admin/berita')
  leave()
  expect(bar()).toHaveTextContent('Disimpan.')
})

it('replaces a notice with the next notice', () => {
  show('/admin/users')
  act(() => showNotice({ kind: 'error', text: 'Gagal.' }, '/admin/users'))
  expect(bar()).toHaveTextContent(/^Gagal\./)
  expect(bar()).not.toHaveTextContent('Disimpan.')
})

it('shows the links and actions of a notice, and closes the notice with its close button', () => {
  let compared = false
  act(() =>
    showNotice({
      kind: 'error',
      text: 'Sudah diubah.',
      links: [{ label: 'Lihat', to: '/berita/a' }],
      actions: [{ label: 'Bandingkan', run: () => (compared = true) }],
    }),
  )
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', '/berita/a')
  fireEvent.click(screen.getByRole('button', { name: 'Bandingkan' }))
  expect(compared).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expect(bar()).toHaveTextContent(/^$/)
})

it.each(['Tutup pesan', 'Urungkan'])(
  'returns the focus to the previous element after “%s” was activated in a notice',
  (name) => {
    const page = screen.getByRole('button', { name: 'Pindah' })
    page.focus()
    act(() => showNotice({ kind: 'note', text: 'Dihapus.', actions: undoing(() => undefined) }))
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    expect(page).toHaveFocus()
  },
)

it('closes a notice automatically after the user had enough time to read it', () => {
  show('/admin/users')
  wait(9)
  expect(bar()).toHaveTextContent('Disimpan.')
  wait(5)
  expect(bar()).toHaveTextContent(/^$/)
})

it('keeps a notice open while it has the focus or the pointer, and longer if it contains a button', () => {
  act(() => showNotice({ kind: 'note', text: 'Dihapus.', actions: undoing(() => {}) }))
  const undo = screen.getByRole('button', { name: 'Urungkan' })
  wait(19)
  act(() => undo.focus())
  wait(600)
  act(() => undo.blur())
  wait(19)
  fireEvent.pointerEnter(undo.closest('[class*=pointer-events-auto]') ?? undo)
  wait(600)
  fireEvent.pointerLeave(undo.closest('[class*=pointer-events-auto]') ?? undo)
  expect(undo).toBeInTheDocument()
  wait(25)
  expect(bar()).toHaveTextContent(/^$/)
})

it('runs the undo action once, by a tap or by Ctrl+Z outside of text fields', () => {
  const undo = vi.fn()
  const deleted = () =>
    act(() => showNotice({ kind: 'note', text: 'Dihapus.', actions: undoing(undo) }))
  deleted()
  const button = screen.getByRole('button', { name: 'Urungkan' })
  act(() => {
    button.click()
    button.click()
  })
  expect(undo).toHaveBeenCalledOnce()
  expect(bar()).toHaveTextContent('Sudah dikembalikan.')
  deleted()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledTimes(2)
})

it('keeps a failure notice until the user types, and at least until there was time to read it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  act(() => showNotice({ kind: 'error', text: '2 baris perlu diperbaiki.' }, '/admin/users'))
  wait(5)
  fireEvent.input(field)
  expect(bar()).toHaveTextContent('2 baris perlu diperbaiki.')
  wait(600)
  expect(bar()).toHaveTextContent('2 baris perlu diperbaiki.')
  fireEvent.input(field)
  expect(bar()).toHaveTextContent(/^$/)
  field.remove()
})

it('keeps a failure notice with a link while the user types, and closes the notice of a network failure when the network returns', () => {
  const actions = [{ label: 'Bandingkan', run: () => {} }]
  act(() => showNotice({ kind: 'error', text: 'Sudah diubah.', actions }, '/admin/users'))
  wait(60)
  fireEvent.input(document.body)
  expect(bar()).toHaveTextContent('Sudah diubah.')
  const failure = { kind: 'error', text: 'Tidak ada jaringan.', isOffline: true } as const
  act(() => showNotice(failure, '/admin/users'))
  fireEvent(window, new Event('online'))
  expect(bar()).toHaveTextContent(/^$/)
})
