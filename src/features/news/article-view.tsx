import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LinkedPicture } from '@/components/lightbox/linked-picture'
import { AttachmentsSection } from '@/components/ui/lists/attachments'
import { ValidUntil } from '@/components/ui/lists/valid-until'
import { Markup } from '@/components/ui/markup'
import { Loading } from '@/components/ui/states/loading'
import type { FormItem } from '@/domain/field-facts'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { formatLongDay, isRealDay } from '@/domain/time/date'
import { ShareButton } from './share-button'

/** Article, or its summary while `content` is loading. Only announcements have an `enddate`. */
type ShownArticle = Omit<FormItem<'news'>, 'category' | 'content' | 'attachments'> &
  Partial<Pick<FormItem<'announcements'>, 'content' | 'enddate' | 'attachments'>> & {
    category: string
  }

interface ArticleViewProps {
  article: ShownArticle
  instead?: ReactNode
  /** URL of the published article. Omitted for unpublished articles, which cannot be shared. */
  url?: string
  /** Tools next to the date. Shown only if `url` is set. */
  tools?: ReactNode
  children?: ReactNode
}

export function ArticleView({ article, instead, url, tools, children }: ArticleViewProps) {
  const { title, category, author, date, enddate, excerpt, content } = article
  return (
    <article className="max-w-3xl pt-6 pb-8 md:pt-10">
      <Link
        to={category === ANNOUNCEMENT_CATEGORY ? paths.newsIn(category) : paths.news}
        className="inline-flex min-h-12 items-center rounded-full bg-primary-soft px-5 font-semibold text-primary hover:underline"
      >
        {category}
      </Link>
      <h1 tabIndex={-1} className="mt-4 text-2xl font-bold md:text-3xl">
        {title}
      </h1>
      {enddate && (
        <p className="mt-2 font-semibold text-accent-ink">
          <ValidUntil day={enddate} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* Hides the dot between the items if they wrap onto separate lines. */}
        <p className="overflow-hidden text-ink-2">
          <span className="-ml-4 flex flex-wrap *:pl-4">
            <time dateTime={date}>{isRealDay(date) && formatLongDay(date)}</time>{' '}
            <span className="relative">
              <span aria-hidden className="absolute left-1.5">
                ·
              </span>
              <span>Oleh {author}</span>
            </span>
          </span>
        </p>
        {url && (
          <div className="flex w-full flex-wrap items-center justify-between md:w-auto print:hidden">
            <div className="-ml-4 md:hidden">
              <ShareButton title={title} url={url} look="quiet" />
            </div>
            {tools}
          </div>
        )}
      </div>
      {article.imageurl && (
        <figure className="mt-6">
          <LinkedPicture
            src={article.imageurl}
            alt={article.imagealt || title}
            width={article.imagewidth}
            height={article.imageheight}
            eager
          />
          {article.imagealt && (
            <figcaption className="mt-2 text-sm text-ink-2">{article.imagealt}</figcaption>
          )}
        </figure>
      )}
      <p dir="auto" className="mt-6 border-s-4 border-accent ps-4 reading font-semibold">
        {excerpt}
      </p>
      {content === undefined ? (
        instead
      ) : (
        <div className="mt-6 flex max-w-prose flex-col gap-4 reading">
          <Markup text={content} level={2} />
        </div>
      )}
      <AttachmentsSection text={article.attachments} />
      {children}
    </article>
  )
}

export function ArticleTextSkeleton() {
  return (
    <Loading subject="isi artikel">
      <div className="mt-6 flex max-w-prose flex-col gap-4">
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-3/4 skeleton" />
      </div>
    </Loading>
  )
}

export function ArticleSkeleton() {
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-6 pb-12 md:pt-10">
      <div className="h-12 w-36 skeleton rounded-full" />
      <div className="h-9 w-full skeleton" />
      <div className="h-9 w-2/3 skeleton" />
      <div className="h-5 w-64 skeleton" />
      <div className="aspect-video skeleton rounded-card" />
      <div className="h-5 w-full skeleton" />
      <div className="h-5 w-full skeleton" />
      <div className="h-5 w-3/4 skeleton" />
    </div>
  )
}
