import { expect, it } from 'vitest'
import { currentAnnouncement } from './article'
import type { Announcement } from './article-schema'

function announcement(id: string, enddate: string): Announcement {
  return {
    id,
    title: 'Perekaman KTP',
    excerpt: 'Di balai desa.',
    content: 'Bawa fotokopi KK.',
    author: 'Admin Desa',
    category: 'Pengumuman',
    date: '2026-11-01',
    enddate,
    penting: false,
    views: 0,
    imageurl: '',
    imagewidth: 0,
    imageheight: 0,
    imagealt: '',
    createdBy: 'editor',
    updatedBy: 'editor',
    updatedAt: '2026-11-01T00:00:00Z',
  }
}

it('passes over announcements that have ended', () => {
  const announcements = [announcement('new', '2026-11-20'), announcement('old', '2026-12-31')]
  expect(currentAnnouncement(announcements, '2026-11-21')?.id).toBe('old')
})

it('keeps an announcement current on its last day', () => {
  expect(currentAnnouncement([announcement('a', '2026-11-21')], '2026-11-21')?.id).toBe('a')
})

it('never ends an announcement without an end date', () => {
  expect(currentAnnouncement([announcement('a', '')], '2099-01-01')?.id).toBe('a')
})

it('takes the first of several current ones', () => {
  const announcements = [announcement('new', ''), announcement('old', '')]
  expect(currentAnnouncement(announcements, '2026-11-21')?.id).toBe('new')
})

it('finds none when all have ended', () => {
  expect(currentAnnouncement([announcement('a', '2026-01-01')], '2026-11-21')).toBeUndefined()
})
