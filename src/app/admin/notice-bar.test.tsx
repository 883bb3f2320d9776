import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { dismissNotice, showNotice } from '@/stores/notice'
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
  render(
    <MemoryRouter initialEntries={['/admin/users']}>
      <Page />
    </MemoryRouter>,
  )
  act(dismissNotice)
})

const show = (path: string) => act(() => showNotice({ kind: 'success', text: 'Disimpan.' }, path))
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Pindah' }))

it('a notice goes with its page', () => {
  show('/admin/users')
  expect(screen.getByRole('status')).toHaveTextContent('Disimpan.')
  leave()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('a notice for the next page is there when that comes', () => {
  show('/admin/berita')
  leave()
  expect(screen.getByRole('status')).toHaveTextContent('Disimpan.')
})

it('the next notice replaces it', () => {
  show('/admin/users')
  act(() => showNotice({ kind: 'error', text: 'Gagal.' }, '/admin/users'))
  expect(screen.getByRole('status')).toHaveTextContent(/^Gagal\./)
  expect(screen.getByRole('status')).not.toHaveTextContent('Disimpan.')
})

it('offers ways on, and can be closed', () => {
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
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
