import { QueryClientProvider, onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { COLLECTIONS } from '@/domain/collections'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import type { Page } from '@/lib/firebase/documents'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { Lightbox, PictureList } from './picture-list'
import { itemOf } from '../../../tests/support/documents'

const { readItemPage } = vi.hoisted(() => ({
  readItemPage:
    vi.fn<
      (name: string, selection: { after?: string | undefined }) => Promise<Page<GalleryPicture>>
    >(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItemPage }))

beforeEach(() => void readItemPage.mockReset())

const CURUG = itemOf('gallery', { caption: 'Curug <b>Leuwi Batu</b>', imagealt: 'Air terjun' })

const pageOf = (items: GalleryPicture[], next: string | null = null): Page<GalleryPicture> => ({
  items,
  next,
})

function show() {
  render(<PictureList />, { wrapper: insideSite({ at: '/galeri' }) })
}

it('the gallery shows captions as plain text and links each picture to its lightbox', async () => {
  readItemPage.mockResolvedValue(pageOf([CURUG]))
  show()
  const link = await screen.findByRole('link')
  expect(link).toHaveTextContent('Curug <b>Leuwi Batu</b>')
  expect(within(link).getByRole('img', { name: 'Air terjun' })).toBeVisible()
  expect(link).toHaveAttribute('href', `/galeri#${CURUG.id}`)
})

describe('the gallery by year', () => {
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

  it('marks the number of pictures in a year with + while more pages can be loaded', async () => {
    readItemPage.mockResolvedValue(pageOf(PICTURES, '0'))
    show()
    await screen.findByRole('heading', { name: /2026/ })
    expect(years()).toEqual(['2026 1 foto', '2025 2+ foto'])
  })

  it('shows no heading for pictures whose ids contain no date', async () => {
    readItemPage.mockResolvedValue(pageOf([{ ...CURUG, id: 'P1' }]))
    show()
    await screen.findByRole('link')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

it('the gallery shows the reason when the lightbox cannot be loaded', async () => {
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

describe('the lightbox', () => {
  const picturesOf = (count: number): GalleryPicture[] =>
    Array.from({ length: count }, (_, index) => ({
      ...CURUG,
      id: `P${index + 1}`,
      caption: `Foto ${index + 1}`,
      imageurl: `https://contoh.example/600/400?${index + 1}`,
      imagewidth: 1600,
      imageheight: 1067,
      imagealt: `Gambar ${index + 1}`,
    }))

  beforeEach(
    () => void readItemPage.mockReset().mockResolvedValue({ items: picturesOf(3), next: null }),
  )

  function visit(...visited: string[]) {
    const client = testClient()
    insideSite({ client })
    const router = createMemoryRouter(
      [
        { path: '/galeri', element: <PictureList /> },
        { path: '/', element: 'Beranda' },
      ],
      { initialEntries: visited },
    )
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    return router
  }

  async function open(number: number) {
    const router = visit('/', '/galeri')
    fireEvent.click(await screen.findByRole('link', { name: new RegExp(`Foto ${number}$`) }))
    return { router, dialog: await screen.findByRole('dialog', { name: 'Foto galeri' }) }
  }

  const press = (key: string, more?: object) => fireEvent.keyDown(document.body, { key, ...more })
  const closed = () =>
    vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  it('shows the large file over the small one, with caption and position', async () => {
    const { dialog } = await open(2)
    expect(within(dialog).getByRole('img', { name: 'Gambar 2' })).toHaveAttribute(
      'src',
      'https://contoh.example/1200/800?2',
    )
    expect(dialog.querySelector('img')).toHaveAttribute('src', 'https://contoh.example/600/400?2')
    expect(dialog).toHaveTextContent('2 dari 3')
    expect(within(dialog).getByText('Foto 2')).toBeVisible()
  })

  describe('navigation between pictures', () => {
    it('shows buttons for both neighbours and disables them at the ends', async () => {
      const { dialog } = await open(2)
      const previous = within(dialog).getByRole('button', { name: 'Foto sebelumnya' })
      fireEvent.click(previous)
      expect(dialog).toHaveTextContent('1 dari 3')
      expect(previous).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(previous)
      expect(dialog).toHaveTextContent('1 dari 3')
      fireEvent.click(within(dialog).getByRole('button', { name: 'Foto berikutnya' }))
      expect(dialog).toHaveTextContent('2 dari 3')
    })

    it('supports arrow keys, Home and End, but ignores keys with modifiers', async () => {
      const { dialog } = await open(1)
      for (const [key, position] of [
        ['ArrowRight', 2],
        ['End', 3],
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['Home', 1],
        ['ArrowLeft', 1],
      ] as const) {
        press(key)
        expect(dialog).toHaveTextContent(`${position} dari 3`)
      }
      press('ArrowRight', { altKey: true })
      expect(dialog).toHaveTextContent('1 dari 3')
    })

    it.each([
      [-60, 3],
      [60, 1],
      [-30, 2],
    ])('a swipe of %i pixels moves from picture 2 to %i', async (distance, position) => {
      const { dialog } = await open(2)
      const image = within(dialog).getByRole('img')
      const finger = { isPrimary: true, pointerType: 'touch' }
      fireEvent.pointerDown(image, { ...finger, clientX: 200 })
      fireEvent.pointerMove(image, { ...finger, clientX: 200 + distance })
      fireEvent.pointerUp(image, { ...finger, clientX: 200 + distance })
      expect(dialog).toHaveTextContent(`${position} dari 3`)
    })

    it('ignores a swipe while a second finger zooms', async () => {
      const { dialog } = await open(2)
      const image = within(dialog).getByRole('img')
      const finger = { isPrimary: true, pointerType: 'touch' }
      fireEvent.pointerDown(image, { ...finger, clientX: 200 })
      fireEvent.pointerDown(image, { ...finger, isPrimary: false, clientX: 100 })
      fireEvent.pointerUp(image, { ...finger, clientX: 20 })
      expect(dialog).toHaveTextContent('2 dari 3')
    })

    it('loads the next page of pictures near the end', async () => {
      const full = picturesOf(COLLECTIONS.gallery.list.pageSize)
      readItemPage.mockImplementation((_, { after }) =>
        Promise.resolve(
          after === undefined
            ? { items: full, next: 'P24' }
            : { items: [{ ...full[0]!, id: 'X', caption: 'Akhir' }], next: null },
        ),
      )
      const { dialog } = await open(1)
      expect(dialog).toHaveTextContent('1 dari 24')
      press('End')
      await vi.waitFor(() => expect(dialog).toHaveTextContent('24 dari 25'))
      expect(readItemPage).toHaveBeenCalledTimes(2)
    })

    it('preloads the large files of the neighbours once the large file of the picture is loaded', async () => {
      const fetched: HTMLImageElement[] = []
      vi.stubGlobal('Image', function () {
        const image = document.createElement('img')
        fetched.push(image)
        return image
      })
      const { dialog } = await open(2)
      expect(fetched).toHaveLength(0)
      fireEvent.load(within(dialog).getByRole('img'))
      expect(fetched.map(({ src }) => src)).toEqual([
        'https://contoh.example/1200/800?3',
        'https://contoh.example/1200/800?1',
      ])
      vi.unstubAllGlobals()
    })
  })

  describe('closing the lightbox', () => {
    it.each([
      [
        'the close button',
        (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Tutup' }),
      ],
      [
        'the area beside the picture',
        (dialog: HTMLElement) => dialog.querySelector('button[aria-hidden]')!,
      ],
    ])('returns to the gallery on a click on %s', async (_, target) => {
      const { router, dialog } = await open(2)
      press('ArrowRight')
      fireEvent.click(target(dialog))
      await closed()
      expect(router.state.location).toMatchObject({ pathname: '/galeri', hash: '' })
      expect(router.state.historyAction).toBe('POP')
    })

    it('goes one step back in the history, however many pictures were viewed', async () => {
      const { router } = await open(1)
      press('ArrowRight')
      press('ArrowRight')
      await act(() => router.navigate(-1))
      await closed()
      expect(router.state.location).toMatchObject({ pathname: '/galeri', hash: '' })
    })

    it('opens the gallery if the picture was opened by its address', async () => {
      const router = visit('/', '/galeri#P3')
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('3 dari 3')
      fireEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }))
      await closed()
      expect(router.state.location).toMatchObject({ pathname: '/galeri', hash: '' })
      expect(screen.getAllByRole('link')).toHaveLength(3)
    })
  })

  it('stays closed if the address names no picture of the gallery', async () => {
    visit('/galeri#lain')
    expect(await screen.findAllByRole('link')).toHaveLength(3)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
