/** What somebody can be told of on their device. */
export const PUSH_TOPICS = ['announcements', 'news'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

export const TOPIC_LABEL: Record<PushTopic, string> = {
  announcements: 'Pengumuman',
  news: 'Berita',
}

/** What is new is told of for so long, in milliseconds; afterwards it is no news. */
export const PUSH_TTL_MS = 24 * 3_600_000

export function isPushTopic(collection: string): collection is PushTopic {
  return PUSH_TOPICS.some((topic) => topic === collection)
}

/** A device that was not heard of for so many days is forgotten. */
export const PUSH_DAYS = 365
