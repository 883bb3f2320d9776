import { DAY_MS } from '../time/date'

/** What anyone can be told of on their device. */
export const VISITOR_TOPICS = ['announcements', 'news', 'agenda', 'reports'] as const

/** What staff can be told of: by their role, and as long as they stay signed in on the device. */
export const STAFF_TOPICS = ['complaints', 'drafts'] as const
export type StaffTopic = (typeof STAFF_TOPICS)[number]

export const PUSH_TOPICS = [...VISITOR_TOPICS, ...STAFF_TOPICS] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

export function isStaffTopic(topic: string): topic is StaffTopic {
  return STAFF_TOPICS.some((one) => one === topic)
}

export const TOPIC_LABEL: Record<PushTopic, string> = {
  announcements: 'Pengumuman',
  news: 'Berita',
  agenda: 'Agenda: kegiatan besok, tiap pukul 18.00',
  reports: 'Laporan saya: ada balasan petugas',
  complaints: 'Petugas: laporan baru dari warga',
  drafts: 'Petugas: draf menunggu diperiksa',
}

/** Those of which all devices are told the same. `urgent`: announcements that are important, at night, too. */
export const SHARED_TOPICS = ['urgent', 'announcements', 'news', 'agenda', ...STAFF_TOPICS] as const
export type SharedTopic = (typeof SHARED_TOPICS)[number]

/** As what a device asks for it. */
export const askedAs = (topic: SharedTopic): PushTopic =>
  topic === 'urgent' ? 'announcements' : topic

/** Of so many reports one device is told, the newest that were written on it. */
export const MOST_REPORTS = 10

/** Those of which each new item is told. */
const OF_ITEMS = ['announcements', 'news'] as const
export type ItemTopic = (typeof OF_ITEMS)[number]

/** What is new is told of for so long, in milliseconds; afterwards it is no news. */
export const PUSH_TTL_MS = DAY_MS

export function isItemTopic(collection: string): collection is ItemTopic {
  return OF_ITEMS.some((topic) => topic === collection)
}

/** A device is asked to be heard of when it was not for so long. */
export const RENEWAL_MS = 30 * DAY_MS

/** A device that was not heard of for so many days is forgotten. */
export const PUSH_DAYS = 365
