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

/** Returns the newest announcement that has not expired on `today`. `announcements` are sorted newest first. */
export function currentAnnouncement<One extends { enddate: string }>(
  announcements: readonly One[],
  today: string,
): One | undefined {
  return announcements.find(({ enddate }) => enddate === '' || enddate >= today)
}
