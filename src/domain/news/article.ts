import type { Announcement } from './article-schema'

export const NEWS_CATEGORIES = [
  'Pemerintahan',
  'Pembangunan',
  'Kesehatan',
  'Pendidikan',
  'Ekonomi',
  'Sosial Budaya',
  'Lingkungan',
] as const
export const ANNOUNCEMENT_CATEGORY = 'Pengumuman'

/** The newest announcement that has not ended on `today`; `announcements` are newest first. */
export function currentAnnouncement<One extends Pick<Announcement, 'enddate'>>(
  announcements: readonly One[],
  today: string,
): One | undefined {
  return announcements.find(({ enddate }) => enddate === '' || enddate >= today)
}
