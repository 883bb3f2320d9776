import { Link } from 'react-router-dom'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { ValidUntil } from '@/components/ui/lists/valid-until'
import { NewMark } from '@/components/ui/new-mark'
import { Picture } from '@/components/ui/pictures/picture'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { formatDay } from '@/domain/time/date'
import type { ArticleSummary } from './news-queries'
import type { NearArticle } from './read-related-articles'

interface NewsCardProps {
  article: ArticleSummary
  sizes: string
  eager?: boolean
  headingLevel: 'h2' | 'h3'
  /** If true, the card is a compact row on phones. */
  isRow?: boolean
}

/** Card of an article with picture, category, title and date. The whole card is a link. */
export function NewsCard(props: NewsCardProps) {
  const { article, sizes, eager = false, headingLevel: Heading, isRow = false } = props
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface',
        isRow && 'row-on-phones',
        isRow && article.category === ANNOUNCEMENT_CATEGORY && 'text-first',
      )}
    >
      <Picture
        src={article.imageurl}
        of={article.id}
        alt=""
        width={article.imagewidth}
        height={article.imageheight}
        sizes={sizes}
        eager={eager}
        className="aspect-video w-full print:aspect-3/1"
      />
      <NewMark id={article.id} className="top-2 left-2" />
      <div className="@container flex grow flex-col gap-2 p-4">
        <div>
          <Chip>{article.category}</Chip>
        </div>
        <Heading className="text-lg leading-snug font-semibold group-hover:text-primary">
          <Link to={paths.article(article.id)} className="stretched">
            {article.title}
          </Link>
        </Heading>
        <p className="text-ink-2 @min-[10rem]:line-clamp-2">{article.excerpt}</p>
        <p className="mt-auto flex flex-wrap gap-x-3 pt-1 text-sm text-ink-2">
          <time dateTime={article.date}>{formatDay(article.date)}</time>
          {article.enddate && (
            <span>
              <ValidUntil day={article.enddate} />
            </span>
          )}
        </p>
      </div>
    </article>
  )
}

interface NewsRowProps extends Pick<NewsCardProps, 'headingLevel'> {
  article: NearArticle
  /** If true, the picture is above the text on large screens and fills the remaining height. */
  isStacked?: boolean
}

export function NewsRow({ article, headingLevel: Heading, isStacked }: NewsRowProps) {
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-wrap items-stretch overflow-hidden rounded-card border border-hairline bg-surface',
        isStacked && 'lg:flex-col lg:flex-nowrap',
      )}
    >
      <Picture
        src={article.imageurl}
        of={article.id}
        alt=""
        width={article.imagewidth}
        height={article.imageheight}
        sizes={`(width < 48rem) 7rem, ${isStacked ? '(width < 64rem) 11rem, 27rem' : '11rem'}`}
        className={classNames(
          'min-h-28 w-28 shrink-0 grow self-stretch md:w-44',
          isStacked && 'lg:h-0 lg:min-h-36 lg:w-full',
        )}
      />
      <NewMark id={article.id} className="top-2 left-2" />
      <div
        className={classNames(
          // Allows the text to wrap below the picture if it is enlarged.
          'flex min-w-0 grow-999 basis-36 flex-col justify-center gap-1 px-4 py-3',
          isStacked && 'lg:grow-0 lg:basis-auto',
        )}
      >
        <p className="text-xs font-semibold text-primary">{article.category}</p>
        <Heading className="leading-snug font-semibold group-hover:text-primary md:text-lg">
          <Link to={paths.article(article.id)} className="stretched">
            {article.title}
          </Link>
        </Heading>
        <time dateTime={article.date} className="text-sm text-ink-2">
          {formatDay(article.date)}
        </time>
        {article.enddate && (
          <p className="text-sm text-ink-2">
            <ValidUntil day={article.enddate} />
          </p>
        )}
      </div>
    </article>
  )
}

export function NewsCardSkeleton({ isRow = false }: { isRow?: boolean }) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-card border border-hairline bg-surface',
        isRow && 'max-sm:flex max-sm:min-h-33',
      )}
      data-skeleton
    >
      <div
        className={classNames(
          'aspect-video skeleton rounded-none',
          isRow && 'max-sm:aspect-auto max-sm:w-28 max-sm:shrink-0',
        )}
      />
      <div className={classNames('flex grow flex-col gap-3 p-4', isRow && 'max-sm:p-3')}>
        <div className="h-6 w-28 skeleton rounded-full" />
        <div className="h-6 w-full skeleton" />
        <div className={classNames('h-6 w-full skeleton md:hidden', isRow && 'max-sm:hidden')} />
        <div className="h-6 w-2/3 skeleton" />
        <div className={classNames('h-8 w-full skeleton', isRow && 'max-sm:hidden')} />
        <div className="h-4 w-32 skeleton" />
      </div>
    </div>
  )
}

export function NewsRowSkeleton() {
  return (
    <div
      className="flex min-h-34 gap-4 overflow-hidden rounded-card border border-hairline bg-surface md:min-h-28"
      data-skeleton
    >
      <div className="w-28 shrink-0 skeleton rounded-none md:w-44" />
      <div className="flex grow flex-col justify-center gap-2 py-3 pr-4">
        <div className="h-4 w-20 skeleton" />
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-2/3 skeleton" />
        <div className="h-4 w-28 skeleton" />
      </div>
    </div>
  )
}
