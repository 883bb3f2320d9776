import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import { SKELETONS } from '@/domain/shown-counts'
import type { Page } from '@/lib/firebase/documents'
import { insideSite } from '../../../tests/support/inside-site'
import { PictureList } from './picture-list'
import { Lightbox } from './use-lightbox'

const { readItemPage } = vi.hoisted(() => ({
  readItemPage:
    vi.fn<
      (name: string, selection: { after?: string | undefined }) => Promise<Page<GalleryPicture>>
    >(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItemPage }))

beforeEach(() => void readItemPage.mockReset())

const CURUG: GalleryPicture = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  caption: 'Curug <b>Leuwi Batu</b>',
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: 'Air terjun',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const pageOf = (items: GalleryPicture[], next: string | null = null): Page<GalleryPicture> => ({
  items,
  next,
})

function show() {
  render(<PictureList zone="Asia/Jakarta" />, { wrapper: insideSite({ at: '/galeri' }) })
}

it('shows the caption as plain text and links the picture to its lightbox', async () => {
  readItemPage.mockResolvedValue(pageOf([CURUG]))
  show()
  const link = await screen.findByRole('link')
  expect(link).toHaveTextContent('Curug <b>Leuwi Batu</b>')
  expect(within(link).getByRole('img', { name: 'Air terjun' })).toBeVisible()
  expect(link).toHaveAttribute('href', `/galeri#${CURUG.id}`)
})

it('shows twelve skeletons while loading', () => {
  readItemPage.mockReturnValue(new Promise(() => {}))
  show()
  const skeletons = screen
    .getByRole('status', { name: 'Memuat galeri' })
    .querySelectorAll('[data-skeleton]')
  expect(skeletons).toHaveLength(SKELETONS.gallery)
})

it('shows a message for a village without pictures', async () => {
  readItemPage.mockResolvedValue(pageOf([]))
  show()
  expect(await screen.findByText('Belum ada foto di galeri.')).toBeVisible()
})

it('allows another try after a failure to load', async () => {
  readItemPage.mockRejectedValueOnce(new Error('mati')).mockResolvedValue(pageOf([CURUG]))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link')).toBeVisible()
})

it('loads the next page from its cursor on', async () => {
  readItemPage.mockImplementation((_, { after }) =>
    Promise.resolve(after === undefined ? pageOf([CURUG], 'P1') : pageOf([{ ...CURUG, id: 'P2' }])),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(readItemPage).toHaveBeenLastCalledWith('gallery', { where: {}, after: 'P1' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('keeps pictures when the next page fails to load', async () => {
  readItemPage.mockResolvedValueOnce(pageOf([CURUG], 'P1')).mockRejectedValue(new Error('mati'))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Foto lainnya belum dapat dimuat.')
  expect(screen.getByRole('link')).toBeVisible()
})

describe('by year', () => {
  // 23:30 UTC on the last day of 2025 is 2026 in Jakarta.
  const PICTURES = ['01KDVBYC60ARZ3NDEKTSV4RRFF', '01JGGMXK80ARZ3NDEKTSV4RRFF', '0'].map((id) => ({
    ...CURUG,
    id,
  }))
  const years = () => screen.getAllByRole('heading', { level: 2 }).map((year) => year.textContent)

  it('groups pictures by year in the village’s time zone, with links to each', async () => {
    readItemPage.mockResolvedValue(pageOf(PICTURES))
    show()
    await screen.findByRole('heading', { name: /2026/ })
    expect(years()).toEqual(['2026 1 foto', '2025 2 foto'])
    const jump = within(screen.getByRole('navigation', { name: 'Tahun' }))
    const target = screen.getByRole('region', { name: /2025/ })
    expect(jump.getByRole('link', { name: '2025' })).toHaveAttribute('href', `/galeri#${target.id}`)
    expect(within(target).getAllByRole('link')).toHaveLength(2)
  })

  it('marks a year with possibly more pictures', async () => {
    readItemPage.mockResolvedValue(pageOf(PICTURES, '0'))
    show()
    await screen.findByRole('heading', { name: /2026/ })
    expect(years()).toEqual(['2026 1 foto', '2025 2+ foto'])
  })

  it('shows pictures without a date in their ids without a heading', async () => {
    readItemPage.mockResolvedValue(pageOf([{ ...CURUG, id: 'P1' }]))
    show()
    await screen.findByRole('link')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

it('stays and shows the reason when the lightbox cannot be loaded', async () => {
  const load = vi.spyOn(Lightbox, 'load').mockRejectedValue(new Error('Gone.'))
  readItemPage.mockResolvedValue(pageOf([CURUG]))
  show()
  const link = await screen.findByRole('link')
  onlineManager.setOnline(false)
  fireEvent.click(link)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Foto ini belum dapat dibuka: tidak ada jaringan.',
  )
  expect(screen.getByRole('link')).toBeVisible()
  load.mockRestore()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('dialog', { name: 'Foto galeri' })).toBeVisible()
  expect(screen.queryByText(/belum dapat dibuka/)).not.toBeInTheDocument()
})
