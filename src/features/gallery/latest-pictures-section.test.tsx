import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import { HOME } from '@/domain/item-counts'
import { insideSite } from '../../../tests/support/inside-site'
import { LatestPicturesSection } from './latest-pictures-section'
import { itemOf } from '../../../tests/support/documents'

const { readItems } = vi.hoisted(() => ({
  readItems: vi.fn<(name: string, selection: { limit: number }) => Promise<GalleryPicture[]>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => void readItems.mockReset())

const PICTURES = Array.from({ length: HOME.pictures }, (_, index) =>
  itemOf('gallery', { id: `P${index}`, caption: `Foto ${index}` }),
)

function show() {
  return render(<LatestPicturesSection />, { wrapper: insideSite() })
}

it('the section reads six pictures and links each to its place in the gallery, with the caption as accessible name', async () => {
  readItems.mockResolvedValue(PICTURES)
  show()
  expect(await screen.findByRole('link', { name: 'Foto 5' })).toHaveAttribute('href', '/galeri#P5')
  expect(screen.getByRole('link', { name: 'Semua foto' })).toHaveAttribute('href', '/galeri')
  expect(readItems).toHaveBeenCalledWith('gallery', { limit: 6 })
  const link = screen.getByRole('link', { name: 'Foto 5' })
  link.replaceChildren()
  expect(link).toHaveAccessibleName('Foto 5')
})

it('the section is hidden if the gallery is empty', async () => {
  readItems.mockResolvedValue([])
  const { container } = show()
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
})
