import { expect, it } from 'vitest'
import { currentAnnouncement } from './article'
import type { Announcement } from './article-schema'

function announcement(enddate: string): Announcement {
  return {
    id: 'a',
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

it.each([
  ['the first that has not ended', ['2026-11-20', '2026-12-31'], '2026-11-21', '2026-12-31'],
  ['one on its last day', ['2026-11-21'], '2026-11-21', '2026-11-21'],
  ['one without an end date at any time', [''], '2099-01-01', ''],
  ['the first of several', ['2026-11-30', ''], '2026-11-21', '2026-11-30'],
  ['none after all have ended', ['2026-01-01'], '2026-11-21', undefined],
])('the current announcement is %s', (_, enddates, today, expected) => {
  expect(currentAnnouncement(enddates.map(announcement), today)?.enddate).toBe(expected)
})
