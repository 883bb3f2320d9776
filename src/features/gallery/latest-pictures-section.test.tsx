import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import { HOME } from '@/domain/shown-counts'
import { insideSite } from '../../../tests/support/inside-site'
import LatestPicturesSection from './latest-pictures-section'

const { readItems } = vi.hoisted(() => ({
  readItems: vi.fn<(name: string, selection: { limit: number }) => Promise<GalleryPicture[]>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => void readItems.mockReset())

const PICTURES: GalleryPicture[] = Array.from({ length: HOME.pictures }, (_, index) => ({
  id: `P${index}`,
  caption: `Foto ${index}`,
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
}))

function show() {
  return render(<LatestPicturesSection />, { wrapper: insideSite() })
}

it('six pictures are read, and each leads to itself in the gallery', async () => {
  readItems.mockResolvedValue(PICTURES)
  show()
  expect(await screen.findByRole('link', { name: 'Foto 5' })).toHaveAttribute('href', '/galeri#P5')
  expect(screen.getByRole('link', { name: 'Semua foto' })).toHaveAttribute('href', '/galeri')
  expect(readItems).toHaveBeenCalledWith('gallery', { limit: 6 })
})

it('a picture that is not drawn yet has its name in the list of links', async () => {
  readItems.mockResolvedValue(PICTURES)
  show()
  const link = await screen.findByRole('link', { name: 'Foto 5' })
  link.replaceChildren()
  expect(link).toHaveAccessibleName('Foto 5')
})

it('a village without pictures has no such section', async () => {
  readItems.mockResolvedValue([])
  const { container } = show()
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('what failed to load can be tried again', async () => {
  readItems.mockRejectedValueOnce(new Error('mati')).mockResolvedValue(PICTURES)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link', { name: 'Foto 0' })).toBeVisible()
})
