import { articleDayDoubts } from '@/domain/doubts/day-doubts'
import { NEWS_CATEGORIES } from '@/domain/news/article'
import { AnnouncementFields } from './announcement-fields'
import { ARTICLE_LABELS } from './article-labels'
import { ArticlePreview } from './article-preview'
import { NewsFields } from './news-fields'

export const NEWS_FORM = {
  labels: { ...ARTICLE_LABELS, category: 'Kategori' },
  Fields: NewsFields,
  categories: NEWS_CATEGORIES,
  Preview: ArticlePreview,
  doubts: articleDayDoubts,
}

export const ANNOUNCEMENT_FORM = {
  labels: { ...ARTICLE_LABELS, enddate: 'Berlaku sampai', penting: 'Penting' },
  Fields: AnnouncementFields,
  Preview: ArticlePreview,
  doubts: articleDayDoubts,
}
