/** What somebody can be told of on their device. */
export const PUSH_TOPICS = ['announcements', 'news', 'agenda', 'reports'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

export const TOPIC_LABEL: Record<PushTopic, string> = {
  announcements: 'Pengumuman',
  news: 'Berita',
  agenda: 'Agenda: kegiatan besok, tiap pukul 18.00',
  reports: 'Laporan saya: ada balasan petugas',
}

/** Those of which all devices are told the same. */
export const SHARED_TOPICS = ['announcements', 'news', 'agenda'] as const
export type SharedTopic = (typeof SHARED_TOPICS)[number]

/** Of so many reports one device is told, the newest that were written on it. */
export const MOST_REPORTS = 10

/** Those of which each new item is told; the rest has hours of its own. */
const OF_ITEMS = ['announcements', 'news'] as const
export type ItemTopic = (typeof OF_ITEMS)[number]

/** What is new is told of for so long, in milliseconds; afterwards it is no news. */
export const PUSH_TTL_MS = 24 * 3_600_000

export function isItemTopic(collection: string): collection is ItemTopic {
  return OF_ITEMS.some((topic) => topic === collection)
}

/** A device that was not heard of for so many days is forgotten. */
export const PUSH_DAYS = 365
