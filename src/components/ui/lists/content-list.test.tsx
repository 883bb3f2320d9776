import { onlineManager, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { Repeat } from '../states/loading'
import { ContentList } from './content-list'

interface Job {
  id: string
  title: string
}

interface JobPage {
  items: Job[]
  next: string | null
}

const read = vi.fn<(after: string | undefined) => Promise<JobPage>>()
beforeEach(() => void read.mockReset())
afterEach(() => onlineManager.setOnline(true))

const jobs = (...titles: string[]) => titles.map((title) => ({ id: title, title }))
const STEADY = { retry: false, staleTime: Infinity }

function show(List: (props: object) => ReactNode, cached?: Job[]) {
  const client = testClient(STEADY)
  if (cached) client.setQueryData(['jobs'], cached)
  render(<List />, { wrapper: insideSite({ client }) })
  return client
}

const LOOK = {
  items: 'Lowongan',
  empty: 'Belum ada lowongan.',
  className: 'grid',
  skeleton: (
    <Repeat count={3}>
      <hr />
    </Repeat>
  ),
  children: ({ title }: Job, index: number) => `${index + 1}. ${title}`,
}

function WholeList() {
  const query = useQuery({ queryKey: ['jobs'], queryFn: async () => (await read(undefined)).items })
  return <ContentList query={query} {...LOOK} />
}

function PagedList({
  children = LOOK.children,
}: {
  children?: (job: Job, index: number) => ReactNode
}) {
  const query = useInfiniteQuery({
    queryKey: ['job pages'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: JobPage) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
  return (
    <ContentList query={query} {...LOOK}>
      {children}
    </ContentList>
  )
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.findByRole('button', { name: 'Muat lowongan lainnya' })

it.each([WholeList, PagedList])(
  'shows a skeleton and then the items in the same layout: %o',
  async (List) => {
    let arrive: (page: JobPage) => void = () => {}
    read.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    show(List)
    const shape = screen.getByRole('status', { name: 'Memuat lowongan' }).firstElementChild
    expect(shape).toHaveAttribute('aria-hidden', 'true')
    const skeletons = shape?.firstElementChild
    expect(skeletons).toHaveClass('grid')
    expect(skeletons?.children).toHaveLength(3)
    arrive({ items: jobs('Kasir', 'Sopir'), next: null })
    expect(await screen.findByRole('list')).toHaveClass('grid')
    expect(texts()).toEqual(['1. Kasir', '2. Sopir'])
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    // There is no button for a further page, and no space for one.
    expect(screen.getByRole('list').nextElementSibling).toBeNull()
  },
)

it.each([WholeList, PagedList])('shows a failure and retries: %o', async (List) => {
  read.mockRejectedValueOnce(Object.assign(new Error('Quota'), { reason: 'Kuota habis.' }))
  read.mockResolvedValue({ items: jobs('Kasir'), next: null })
  show(List)
  expect(await screen.findByText('Belum dapat memuat lowongan.')).toBeVisible()
  expect(screen.getByText('Kuota habis.')).toBeVisible()
  expect(screen.queryByText('Belum ada lowongan.')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('listitem')).toHaveTextContent('Kasir')
})

it('shows that the device is offline, and loads when the network returns', async () => {
  onlineManager.setOnline(false)
  read.mockResolvedValue({ items: jobs('Kasir'), next: null })
  show(WholeList)
  expect(screen.getByText('Belum dapat memuat lowongan.')).toBeVisible()
  expect(screen.getByText('Tidak ada jaringan.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('listitem')).toHaveTextContent('Kasir')
})

it('keeps the items when a refresh fails, and then shows a message for an empty list, without a retry', async () => {
  read.mockRejectedValueOnce(new Error('mati')).mockResolvedValue({ items: [], next: null })
  const client = show(WholeList, jobs('Kasir'))
  await act(() => client.refetchQueries())
  expect(read).toHaveBeenCalled()
  expect(texts()).toEqual(['1. Kasir'])
  await act(() => client.refetchQueries())
  expect(await screen.findByText('Belum ada lowongan.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('loads further pages until the last one while online, and reports a failed page below the items', async () => {
  read.mockResolvedValueOnce({ items: jobs('Kasir'), next: 'Kasir' })
  read.mockRejectedValueOnce(new Error('mati'))
  read.mockResolvedValueOnce({ items: jobs('Sopir'), next: null })
  show(PagedList)
  await more()
  act(() => onlineManager.setOnline(false))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  fireEvent.click(await more())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Lowongan lainnya belum dapat dimuat. Silakan coba lagi.',
  )
  expect(texts()).toEqual(['1. Kasir'])
  fireEvent.click(await more())
  await vi.waitFor(() => expect(texts()).toEqual(['1. Kasir', '2. Sopir']))
  expect(read).toHaveBeenLastCalledWith('Kasir')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('focuses the first new item, even on the last page', async () => {
  read.mockResolvedValueOnce({ items: jobs('Kasir'), next: 'Kasir' })
  read.mockResolvedValueOnce({ items: jobs('Sopir', 'Juru masak'), next: null })
  const LinkedList = () => (
    <main>
      <PagedList>{({ title }) => <a href="/lowongan">{title}</a>}</PagedList>
    </main>
  )
  show(LinkedList)
  const button = await more()
  button.focus()
  fireEvent.click(button)
  expect(button).toHaveFocus()
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Sopir' })).toHaveFocus())
  expect(button).not.toBeInTheDocument()
})
