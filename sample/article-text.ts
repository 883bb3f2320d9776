import type { NEWS_CATEGORIES } from '@/domain/news/article'
import { addDays } from '@/domain/time/date'
import { lastMonthDay, type Calendar } from './calendar'
import type { PictureKey } from './pictures/catalogue'

/** A day before today: so many days ago, or the last time the calendar showed `monthDay`. */
export type PastDay = { daysAgo: number } | { monthDay: string }

export function resolve(when: PastDay, today: string): string {
  return 'daysAgo' in when ? addDays(today, -when.daysAgo) : lastMonthDay(today, when.monthDay)
}

/** A news item as it is written, before it has an address and a day. */
export interface NewsText {
  when: PastDay
  title: string
  excerpt: string
  content: (calendar: Calendar) => string
  category: (typeof NEWS_CATEGORIES)[number]
  author: string
  picture: PictureKey | null
  views: number
}

/** An announcement as it is written; it ends `endsIn` days from today (ago, when negative) or never. */
export interface AnnouncementText extends Omit<NewsText, 'category'> {
  endsIn: number | null
}
