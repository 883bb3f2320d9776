import { ChipLinks } from '@/components/ui/lists/chip-links'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import type { Year } from '@/domain/ids/item-years'
import { PictureTile } from './picture-tile'

interface PictureYearsProps {
  years: readonly Year<GalleryPicture>[]
  isWhole: boolean
  className: string
}

const addressOf = (year: number) => `tahun-${year}`

export function PictureYears({ years, isWhole, className }: PictureYearsProps) {
  const known = years.flatMap(({ year }) => year ?? [])
  const first = years[0]?.items[0]
  return (
    <>
      {known.length > 1 && (
        <nav aria-label="Tahun" className="mb-6">
          <ChipLinks
            links={known.map((year) => ({
              name: String(year),
              to: { hash: addressOf(year) },
              // Leaves scrolling to the browser.
              reloadDocument: true,
            }))}
          />
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
