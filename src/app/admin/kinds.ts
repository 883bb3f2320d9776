import { ANNOUNCEMENT_CATEGORY } from '@/domain/article'
import { paths } from '@/domain/paths'
import { announcement, announcementInput, news, newsInput } from '@/domain/schemas/article'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { AnnouncementFields } from '@/features/news/admin/announcement-fields'
import { ArticlePreview } from '@/features/news/admin/article-preview'
import { NewsFields } from '@/features/news/admin/news-fields'
import { CONTENT } from '@/lib/query/content-query'
import { SCREENS } from './screens'

const emptyArticle = (author: string, today: string) => ({
  title: '',
  excerpt: '',
  content: '',
  author,
  date: today,
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
})

const article = {
  publicPath: paths.article,
  added: { views: 0 },
  Preview: ArticlePreview,
  content: [
    [CONTENT, 'news'],
    [CONTENT, 'article'],
    [CONTENT, 'announcements'],
  ],
} satisfies Partial<EditorialKind>

export const NEWS: EditorialKind = {
  ...article,
  kind: 'news',
  label: 'Berita',
  noun: 'berita',
  path: SCREENS.news.path,
  empty: (author, today) => ({ ...emptyArticle(author, today), category: '' }),
  input: newsInput,
  published: news,
  Fields: NewsFields,
}

export const ANNOUNCEMENTS: EditorialKind = {
  ...article,
  kind: 'announcements',
  label: 'Pengumuman',
  noun: 'pengumuman',
  path: SCREENS.announcements.path,
  empty: (author, today) => ({
    ...emptyArticle(author, today),
    category: ANNOUNCEMENT_CATEGORY,
    enddate: '',
  }),
  input: announcementInput,
  published: announcement,
  Fields: AnnouncementFields,
}
