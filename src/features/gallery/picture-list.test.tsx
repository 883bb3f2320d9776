import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { PAGE_SIZE, SKELETONS } from '@/domain/limits'
import type { GalleryPicture } from '@/domain/schemas/gallery'
import { PictureList } from './picture-list'

const { readPictures } = vi.hoisted(() => ({
  readPictures: vi.fn<(request: { limit: number; after?: string }) => Promise<GalleryPicture[]>>(),
}))
vi.mock('./read-pictures', () => ({ readPictures }))

beforeEach(() => void readPictures.mockReset())

const CURUG: GalleryPicture = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  caption: 'Curug <b>Leuwi Batu</b>',
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: 'Air terjun',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/galeri']}>
        <PictureList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('a picture has its caption as plain text and leads to itself', async () => {
  readPictures.mockResolvedValue([CURUG])
  show()
  const link = await screen.findByRole('link')
  expect(link).toHaveTextContent('Curug <b>Leuwi Batu</b>')
  expect(within(link).getByRole('img', { name: 'Air terjun' })).toBeVisible()
  expect(link).toHaveAttribute('href', `/galeri#${CURUG.id}`)
})

it('twelve skeletons stand where pictures will be', () => {
  readPictures.mockReturnValue(new Promise(() => {}))
  show()
  const skeletons = screen
    .getByRole('status', { name: 'Memuat galeri' })
    .querySelectorAll('[data-skeleton]')
  expect(skeletons).toHaveLength(SKELETONS.gallery)
})

it('a village without pictures says so', async () => {
  readPictures.mockResolvedValue([])
  show()
  expect(await screen.findByText('Belum ada foto di galeri.')).toBeVisible()
})

it('what failed to load can be tried again', async () => {
  readPictures.mockRejectedValueOnce(new Error('mati')).mockResolvedValue([CURUG])
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link')).toBeVisible()
})

it('a full page is followed by the next one, from its last picture on', async () => {
  const pictures = Array.from({ length: PAGE_SIZE.gallery + 1 }, (_, index) => ({
    ...CURUG,
    id: `P${index}`,
  }))
  readPictures.mockImplementation(({ after, limit }) =>
    Promise.resolve(after === undefined ? pictures.slice(0, limit) : pictures.slice(limit)),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(pictures.length))
  expect(readPictures).toHaveBeenLastCalledWith({
    limit: PAGE_SIZE.gallery,
    after: `P${PAGE_SIZE.gallery - 1}`,
  })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('pictures stay when the next ones cannot be loaded', async () => {
  const full = Array.from({ length: PAGE_SIZE.gallery }, (_, index) => ({
    ...CURUG,
    id: `P${index}`,
  }))
  readPictures.mockResolvedValueOnce(full).mockRejectedValue(new Error('mati'))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Foto lainnya belum dapat dimuat.')
  expect(screen.getAllByRole('link')).toHaveLength(full.length)
})
