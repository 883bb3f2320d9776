import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { loadable } from '@/components/loadable'
import { ChipLinks } from '@/components/ui/lists/chip-links'
import { MoreItems } from '@/components/ui/lists/content-list'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import type { GalleryPicture } from '@/domain/gallery/gallery-schema'
import { type Year, byYear } from '@/domain/ids/item-years'
import { SKELETONS } from '@/domain/item-counts'
import { contentPages } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { useAddressedPicture, PictureTile, TILE_SIZES } from './picture-tile'
import { useHydrated } from '@/components/hydration/hydration'

interface PictureYearsProps {
  years: readonly Year<GalleryPicture>[]
  isWhole: boolean
  className: string
}

const addressOf = (year: number) => `tahun-${year}`

function PictureYears({ years, isWhole, className }: PictureYearsProps) {
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
              // Lets the browser handle the navigation, which scrolls to the heading.
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

export const Lightbox = loadable(() => import('@/components/lightbox/lightbox'))

/** Preloads the lightbox on the first touch. Returns whether it could be loaded, or undefined until that is known. */
function useLightbox(opened: string | undefined, isOnline: boolean) {
  const [isThere, setIsThere] = useState<boolean>()
  useEffect(() => {
    const prefetch = () => void Lightbox.load().catch(() => {}) // Opening a picture reports a failure.
    addEventListener('pointerdown', prefetch, { once: true })
    return () => removeEventListener('pointerdown', prefetch)
  }, [])
  useEffect(() => {
    if (!opened) return
    Lightbox.load().then(
      () => setIsThere(true),
      () => setIsThere(false),
    )
  }, [opened, isOnline])
  return isThere
}

function PictureSkeleton() {
  return (
    <div data-skeleton>
      <div className="aspect-4/3 skeleton rounded-card" />
      <div className="mt-3 h-4 skeleton" />
      <div className="mt-2 h-4 w-2/3 skeleton" />
    </div>
  )
}

/** Number of pictures before the last loaded picture at which the lightbox loads the next page. */
const AHEAD = 3

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,34%),1fr))] gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4'

export function PictureList() {
  const zone = useZone()
  const list = useInfiniteQuery(contentPages('gallery').options)
  const addressed = useAddressedPicture()
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  const { data: pictures = [], fetchNextPage } = list
  const opened = pictures.find(({ id }) => id === addressed.id)
  const isThere = useLightbox(opened?.id, isOnline)
  const wantsMore =
    list.hasNextPage &&
    isOnline &&
    !list.isFetching &&
    !list.isFetchNextPageError &&
    opened !== undefined &&
    pictures.indexOf(opened) >= pictures.length - AHEAD
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  return (
    <>
      <Loaded
        query={list}
        subject="galeri"
        empty="Belum ada foto di galeri."
        skeleton={
          <div className={GRID}>
            <Repeat count={SKELETONS.gallery}>
              <PictureSkeleton />
            </Repeat>
          </div>
        }
      >
        {(found) => (
          <PictureYears years={byYear(found, zone)} isWhole={!list.hasNextPage} className={GRID} />
        )}
      </Loaded>
      <MoreItems query={list} items="Foto" />
      {isHydrated && opened && isThere && (
        <Lightbox
          label="Foto galeri"
          sizes={TILE_SIZES}
          pictures={pictures}
          picture={opened}
          onShow={addressed.show}
          onClose={addressed.close}
        />
      )}
      {opened && isThere === false && (
        <p
          role="alert"
          className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mt-4 rounded-card border-l-4 border-danger bg-surface px-4 py-3 font-medium raised lg:bottom-4"
        >
          Foto ini belum dapat dibuka:{' '}
          {isOnline ? 'server tidak dapat dihubungi.' : 'tidak ada jaringan.'}
        </p>
      )}
    </>
  )
}
