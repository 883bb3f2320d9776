import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Announcement } from '@/domain/news/article-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { AnnouncementBanner } from './announcement-banner'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-02T16:59:30Z') }))

function show(...announcements: Partial<Announcement>[]) {
  const client = testClient({ enabled: false })
  client.setQueryData(contentList('announcements').queryKey, announcements)
  render(<AnnouncementBanner />, { wrapper: insideSite({ client }) })
}

const KTP = { id: 'a', title: 'Perekaman KTP', date: '2026-10-30', enddate: '2026-11-02' }
const banner = () => screen.getByRole('complementary', { name: 'Pengumuman' })

it('the banner marks an announcement as expired when it expires while the page is open', () => {
  show(KTP)
  expect(banner()).toHaveTextContent('Berlaku sampai 2 Nov 2026')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(banner()).toHaveTextContent('Berakhir 2 Nov 2026')
})

it('the banner replaces an expired announcement with a current one', () => {
  show(KTP, { ...KTP, id: 'b', title: 'Kerja bakti', enddate: '' })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(banner()).toHaveTextContent('Kerja bakti')
})

it('the banner hides an announcement that expired before the page was opened', () => {
  show({ ...KTP, enddate: '2026-11-01' })
  expect(screen.queryByRole('complementary')).toBeNull()
})
