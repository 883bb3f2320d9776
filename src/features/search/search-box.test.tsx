import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentKeys } from '@/lib/query/content-keys'
import { testClient } from '../../../tests/support/inside-site'
import SearchBox from './search-box'

const { readList, call } = vi.hoisted(() => ({ readList: vi.fn(), call: vi.fn() }))
vi.mock('@/lib/firebase/functions', () => ({ call }))
vi.mock('@/lib/firebase/documents', () => ({ readList, readDocument: readList }))

const NEWS = [
  { id: '01A', title: 'Jadwal Posyandu Melati' },
  { id: '01B', title: 'Pupuk kompos' },
]
const AGENDA = [{ id: '01C', title: 'Posyandu Mawar' }]

let client: QueryClient
const onLeave = vi.fn()
const onKey = vi.fn()
const onKeyDown = ({ key }: KeyboardEvent) => void onKey(key)

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p>Alamat {pathname + search + hash}</p>
}

beforeEach(() => {
  onLeave.mockReset()
  onKey.mockReset()
  client = testClient()
  client.setQueryData(contentKeys.list('news', 50), NEWS)
  client.setQueryData(contentKeys.list('agenda', 100), AGENDA)
  addEventListener('keydown', onKeyDown)
})
afterEach(() => removeEventListener('keydown', onKeyDown))

const site = () => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <SearchBox onLeave={onLeave} />
      <Address />
    </MemoryRouter>
  </QueryClientProvider>
)

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cari di situs desa' })
const list = () => screen.findByRole('listbox', { name: 'Saran' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const address = () => screen.getByText(/^Alamat /).textContent

async function type(text: string) {
  if (!screen.queryByRole('search')) render(site())
  act(() => box().focus())
  fireEvent.input(box(), { target: { value: text } })
  await act(async () => void (await import('./suggestions')))
}
const press = (key: string) => fireEvent.keyDown(box(), { key })
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describe('the search box while typing', () => {
  it('suggests titles that are stored on the device, with kind and highlighted words, without a request', async () => {
    await type('pos')
    expect(options()).toEqual(['Posyandu Mawar Agenda', 'Jadwal Posyandu Melati Berita'])
    expect(screen.getByRole('status')).toHaveTextContent('2 saran')
    expect(readList).not.toHaveBeenCalled()
    expect(call).not.toHaveBeenCalled()
    const marks = (await list()).querySelectorAll('mark')
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['Pos', 'Pos'])
  })

  it('suggests content that the device receives while the list is open', async () => {
    await type('pos')
    await list()
    act(
      () => void client.setQueryData(contentKeys.list('umkm', 24), [{ id: '01D', name: 'Posko' }]),
    )
    expect(await screen.findByRole('option', { name: 'Posko Produk UMKM' })).toBeVisible()
  })

  it('exposes to screen readers whether suggestions are shown', async () => {
    render(site())
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await type('pos')
    const { id } = await list()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', id)
    await type('posko')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).not.toHaveAttribute('aria-controls')
  })
})

it('the search box suggests only the report if a tracking code is typed, in any format', async () => {
  client.setQueryData(contentKeys.list('news', 50), [
    { id: '01A', title: '7k3m q2xv b9td 4r6h adalah sebuah kode' },
  ])
  await type('7k3m q2xv b9td 4r6h')
  fireEvent.click(
    within(await list()).getByRole('option', { name: 'Laporan 7K3M-Q2XV-B9TD-4R6H Pengaduan' }),
  )
  expect(options()).toEqual([])
  expect(address()).toBe('Alamat /pengaduan/7K3MQ2XVB9TD4R6H')
  expect(box()).toHaveValue('')
  expect(call).not.toHaveBeenCalled()
})

describe('keyboard navigation in the suggestions', () => {
  it('moves through the suggestions with arrow keys, and back to the text with a letter or past the last suggestion', async () => {
    await type('pos')
    await list()
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toContain('Mawar')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mawar')
    press('ArrowDown')
    expect(active()).toContain('Melati')
    press('ArrowDown')
    expect(active()).toBeNull()
    press('ArrowUp')
    expect(active()).toContain('Melati')
    expect(box()).toHaveFocus()
    await type('posy')
    expect(options()).toHaveLength(2)
    expect(active()).toBeNull()
  })

  it('opens the active suggestion on Enter and clears the field', async () => {
    await type('pos')
    await list()
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(address()).toBe('Alamat /agenda#01C')
    expect(box()).toHaveValue('')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('searches for the typed text on Enter if no suggestion is active', async () => {
    await type('pos')
    await list()
    expect(press('Enter')).toBe(true)
    fireEvent.submit(screen.getByRole('search'))
    expect(address()).toBe('Alamat /pencarian?q=pos')
  })

  it('closes the list on Escape and opens it again with arrow keys', async () => {
    await type('pos')
    await list()
    expect(press('Escape')).toBe(false)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveValue('pos')
    expect(onKey).not.toHaveBeenCalledWith('Escape')
    expect(press('Escape')).toBe(true)
    expect(onKey).toHaveBeenCalledWith('Escape')
    press('ArrowUp')
    expect(active()).toContain('Melati')
  })
})

it('clicking a suggestion opens it without moving the focus out of the field first', async () => {
  await type('kom')
  const option = within(await list()).getByRole('option', { name: 'Pupuk kompos Berita' })
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect(address()).toBe('Alamat /berita/01B')
})

it('the suggestions are hidden on blur and shown again on focus', async () => {
  await type('pos')
  await list()
  act(() => box().blur())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  act(() => box().focus())
  expect(await list()).toBeVisible()
})

it('the suggestions are shown for text that was typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site())
  box().focus()
  render(site(), { container, hydrate: true })
  fireEvent.input(box(), { target: { value: 'kom' } })
  expect(within(await list()).getByRole('option')).toHaveTextContent('Pupuk kompos')
})
