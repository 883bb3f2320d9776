import { Link } from 'react-router-dom'
import type { Year } from '@/domain/item-years'
import type { GalleryPicture } from '@/domain/schemas/gallery'
import { PictureTile } from './picture-tile'

interface PictureYearsProps {
  years: readonly Year<GalleryPicture>[]
  /** No more pictures of the last year may come. */
  isWhole: boolean
  /** The layout of a year's pictures. */
  className: string
}

const addressOf = (year: number) => `tahun-${year}`

/** Pictures below their years; where there are several, a way to each. */
export function PictureYears({ years, isWhole, className }: PictureYearsProps) {
  const known = years.flatMap(({ year }) => year ?? [])
  const first = years[0]?.items[0]
  return (
    <>
      {known.length > 1 && (
        <nav aria-label="Tahun" className="mb-6">
          <ul className="flex flex-wrap gap-2">
            {known.map((year) => (
              <li key={year}>
                <Link
                  to={{ hash: addressOf(year) }}
                  // The browser itself goes there.
                  reloadDocument
                  className="inline-flex min-h-12 items-center rounded-full border border-control bg-surface px-5 font-semibold tabular-nums hover:border-primary hover:text-primary"
                >
                  {year}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="flex flex-col gap-10">
        {years.map(({ year, items }, index) => {
          const tiles = (
            <ul className={className}>
              {items.map((picture) => (
                <li key={picture.id} className="min-w-0">
                  <PictureTile picture={picture} eager={picture === first} />
                </li>
              ))}
            </ul>
          )
          if (year === null) return <div key="">{tiles}</div>
          const isCounted = isWhole || index < years.length - 1
          const heading = `${addressOf(year)}-judul`
          return (
            <section key={year} id={addressOf(year)} aria-labelledby={heading}>
              <h2
                id={heading}
                className="mb-4 flex items-baseline gap-3 text-xl font-bold tabular-nums"
              >
                {year}{' '}
                <span className="text-sm font-normal text-ink-2">
                  {items.length}
                  {!isCounted && '+'} foto
                </span>
              </h2>
              {tiles}
            </section>
          )
        })}
      </div>
    </>
  )
}
