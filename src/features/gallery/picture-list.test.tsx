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

it('a picture has its caption as plain text and leads to itself', async () => {
  readItemPage.mockResolvedValue(pageOf([CURUG]))
  show()
  const link = await screen.findByRole('link')
  expect(link).toHaveTextContent('Curug <b>Leuwi Batu</b>')
  expect(within(link).getByRole('img', { name: 'Air terjun' })).toBeVisible()
  expect(link).toHaveAttribute('href', `/galeri#${CURUG.id}`)
})

it('twelve skeletons stand where pictures will be', () => {
  readItemPage.mockReturnValue(new Promise(() => {}))
  show()
  const skeletons = screen
    .getByRole('status', { name: 'Memuat galeri' })
    .querySelectorAll('[data-skeleton]')
  expect(skeletons).toHaveLength(SKELETONS.gallery)
})

it('a village without pictures says so', async () => {
  readItemPage.mockResolvedValue(pageOf([]))
  show()
  expect(await screen.findByText('Belum ada foto di galeri.')).toBeVisible()
})

it('what failed to load can be tried again', async () => {
  readItemPage.mockRejectedValueOnce(new Error('mati')).mockResolvedValue(pageOf([CURUG]))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link')).toBeVisible()
})

it('a page is followed by the next one, from its cursor on', async () => {
  readItemPage.mockImplementation((_, { after }) =>
    Promise.resolve(after === undefined ? pageOf([CURUG], 'P1') : pageOf([{ ...CURUG, id: 'P2' }])),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(readItemPage).toHaveBeenLastCalledWith('gallery', { where: {}, after: 'P1' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('pictures stay when the next ones cannot be loaded', async () => {
  readItemPage.mockResolvedValueOnce(pageOf([CURUG], 'P1')).mockRejectedValue(new Error('mati'))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Muat foto lainnya' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Foto lainnya belum dapat dimuat.')
  expect(screen.getByRole('link')).toBeVisible()
})

describe('by year', () => {
  // At 23:30 UTC of the last day of 2025 it is 2026 in Jakarta.
  const PICTURES = ['01KDVBYC60ARZ3NDEKTSV4RRFF', '01JGGMXK80ARZ3NDEKTSV4RRFF', '0'].map((id) => ({
    ...CURUG,
    id,
  }))
  const years = () => screen.getAllByRole('heading', { level: 2 }).map((year) => year.textContent)

  it('pictures stand below their year in the village’s zone, with a way to jump there', async () => {
    readItemPage.mockResolvedValue(pageOf(PICTURES))
    show()
    await screen.findByRole('heading', { name: /2026/ })
    expect(years()).toEqual(['2026 1 foto', '2025 2 foto'])
    const jump = within(screen.getByRole('navigation', { name: 'Tahun' }))
    const target = screen.getByRole('region', { name: /2025/ })
    expect(jump.getByRole('link', { name: '2025' })).toHaveAttribute('href', `/galeri#${target.id}`)
    expect(within(target).getAllByRole('link')).toHaveLength(2)
  })

  it('a year of which more may come says so', async () => {
    readItemPage.mockResolvedValue(pageOf(PICTURES, '0'))
    show()
    await screen.findByRole('heading', { name: /2026/ })
    expect(years()).toEqual(['2026 1 foto', '2025 2+ foto'])
  })

  it('pictures whose ids tell no year have no heading', async () => {
    readItemPage.mockResolvedValue(pageOf([{ ...CURUG, id: 'P1' }]))
    show()
    await screen.findByRole('link')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

it('where what shows a picture in large cannot be had, the gallery stays and says why', async () => {
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
