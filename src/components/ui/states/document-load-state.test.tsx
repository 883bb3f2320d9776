import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { DocumentLoadState } from './document-load-state'
import { formQueryOptions } from '@/lib/query/admin-keys'

afterEach(() => onlineManager.setOnline(true))

const read = vi.fn<() => Promise<string>>()

function Screen() {
  const query = useQuery({ queryKey: ['admin', 'uji'], queryFn: read, ...formQueryOptions })
  if (query.data === undefined)
    return <DocumentLoadState query={query} what="rincian" failed="Rincian belum dapat dibuka." />
  return <p>{query.data}</p>
}

it('shows that the device is offline, and loads the document when the network returns', async () => {
  read.mockResolvedValue('Isi')
  onlineManager.setOnline(false)
  render(<Screen />, { wrapper: insideSite() })
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Rincian belum dapat dibuka\.Tidak ada jaringan/,
  )
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('Isi')).toBeVisible()
})

it('shows that the document is loading, and retries after a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  read.mockRejectedValueOnce(new Error('Broken.')).mockResolvedValue('Isi')
  render(<Screen />, { wrapper: insideSite() })
  expect(screen.getByRole('status')).toHaveTextContent('Memuat rincian …')
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Isi')).toBeVisible()
  logged.mockClear()
})
