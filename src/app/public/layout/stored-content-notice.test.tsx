import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'
import { prefetchedNewsQuery, newsListQuery } from '@/features/news/news-queries'
import { settingsQuery } from '@/lib/query/settings-query'
import { contentItem } from '@/lib/query/content'
import type { ContentQuery } from '@/lib/query/content-query'
import {
  notePublication,
  confirmLatestPublication,
  restoreMarks,
} from '@/lib/query/freshness/content-clock'
import { fillContent } from '@/lib/query/prefetch/fill-content'
import { createQueryClient } from '@/lib/query/query-client'
import { insideSite } from '../../../../tests/support/inside-site'
import StoredContentNotice, { formatAge } from './stored-content-notice'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-22T03:00:00Z')
const DAYS_AGO = { number: 7, at: NOW - 3 * 24 * 60 * MINUTE }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onlineManager.setOnline(false)
})
afterEach(() => {
  onlineManager.setOnline(true)
  localStorage.clear()
})

const PREFETCHED = [{ id: 'A', category: 'Kesehatan' }]

function stored(publication = DAYS_AGO, client = createQueryClient()) {
  const queries = [
    [settingsQuery.queryKey, null],
    [prefetchedNewsQuery(null).queryKey, PREFETCHED],
  ] as const
  fillContent(client, { ...publication, queries })
  return client
}

function noticeOf(client: QueryClient, query: ContentQuery = newsListQuery('Kesehatan')) {
  const queries = [settingsQuery, query]
  render(<StoredContentNotice queries={queries} />, {
    wrapper: insideSite({ client, settings: null }),
  })
  return screen.getByRole('status').textContent
}

it.each([
  ['Kesehatan', 'Yang tampil isi tersimpan, diperbarui 3 hari lalu.'],
  ['Pertanian', 'Halaman ini belum tersimpan di perangkat Anda.'],
])(
  'reports the category %s as missing only if none of its articles is stored',
  (category, said) => {
    expect(noticeOf(stored(), newsListQuery(category))).toBe(`Tanpa jaringan. ${said}`)
  },
)

it('explains that an article page is only partly stored if a stored list contains the summary of the article', () => {
  expect(noticeOf(stored(), contentItem('berita', 'A'))).toMatch(
    /^Tanpa jaringan\. Sebagian isi halaman ini belum tersimpan .* Yang tampil isi tersimpan/,
  )
})

it('explains that an article page is not stored if no stored list contains the article', () => {
  expect(noticeOf(stored(), contentItem('berita', 'B'))).toMatch(
    /^Tanpa jaringan\. Halaman ini belum tersimpan di perangkat Anda\.$/,
  )
})

it('shows when the content was last confirmed as up to date, even after a reload', () => {
  vi.setSystemTime(NOW - 17 * MINUTE)
  confirmLatestPublication(createQueryClient(), DAYS_AGO.at)
  vi.setSystemTime(NOW)
  const client = createQueryClient()
  restoreMarks(client)
  expect(noticeOf(stored(DAYS_AGO, client))).toMatch(/diperbarui 17 menit lalu\.$/)
})

it('shows the age of the content if a newer publication exists', () => {
  const client = stored()
  notePublication(client, NOW)
  confirmLatestPublication(client, NOW)
  expect(noticeOf(client)).toMatch(/diperbarui 3 hari lalu\.$/)
})

it('shows no age for content that was never published or confirmed', () => {
  expect(noticeOf(stored({ number: 0, at: NOW }))).toBe(
    'Tanpa jaringan. Yang tampil isi tersimpan.',
  )
})

it.each([
  [new TypeError('Failed to fetch'), 'Server tidak dapat dihubungi. Yang tampil isi tersimpan'],
  [
    Object.assign(new Error('Quota'), { reason: 'Kuota habis.' }),
    'Kuota habis. Yang tampil isi tersimpan',
  ],
])('explains while online why stored content could not be refreshed: %s', async (error, text) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onlineManager.setOnline(true)
  const client = stored()
  const read = { queryKey: settingsQuery.queryKey, queryFn: () => Promise.reject(error) }
  await client.fetchQuery({ ...read, staleTime: 0, retry: false }).catch(() => {})
  noticeOf(client)
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible()
  logged.mockClear()
})

describe('formatAge', () => {
  const SECOND = 1000
  const MINUTE = 60 * SECOND
  const HOUR = 60 * MINUTE

  it.each([
    [0, 'baru saja'],
    [59 * SECOND, 'baru saja'],
    [MINUTE, '1 menit lalu'],
    [HOUR - 1, '59 menit lalu'],
    [HOUR, '1 jam lalu'],
    [24 * HOUR - 1, '23 jam lalu'],
    [24 * HOUR, '1 hari lalu'],
    [75 * HOUR, '3 hari lalu'],
  ])('describes a time %i ms ago as “%s”', (age, expected) => {
    expect(formatAge(1_000_000_000 - age, 1_000_000_000)).toBe(expected)
  })

  it('treats a time in the future as now', () => {
    expect(formatAge(2000, 1000)).toBe('baru saja')
  })
})
