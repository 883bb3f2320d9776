import * as v from 'valibot'
import { LIMITS } from '../limits'
import { pictureFields } from '../pictures/picture-schema'
import { attachments } from '../public-documents/attachments-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { requiredText } from '../text/text-schema'
import { day, optionalDay } from '../time/date-schema'
import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from './article'

const articleFields = {
  title: requiredText('Judul', LIMITS.title),
  excerpt: requiredText('Ringkasan', LIMITS.excerpt),
  content: requiredText('Isi', LIMITS.content),
  author: requiredText('Penulis', LIMITS.name),
  date: day,
  ...pictureFields,
  attachments,
}

export const newsFields = {
  ...articleFields,
  category: v.picklist(NEWS_CATEGORIES, 'Pilih kategori berita.'),
}

/** Form fields of an announcement. Without `enddate`, it never expires. If `penting`, it is sent even at night. */
export const announcementFields = {
  ...articleFields,
  category: v.literal(ANNOUNCEMENT_CATEGORY),
  enddate: optionalDay,
  penting: v.optional(v.boolean(), false),
}

const views = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

export const news = storedItem({ ...newsFields, views })
export type News = v.InferOutput<typeof news>

export const announcement = storedItem({ ...announcementFields, views })
export type Announcement = v.InferOutput<typeof announcement>

export type Article = News | Announcement
