import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { ulid } from 'ulid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elsewhere, entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import {
  clearNavigationPayload,
  clearPayloadForOtherPaths,
  useNavigationPayload,
} from '@/stores/navigation-payload'
import { insideSite } from '../../../../../tests/support/inside-site'
import { editorialKind } from '../editorial-kind'
import { AutosavedList } from './autosaved-list'

vi.mock('@/lib/autosave/entries')

const NEWS = editorialKind('news', '/admin/berita', {
  labels: {},
  Fields: () => null,
  Preview: () => null,
})
const GALLERY = editorialKind('gallery', '/admin/galeri', {
  labels: {},
  Fields: () => null,
  Preview: () => null,
  bulkUpload: { picture: 'imageurl', text: 'caption' },
})
function store(title: string, at: number, isPostponed: boolean, subject = ''): AutosavedEntry {
  const entry = entryWith({ id: ulid(), subject, values: { title }, at, isPostponed })
  stored.set(entry.id, entry)
  return entry
}

function Where() {
  return <output>{useLocation().pathname}</output>
}

async function show() {
  render(
    <>
      <AutosavedList kinds={[NEWS, GALLERY]} />
      <Where />
    </>,
    { wrapper: insideSite() },
  )
  await screen.findByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })
}

const publishButtons = () => screen.queryAllByRole('button', { name: /^Terbitkan sekarang/ })

beforeEach(() => {
  stored.clear()
  elsewhere.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  clearNavigationPayload()
})
afterEach(() => onlineManager.setOnline(true))

it('the list offers to publish postponed drafts once the network is available', async () => {
  onlineManager.setOnline(false)
  store('Panen', 1, true)
  store('Rapat', 2, false)
  await show()
  expect(publishButtons()).toEqual([])
  expect(screen.getByText(/Menunggu jaringan untuk terbit\./)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('button', { name: 'Terbitkan sekarang: Panen' })).toBeVisible()
  expect(publishButtons()).toHaveLength(1)
})

it('the list opens the form with a request to publish on one click', async () => {
  const { id } = store('Panen', 1, true)
  await show()
  const [offer] = publishButtons()
  if (offer) fireEvent.click(offer)
  const path = `/admin/berita/baru/${id}`
  expect(screen.getByRole('status')).toHaveTextContent(path)
  expect(useNavigationPayload.getState()).toMatchObject({ path, publishing: [id] })
  // A navigation to another path cancels the request.
  clearPayloadForOtherPaths('/admin')
  expect(useNavigationPayload.getState().publishing).toEqual([])
})

it('the list marks a postponed change, and publishes it in the form of the published item', async () => {
  onlineManager.setOnline(false)
  const { id } = store('Panen', 1, true, 'news/i1')
  await show()
  expect(screen.getByText(/Perubahan menunggu jaringan\.$/)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan sekarang: Panen' }))
  expect(useNavigationPayload.getState()).toMatchObject({
    path: '/admin/berita/i1',
    publishing: [id],
  })
})

it('the list shows postponed drafts before newer entries and never collapses them', async () => {
  for (const at of [1, 2, 3]) store(`Tunggu ${at}`, at, true)
  for (const at of [4, 5]) store(`Baru ${at}`, at, false)
  await show()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tunggu 3',
    'Tunggu 2',
    'Tunggu 1',
    'Baru 5',
    'Baru 4',
  ])
  expect(screen.getByText('2 tulisan lebih lama')).toBeVisible()
})

function storePhoto(caption: string, at: number, isPostponed = true, imageurl = '/foto'): string {
  const values = { caption, imageurl }
  const entry = { ...store('', at, isPostponed), form: 'gallery', values }
  stored.set(entry.id, entry)
  return entry.id
}

describe('photos that wait to be published', () => {
  it('share one row, which opens bulk upload with all of them', async () => {
    const waiting = [storePhoto('Kerja bakti', 1), storePhoto('Kerja bakti', 2)]
    storePhoto('Belum jadi', 3, false)
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Terbitkan sekarang: 2 foto: Kerja bakti' }))
    const path = '/admin/galeri/beberapa'
    expect(screen.getByRole('status')).toHaveTextContent(path)
    expect(useNavigationPayload.getState()).toMatchObject({
      path,
      publishing: waiting.toReversed(),
    })
    expect(screen.getByRole('link', { name: 'Belum jadi' })).toBeVisible()
  })

  it('appear in a separate row without actions if they are open in another tab', async () => {
    const [open] = [storePhoto('Panen', 4), storePhoto('Rapat', 1), storePhoto('Lomba', 2)]
    elsewhere.add(open)
    await show()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Panen',
      '2 foto: Lomba, …',
    ])
    expect(publishButtons()).toHaveLength(1)
  })

  it('can be discarded together after a confirmation', async () => {
    storePhoto('Rapat', 1)
    storePhoto('Lomba', 2)
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Buang …' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Buang' }))
    await vi.waitFor(() => expect(stored.size).toBe(0))
  })
})

describe('photos that were chosen but not saved', () => {
  it('share a row that opens bulk upload, separate from photos that wait to be published', async () => {
    for (const at of [1, 2, 3]) storePhoto('Kerja bakti', at, false)
    storePhoto('Panen', 4)
    await show()
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Panen', '3 foto: Kerja bakti'])
    expect(links.at(-1)).toHaveAttribute('href', '/admin/galeri/beberapa')
    expect(publishButtons()).toHaveLength(1)
  })

  it('share one row, except an entry that has a caption but no photo, because bulk upload needs photos', async () => {
    storePhoto('Rapat', 1, false)
    storePhoto('Lomba', 2, false)
    storePhoto('Tanpa foto', 3, false, '')
    await show()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tanpa foto',
      '2 foto: Lomba, …',
    ])
  })
})
