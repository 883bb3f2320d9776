import type { NEWS_CATEGORIES } from '@/domain/news/article'
import { addDays } from '@/domain/time/date'
import { lastMonthDay, type Calendar } from './calendar'
import type { PictureKey } from './pictures/catalogue'

/** Past day relative to the day of the sample: a number of days ago, or the last occurrence of `monthDay` (`MM-DD`). */
export type PastDay = { daysAgo: number } | { monthDay: string }

export function resolve(when: PastDay, today: string): string {
  return 'daysAgo' in when ? addDays(today, -when.daysAgo) : lastMonthDay(today, when.monthDay)
}

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

/** Text of an announcement that ends `endsIn` days from today (negative for the past), or never if null. */
export interface AnnouncementText extends Omit<NewsText, 'category'> {
  endsIn: number | null
  penting?: true
}
