import { DAY_MS } from '../time/date'

export const VISITOR_TOPICS = ['announcements', 'news', 'agenda', 'reports'] as const

/** Topics for staff. A device is unsubscribed from them when the user signs out. */
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
  reports: 'Laporan, permohonan, dan keberatan saya: ada balasan',
  complaints: 'Petugas: laporan baru dari warga',
  drafts: 'Petugas: draf menunggu diperiksa',
}

/** Topics with the same message for all devices. `urgent` means important announcements, sent even at night. */
export const SHARED_TOPICS = ['urgent', 'announcements', 'news', 'agenda', ...STAFF_TOPICS] as const
export type SharedTopic = (typeof SHARED_TOPICS)[number]

/** Returns the topic to which a device must be subscribed to receive messages of `topic`. */
export const subscribedTopic = (topic: SharedTopic): PushTopic =>
  topic === 'urgent' ? 'announcements' : topic

/** Maximum number of reports for which a device is notified of replies. The newest reports are used. */
export const MAX_REPLY_REPORTS = 10

const ITEM_TOPICS = ['announcements', 'news'] as const
export type ItemTopic = (typeof ITEM_TOPICS)[number]

/** Time in milliseconds after publication during which a new item is still announced. */
export const PUSH_TTL_MS = DAY_MS

export function isItemTopic(collection: string): collection is ItemTopic {
  return ITEM_TOPICS.some((topic) => topic === collection)
}

/** Time without contact in milliseconds after which a device is asked to renew its subscription. */
export const RENEWAL_MS = 30 * DAY_MS

/** Number of days without contact after which a device's subscription is deleted. */
export const PUSH_DAYS = 365
