import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import type { Announcement, News } from '@/domain/news/article-schema'
import { addDays } from '@/domain/time/date'
import { resolve, type NewsText } from '../article-text'
import { pictureOf } from '../bucket'
import { calendarAt } from '../calendar'
import { ANNOUNCEMENTS } from '../content/announcements'
import { ECONOMY_NEWS } from '../content/news/ekonomi'
import { HEALTH_NEWS } from '../content/news/kesehatan'
import { ENVIRONMENT_NEWS } from '../content/news/lingkungan'
import { DEVELOPMENT_NEWS } from '../content/news/pembangunan'
import { GOVERNMENT_NEWS } from '../content/news/pemerintahan'
import { EDUCATION_NEWS } from '../content/news/pendidikan'
import { CULTURE_NEWS } from '../content/news/sosial-budaya'
import { ulidAt } from '../ids'
import { EDITOR } from '../people'
import { authoredBy } from '../authorship'
import { type Documents, toDocument } from '../plain'

const NEWS = [
  ...DEVELOPMENT_NEWS,
  ...HEALTH_NEWS,
  ...ECONOMY_NEWS,
  ...ENVIRONMENT_NEWS,
  ...GOVERNMENT_NEWS,
  ...CULTURE_NEWS,
  ...EDUCATION_NEWS,
]

function articleFields(text: Omit<NewsText, 'category'>, index: number, today: string) {
  const date = resolve(text.when, today)
  return {
    id: ulidAt(date, index),
    title: text.title,
    excerpt: text.excerpt,
    content: text.content(calendarAt(date)),
    author: text.author,
    date,
    views: text.views,
    attachments: '',
    ...pictureOf(text.picture),
    ...authoredBy(EDITOR, date, '09:30'),
  }
}

export function newsItems(today: string): News[] {
  return NEWS.map((text, index) => ({
    ...articleFields(text, index, today),
    category: text.category,
  })).sort((a, b) => (a.id < b.id ? 1 : -1))
}

export function announcementItems(today: string): Announcement[] {
  return ANNOUNCEMENTS.map((text, index) => ({
    ...articleFields(text, index, today),
    category: ANNOUNCEMENT_CATEGORY,
    enddate: text.endsIn === null ? '' : addDays(today, text.endsIn),
    penting: text.penting ?? false,
  }))
}

/** Returns the view counts of articles for this month and the previous month. */
export function viewsDocuments(today: string): Documents {
  const month = today.slice(0, 7)
  const previous = addDays(`${month}-01`, -1).slice(0, 7)
  const read = newsItems(today).slice(0, 8)
  const counts = Object.fromEntries(read.map(({ id, views }) => [`news_${id}`, views]))
  return {
    'article_views/now': toDocument({ days: 412, last: [], month, ...counts }),
    [`article_views/${previous}`]: toDocument({ days: 380, last: [], month: previous, ...counts }),
  }
}
