import { ANNOUNCEMENT_CATEGORY } from '@/domain/article'
import { paths } from '@/domain/paths'
import { announcement, announcementInput, news, newsInput } from '@/domain/schemas/article'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { AnnouncementFields } from '@/features/news/admin/announcement-fields'
import { ARTICLE_LABELS } from '@/features/news/admin/article-labels'
import { ArticlePreview } from '@/features/news/admin/article-preview'
import { NewsFields } from '@/features/news/admin/news-fields'
import { CONTENT } from '@/lib/query/content-query'
import { SCREENS } from './screens'

const emptyArticle = (author: string) => ({
  title: '',
  excerpt: '',
  content: '',
  author,
  date: '',
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
  empty: (author) => ({ ...emptyArticle(author), category: '' }),
  labels: { ...ARTICLE_LABELS, category: 'Kategori' },
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
  empty: (author) => ({
    ...emptyArticle(author),
    category: ANNOUNCEMENT_CATEGORY,
    enddate: '',
  }),
  labels: { ...ARTICLE_LABELS, enddate: 'Berlaku sampai' },
  input: announcementInput,
  published: announcement,
  Fields: AnnouncementFields,
}

export const KINDS: readonly EditorialKind[] = [NEWS, ANNOUNCEMENTS]
