import * as v from 'valibot'
import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '../article'
import { day } from './date'
import { LIMITS } from '../limits'
import { pictureFields } from './picture'
import { storedItem } from './stamp'
import { picturesStored, requiredText } from './text'

const articleFields = {
  title: requiredText('Judul', LIMITS.title),
  excerpt: requiredText('Ringkasan', LIMITS.excerpt),
  content: requiredText('Isi', LIMITS.content),
  author: requiredText('Penulis', LIMITS.name),
  date: day,
  ...pictureFields,
}

/** What was published once is read as it is. */
const storedText = { content: articleFields.content }
const writtenText = { content: v.pipe(articleFields.content, picturesStored) }

/** What a clerk fills in for a news item. */
export const newsInput = v.object({
  ...articleFields,
  ...writtenText,
  category: v.picklist(NEWS_CATEGORIES, 'Pilih kategori berita.'),
})

/** What a clerk fills in for an announcement; without `enddate` it stays current. */
export const announcementInput = v.object({
  ...articleFields,
  ...writtenText,
  category: v.literal(ANNOUNCEMENT_CATEGORY),
  enddate: v.optional(v.union([v.literal(''), day]), ''),
})

const views = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** `news/{id}` */
export const news = storedItem({ ...newsInput.entries, ...storedText, views })
export type News = v.InferOutput<typeof news>

/** `announcements/{id}` */
export const announcement = storedItem({ ...announcementInput.entries, ...storedText, views })
export type Announcement = v.InferOutput<typeof announcement>

/** What an article page shows: a news item or an announcement. */
export type Article = News | Announcement
